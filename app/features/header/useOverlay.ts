import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '#catalogue/product.ts';
import { changedFields } from '#loading/changedFields.ts';
import { usePart } from '#loading/usePart.ts';
import { signUp } from '#shop/parts';
import { signUpDismissal } from '#storage/signUpDismissal.ts';

/** Sign Up opens by itself this long after the header has loaded (SPEC 3.5, 11.3). */
const signUpDelayMs = 5000;

/** The menu or the dialog that is open; never two at once (SPEC 3.4). */
export type Overlay =
  | { readonly kind: 'menu' }
  | { readonly kind: 'signUp' }
  | { readonly kind: 'search'; readonly query: string; readonly found?: number }
  | { readonly kind: 'product'; readonly product: Product; readonly query: string };

/** The props of a button that opens an overlay: pointer or focus on it loads the script. */
export type OverlayOpener = {
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};

/**
 * The state of the open overlay, whose script is loaded when it is first needed.
 *
 * @param path of the current screen
 */
export function useOverlay(path: string) {
  const [chosen, setChosen] = useState<Overlay>();
  const [isSignUpDue, setSignUpDue] = useState(false);
  const overlays = usePart(() => import('./Overlays.tsx'));

  const isAllowed = !import.meta.env.TAKES_ORDERS || path !== '/checkout';
  useSignUp(isAllowed, overlays.prefetch, () => setSignUpDue(true));

  // Sign Up waits until no other overlay is open.
  const overlay = chosen ?? (isSignUpDue ? ({ kind: 'signUp' } as const) : undefined);
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
      onPointerEnter: () => overlays.prefetch(),
      onFocus: () => overlays.prefetch(),
    }),
  };
}

/**
 * Calls `open` once, when Sign Up is due and loaded, no dialog of the screen is open, and nobody types or has
 * typed on the page (SPEC 3.5).
 */
function useSignUp(
  isAllowed: boolean,
  load: (onReady: () => void) => void,
  open: () => void,
): void {
  const openWhenCalm = useEffectEvent((wait: () => void, next?: () => void) => {
    if (signUpDismissal.read()) return;
    const isTyping =
      document.activeElement?.matches('input,select,textarea') ||
      changedFields('input,textarea').length > 0;
    if (!isAllowed || isTyping) wait();
    // Its script may come late, when the shopper types.
    else if (next) load(next);
    else open();
  });
  useEffect(() => {
    if (!signUp || signUpDismissal.read()) return;
    let timer = 0;
    const openWhenDue = () => openWhenCalm(wait, () => openWhenCalm(wait));
    const wait = () => {
      timer = window.setTimeout(() => {
        const other = document.querySelector('dialog[open]');
        if (other) other.addEventListener('close', openWhenDue, { once: true });
        else openWhenDue();
      }, signUpDelayMs);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
}
