import { openModals } from './focus.ts';

/**
 * Shows a dialog that nobody has asked for: who tabs or reads passes it by until it is pressed, and Escape
 * closes it from anywhere (SPEC 3.15).
 *
 * @returns hides it
 */
export function openQuietly(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const stops = dialog.querySelectorAll<HTMLElement>('a, button, input');
  const enter = () => {
    dialog.removeAttribute('aria-hidden');
    for (const stop of stops) stop.removeAttribute('tabindex');
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(openModals)) onEscape();
  };
  dialog.setAttribute('aria-hidden', 'true');
  for (const stop of stops) stop.tabIndex = -1;
  dialog.addEventListener('pointerdown', enter);
  document.addEventListener('keydown', handleKey);
  dialog.open = true;
  return () => {
    document.removeEventListener('keydown', handleKey);
    enter();
    dialog.open = false;
  };
}
