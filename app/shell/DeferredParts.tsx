import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '#ui/Boundary.tsx';
import { Mistakes } from '#ui/Mistakes.tsx';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { keepFocus } from '#ui/keepFocus.ts';
import { error } from '#ui/toast.ts';
import { partFailed } from '#strings/shell';
import { FailedNote } from './Failed.tsx';
import { keepLinks } from './navigation/keepLinks.ts';
import { OfflineLine } from './offline/OfflineLine.tsx';
import { followWorker } from './offline/followWorker.ts';

const sayFailed = () => error(partFailed);

/** A filter that brings it near then lays out no more than its list. Safari has no idle moments. */
function layOutFooter(): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback(() =>
    document.querySelector('footer')?.style.setProperty('content-visibility', 'visible'),
  );
}

/** The parts of every page that are not needed at first; `Deferred` loads them. */
export function DeferredParts() {
  // They follow the page from the moment in which the region of toasts is there.
  useLayoutEffect(keepFocus, []);
  useLayoutEffect(keepLinks, []);
  useEffect(layOutFooter, []);
  useEffect(() => {
    // The shop works without the worker; the next page tries again.
    if (import.meta.env.PROD) followWorker().catch(() => undefined);
  }, []);
  // Above the page's content, which it moves down: it covers nothing (SPEC 2.25).
  const notices = document.getElementById('notices');
  return (
    <>
      <Boundary onError={sayFailed}>
        <Mistakes />
      </Boundary>
      <Boundary fallback={<FailedNote />}>
        <ToastRegion isBelowDialogs />
      </Boundary>
      <Boundary onError={sayFailed}>{notices && createPortal(<OfflineLine />, notices)}</Boundary>
    </>
  );
}
