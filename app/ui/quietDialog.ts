import { useEffect, useEffectEvent } from 'react';
import { openModals } from './focus.ts';

/** Escape closes a quiet dialog from anywhere. */
export function useEscape(isQuiet: boolean, onClose: () => void): void {
  const handleKey = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(openModals)) onClose();
  });
  useEffect(() => {
    if (!isQuiet) return undefined;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isQuiet]);
}

/**
 * Shows a dialog that nobody has asked for: who tabs or reads passes it by until it is pressed (SPEC 3.15).
 *
 * @returns closes it
 */
export function openQuietly(dialog: HTMLDialogElement): () => void {
  const stops = dialog.querySelectorAll<HTMLElement>('a, button, input');
  const show = () => {
    dialog.removeAttribute('aria-hidden');
    for (const stop of stops) stop.removeAttribute('tabindex');
  };
  dialog.setAttribute('aria-hidden', 'true');
  for (const stop of stops) stop.tabIndex = -1;
  dialog.addEventListener('pointerdown', show);
  dialog.open = true;
  return () => {
    show();
    dialog.open = false;
  };
}
