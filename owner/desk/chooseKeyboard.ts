/** On a phone a price brings up digits: the CMS knows no such text. */
export function chooseKeyboard({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const path = target.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
  if (/(?:price|mrp|charge|freefrom)$/i.test(path)) target.inputMode = 'decimal';
  if (path.endsWith('phone')) target.inputMode = 'tel';
}
