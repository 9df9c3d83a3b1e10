import { undoLatest } from './toastQueue.ts';

/** As `aria-keyshortcuts` names them. */
export const undoKeys = 'Control+Z Meta+Z';

/** Undoes the latest change for as long as the page is open (SPEC 16.2). Returns what ends this. */
export function followUndoKeys(): () => void {
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}

function handleKey(event: KeyboardEvent): void {
  // Otherwise the browser would take back a typed text too, also in a field without focus (SPEC 16.80).
  if (isUndo(event) && undoLatest()) event.preventDefault();
}

/** Whether the keys mean "undo the change of the page", and not of a text that is being typed. */
function isUndo({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  if (target instanceof Element && target.matches(':read-write')) return false;
  // On a keyboard for Hindi the key has another letter at the same position.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}
