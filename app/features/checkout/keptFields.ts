/** What each field held when the form was last left; in memory only, so that a reload forgets it. */
let kept: readonly Pick<HTMLInputElement, 'value' | 'checked'>[] = [];

/**
 * As the checkout form's `ref`: gives the fields what they held, and reads them when the form leaves
 * the page. The card's fields, whose names begin with "card", are never read (SPEC 9.8).
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
