/** Says at once what is wrong with a field, or that nothing is: leaving it shows that. */
export function refuse(input: HTMLInputElement, said: string): void {
  const before = input.validity.customError ? input.validationMessage : '';
  input.setCustomValidity(said);
  if (said !== before) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
