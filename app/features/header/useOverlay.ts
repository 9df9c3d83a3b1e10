import { useEffect, useEffectEvent, useState } from 'react';
import { changedFields } from '#loading/changedFields.ts';
import { usePart } from '#loading/usePart.ts';
import { signUpDismissal } from '#storage/signUpDismissal.ts';
import type { Overlay, OverlayOpener } from './overlay.ts';

/** Sign Up opens by itself this long after the header has loaded (SPEC 3.5, 11.3). */
const signUpDelayMs = 5000;

/**
 * The state of the open overlay, whose script is loaded when it is first needed.
 *
 * @param path of the current screen
 */
export function useOverlay(path: string) {
  const [chosen, setChosen] = useState<Overlay>();
  const [isSignUpDue, setSignUpDue] = useState(false);
  const overlays = usePart(() => import('./Overlays.tsx'));
  const prefetch = () => overlays.prefetch();

  useSignUp(!import.meta.env.TAKES_ORDERS || path !== '/checkout', () => {
    setSignUpDue(true);
    overlays.prefetch(() => setSignUpDue(false));
  });

  // Sign Up waits until no other overlay is open.
  const overlay =
    chosen ?? (isSignUpDue ? ({ kind: 'signUp', isQuiet: true } as const) : undefined);
  return {
    overlay,
    Overlays: overlays.part?.Overlays,
    change: setChosen,
    /** Closes what is open; Sign Up then no longer opens by itself. */
    close: () => {
      if (overlay?.kind === 'signUp') setSignUpDue(false);
      setChosen(undefined);
    },
    openerOf: (opened: Overlay): OverlayOpener => ({
      onClick: () => {
        setSignUpDue(false);
        setChosen(opened);
        overlays.open(() => setChosen(undefined));
      },
      onPointerEnter: prefetch,
      onFocus: prefetch,
    }),
  };
}

/**
 * Calls `open` once, when Sign Up is due, no dialog of the screen is open, and nobody types or has typed on
 * the page (SPEC 3.5).
 */
function useSignUp(isAllowed: boolean, open: () => void): void {
  const openWhenDue = useEffectEvent((wait: () => void) => {
    if (signUpDismissal.read()) return;
    const isTyping =
      document.activeElement?.matches('input,select,textarea') ||
      changedFields('input,textarea').length > 0;
    if (isAllowed && !isTyping) open();
    else wait();
  });
  useEffect(() => {
    if (!import.meta.env.HAS_SIGN_UP || signUpDismissal.read()) return;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => {
        const other = document.querySelector('dialog[open]');
        if (other) other.addEventListener('close', () => openWhenDue(wait), { once: true });
        else openWhenDue(wait);
      }, signUpDelayMs);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
}
