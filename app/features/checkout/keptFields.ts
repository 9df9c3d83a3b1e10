/** The value of each field when the form was last left; only in memory, so that a reload forgets it. */
let kept: readonly Pick<HTMLInputElement, 'value' | 'checked'>[] = [];

/**
 * The checkout form's `ref`: restores the fields, and reads them when the form is removed. The card's
 * fields, whose names begin with "card", are never read (SPEC 9.8).
 */
export function keepFields(form: HTMLFormElement): () => void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]:not([name^="card"])')];
  for (const [index, field] of fields.entries()) Object.assign(field, kept[index]);
  return () => {
    kept = fields.map(({ value, checked }) => ({ value, checked }));
  };
}

export function forgetFields(): void {
  kept = [];
}
