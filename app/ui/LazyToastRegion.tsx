import { useEffect, useState } from 'react';
import type { ToastRegion } from './ToastRegion.tsx';
import { loadWithToasts } from './toast.ts';
import { whenIdle } from './whenIdle.ts';

/** Where the page's messages hang; it comes when the page is idle, at the latest with the first one. */
export function LazyToastRegion() {
  const [Region, setRegion] = useState<typeof ToastRegion>();
  useEffect(() => {
    if (Region) return undefined;
    // Should this fail, the messages wait, and the next one asks again.
    const load = () =>
      import('./ToastRegion.tsx').then(
        (module) => setRegion(() => module.ToastRegion),
        () => undefined,
      );
    whenIdle(load);
    return loadWithToasts(load);
  }, [Region]);
  return Region && <Region isBelowDialogs />;
}
