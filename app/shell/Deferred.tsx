import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followToasts } from '#ui/toast.ts';

/** A browser with much to do may never call a page idle. */
const maxWaitMs = 5000;

/**
 * Loads toasts and the offline message when the page is idle or with the first toast, but after 5 s at
 * the latest (SPEC 12.1). They come after the footer, so that Shift+Tab from the start of the page
 * reaches a toast.
 */
export function Deferred() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    if (Parts) return undefined;
    // If this fails, toasts wait, and the next one tries again.
    const load = () =>
      import('./DeferredParts.tsx').then(
        ({ DeferredParts }) => setParts(() => DeferredParts),
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: maxWaitMs });
    else setTimeout(load);
    return followToasts(load);
  }, [Parts]);
  return Parts && createPortal(<Parts />, document.body);
}
