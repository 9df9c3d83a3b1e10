import { type ComponentType, useEffect, useState } from 'react';
import { loadWithToasts } from './toast.ts';
import { whenIdle } from './whenIdle.ts';

/** Where the page's messages hang; it comes when the page is idle, at the latest with the first one. */
export function LazyToastRegion() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region) return undefined;
    // Should this fail, the messages wait, and the next one asks again.
    const load = () =>
      import('./ToastRegion.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    whenIdle(load);
    return loadWithToasts(load);
  }, [Region]);
  return Region && <Region />;
}
