import { useEffect, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { isSignUpDismissed } from '#storage/signUpDismissal.ts';
import { showToast } from '#ui/toast.ts';
import type { Overlay } from './overlay.ts';

/** Sign Up opens by itself this long after the header has loaded (SPEC 3.5, 11.3). */
const signUpDelayMs = 5000;

const loadOverlays = () => import('./Overlays.tsx');
type OverlaysModule = Awaited<ReturnType<typeof loadOverlays>>;

/** What a button needs to open an overlay: its script is fetched as soon as the button is reached for. */
export type OverlayOpener = {
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};

/** What is open above the page, if anything. The script for it comes when first wanted. */
export function useOverlay() {
  const [chosen, setChosen] = useState<Overlay>();
  const [isSignUpDue, setSignUpDue] = useState(false);
  const [loaded, setLoaded] = useState<OverlaysModule>();

  const load = () => {
    // Should an early try fail, opening the overlay tries again and tells the shopper.
    loadOverlays().then(setLoaded, () => undefined);
  };
  const open = (overlay: Overlay) => {
    setChosen(overlay);
    loadOverlays().then(setLoaded, () => {
      setChosen(undefined);
      showToast(messages.partDidNotLoad);
    });
  };

  useEffect(() => {
    if (isSignUpDismissed()) return;
    const timer = window.setTimeout(() => {
      if (isSignUpDismissed()) return;
      setSignUpDue(true);
      loadOverlays().then(setLoaded, () => setSignUpDue(false));
    }, signUpDelayMs);
    return () => window.clearTimeout(timer);
  }, []);

  // Sign Up waits until whatever else is open has been closed.
  const overlay = chosen ?? (isSignUpDue ? ({ kind: 'signUp' } as const) : undefined);
  return {
    overlay,
    Overlays: loaded?.Overlays,
    change: setChosen,
    /** Closes what is open; Sign Up then no longer opens by itself. */
    close: () => {
      if (overlay?.kind === 'signUp') setSignUpDue(false);
      setChosen(undefined);
    },
    openerOf: (opened: Overlay): OverlayOpener => ({
      onClick: () => open(opened),
      onPointerEnter: load,
      onFocus: load,
    }),
  };
}
