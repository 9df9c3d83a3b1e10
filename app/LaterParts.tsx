import { type ComponentType, useEffect, useState } from 'react';
import { loadWithToasts } from '#ui/toast.ts';

/** Messages and the word about the network: they come when the page is idle, or with the first message. */
export function LaterParts() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    if (Parts) return undefined;
    // Should this fail, the messages wait, and the next one asks again.
    const load = () =>
      import('./Later.tsx').then(
        ({ Later }) => setParts(() => Later),
        () => undefined,
      );
    (window.requestIdleCallback ?? setTimeout)(load);
    return loadWithToasts(load);
  }, [Parts]);
  return Parts && <Parts />;
}
