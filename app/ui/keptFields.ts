type Kept = readonly Pick<HTMLInputElement, 'name' | 'value' | 'checked'>[];

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/**
 * Keeps what the fields of a form contain while the shopper looks at another screen; only in memory.
 * `keep` is the form's `ref`. Fields whose names begin with "card" are never read, and are emptied before
 * the browser keeps what it gives back after Back (SPEC 9.8, 10.2).
 */
export function createKeptFields() {
  let kept: Kept = [];
  let read = () => kept;
  return {
    keep: (form: HTMLFormElement): (() => void) => {
      const all = [...form.querySelectorAll<HTMLInputElement>('[name]')];
      const fields = all.filter(({ name }) => !name.startsWith('card'));
      for (const field of fields) {
        // By name: a later version of the shop may ask for other fields.
        const was = kept.find(({ name }) => name === field.name);
        if (!was) continue;
        if (isChoice(field)) field.checked = was.checked && field.value === was.value;
        // What was typed before the page was hydrated stays.
        else if (field.value === '') field.value = was.value;
      }
      const emptyCard = () => {
        for (const field of all) if (!fields.includes(field)) field.value = '';
      };
      addEventListener('pagehide', emptyCard);
      read = () =>
        fields
          .filter(({ type, checked }) => type !== 'radio' || checked)
          .map(({ name, value, checked }) => ({ name, value, checked }));
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
