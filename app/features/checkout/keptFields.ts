/** The value of each field when the form was last left; only in memory, so that a reload forgets it. */
let kept: readonly Pick<HTMLInputElement, 'name' | 'value' | 'checked'>[] = [];

/**
 * The checkout form's `ref`: restores the fields, and reads them when the form is removed. The card's
 * fields, whose names begin with "card", are never read, and are emptied before the browser keeps what
 * it gives back after Back (SPEC 9.8).
 */
export function keepFields(form: HTMLFormElement): () => void {
  const all = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  const fields = all.filter(({ name }) => !name.startsWith('card'));
  for (const [index, field] of fields.entries()) Object.assign(field, kept[index]);
  const emptyCard = () => {
    for (const field of all) if (!fields.includes(field)) field.value = '';
  };
  addEventListener('pagehide', emptyCard);
  return () => {
    removeEventListener('pagehide', emptyCard);
    kept = fields.map(({ name, value, checked }) => ({ name, value, checked }));
  };
}

/** What a field will be restored to; `undefined` in a form that is new. */
export function keptValue(name: string): string | undefined {
  return kept.find((field) => field.name === name)?.value;
}

export function forgetFields(): void {
  kept = [];
}
