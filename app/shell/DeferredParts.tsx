import { useEffect } from 'react';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { OfflineLine } from './offline/OfflineLine.tsx';
import { followWorker } from './offline/followWorker.ts';

/** The parts of every page that nobody needs in its first moment; `Deferred` says when they come. */
export function DeferredParts() {
  useEffect(() => {
    // The shop works without it, and tries again with the next page.
    if (import.meta.env.PROD) followWorker().catch(() => undefined);
  }, []);
  return (
    <>
      <ToastRegion isBelowDialogs />
      <OfflineLine />
    </>
  );
}
