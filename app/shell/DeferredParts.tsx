import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { offerChosenLanguage } from './language/offerChosenLanguage.ts';
import { OfflineLine } from './offline/OfflineLine.tsx';
import { followWorker } from './offline/followWorker.ts';

/** The parts of every page that are not needed at first; `Deferred` loads them. */
export function DeferredParts() {
  const [offer, setOffer] = useState<ReactNode>();
  useEffect(() => {
    // The shop works without the worker; the next page tries again.
    if (import.meta.env.PROD) followWorker().catch(() => undefined);
    // Where storage is forbidden nothing was chosen; if a file does not load, the next page offers it.
    if (import.meta.env.IS_MULTILINGUAL) offerChosenLanguage(setOffer).catch(() => undefined);
  }, []);
  // Above the page's content, which they move down: they cover nothing (SPEC 2.25).
  const notices = document.getElementById('notices');
  return (
    <>
      <ToastRegion isBelowDialogs />
      {notices &&
        createPortal(
          <>
            <OfflineLine />
            {offer}
          </>,
          notices,
        )}
    </>
  );
}
