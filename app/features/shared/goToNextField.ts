import type { KeyboardEvent } from 'react';

/** Enter goes to the next field, as its key on a phone says; in the last one it sends the form. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  event.preventDefault();
  const fields = [...currentTarget.elements];
  const next = fields[fields.indexOf(target) + 1];
  if (next instanceof HTMLElement) next.focus();
}
