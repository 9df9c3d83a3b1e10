type Kept = readonly Pick<HTMLInputElement, 'name' | 'value' | 'checked'>[];

/**
 * Keeps what the fields of a form contain while the shopper looks at another screen; only in memory, so
 * that a reload forgets it. `keep` is the form's `ref`. Fields whose names begin with "card" are never
 * read, and are emptied before the browser keeps what it gives back after Back (SPEC 9.8, 10.2).
 */
export function createKeptFields() {
  let kept: Kept = [];
  let read = () => kept;
  return {
    keep: (form: HTMLFormElement): (() => void) => {
      const all = [...form.querySelectorAll<HTMLInputElement>('[name]')];
      const fields = all.filter(({ name }) => !name.startsWith('card'));
      for (const [index, field] of fields.entries()) Object.assign(field, kept[index]);
      const emptyCard = () => {
        for (const field of all) if (!fields.includes(field)) field.value = '';
      };
      addEventListener('pagehide', emptyCard);
      read = () => fields.map(({ name, value, checked }) => ({ name, value, checked }));
      return () => {
        removeEventListener('pagehide', emptyCard);
        kept = read();
        read = () => kept;
      };
    },
    read: () => read(),
    /** Begins with what the same form contained elsewhere. */
    start: (fields: Kept): void => {
      kept = fields;
    },
    /** What a field will be restored to; `undefined` in a form that is new. */
    valueOf: (name: string): string | undefined => kept.find((field) => field.name === name)?.value,
    forget: (): void => {
      kept = [];
    },
  };
}
