import { type ComponentType, useEffect, useState } from 'react';
import { loadWithToasts } from '#ui/toast.ts';

/** Toasts and the line about the network: rendered when the page is idle, or with the first toast. */
export function Deferred() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    if (Parts) return undefined;
    // Should this fail, the toasts wait, and the next one asks again.
    const load = () =>
      import('./DeferredParts.tsx').then(
        ({ DeferredParts }) => setParts(() => DeferredParts),
        () => undefined,
      );
    (window.requestIdleCallback ?? setTimeout)(load);
    return loadWithToasts(load);
  }, [Parts]);
  return Parts && <Parts />;
}
