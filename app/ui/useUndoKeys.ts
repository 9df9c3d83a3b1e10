import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { undoLatest } from './toastQueue.ts';

/**
 * Two ways to Undo without a chase (SPEC 16.2). The undo keys work for as long as the page is open. The
 * next Tab after a removal goes to the latest "Undo", and from the end of the region back to where
 * it came from; the returned handler does that.
 */
export function useUndoKeys(
  section: RefObject<HTMLElement | null>,
  latestUndo: number | undefined,
  isForPage: boolean,
): (event: KeyboardEvent) => void {
  const origin = useRef<Element>(null);
  const jumpedFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    origin.current = latestUndo === undefined ? null : document.activeElement;
  }, [latestUndo]);
  useEffect(() => {
    if (!isForPage) return undefined;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document;
      const isNext = event.key === 'Tab' && !event.shiftKey && activeElement === origin.current;
      const undo = [...(section.current?.querySelectorAll('input') ?? [])].at(-1);
      if (isUndo(event)) {
        undoLatest();
      } else if (undo && isNext && activeElement instanceof HTMLElement) {
        event.preventDefault();
        origin.current = null;
        jumpedFrom.current = activeElement;
        undo.focus();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [section, isForPage]);
  return (event) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
    const isLeaving = event.target === stops.at(event.shiftKey ? 0 : -1);
    if (!isLeaving || event.key !== 'Tab' || !jumpedFrom.current?.isConnected) return;
    event.preventDefault();
    jumpedFrom.current.focus();
    jumpedFrom.current = null;
  };
}

/** As `aria-keyshortcuts` names them. */
export const undoKeys = 'Control+Z Meta+Z';

/** Whether the keys mean "undo the change of the page", and not of a text that is being typed. */
function isUndo(event: globalThis.KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  if (target instanceof Element && target.matches('input:not([type=button]), textarea'))
    return false;
  // On a keyboard for Hindi the key has another letter, and the same place.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}
