import { memo, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { addStyles } from '#loading/styles.ts';
import { usePart } from '#loading/usePart.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { followToasts } from '#ui/toast.ts';
import { FailedNote } from './Failed.tsx';

/** A browser with much to do may never call a page idle. */
const maxWaitMs = 5000;

/**
 * Loads toasts, the offline message and the styles of the rest when the page is idle or with the first
 * toast, but after 5 s at the latest (SPEC 12.1). Toasts come after the footer, so that Shift+Tab from the
 * start of the page reaches one.
 */
export const Deferred = memo(function Deferred() {
  const { part, prefetch } = usePart(() => import('./DeferredParts.tsx'), true);
  // If this fails, toasts wait, and the next one tries again; what needs the styles asks for them again.
  const load = useEffectEvent(() => {
    prefetch();
    addStyles().catch(() => undefined);
  });
  useEffect(() => {
    if (part) return undefined;
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: maxWaitMs });
    else setTimeout(load);
    return followToasts(load);
  }, [part]);
  return (
    part && (
      <Boundary fallback={<FailedNote />}>
        {createPortal(<part.DeferredParts />, document.body)}
      </Boundary>
    )
  );
});
