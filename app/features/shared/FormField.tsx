import type { ComponentProps } from 'react';
import { CheckedSelect, TextField } from '#ui/TextField.tsx';

/** A field of a form, as a table of fields has it. */
export type FormFieldProps = ComponentProps<typeof TextField> & {
  readonly name: string;
  /** What is said where nothing is given. */
  readonly missing?: string;
  /** What there is to choose, in place of a line of text; before it is what is said where nothing is. */
  readonly choices?: readonly { readonly key: string; readonly name: string }[];
};

export function FormField({ missing, choices, ...field }: FormFieldProps) {
  if (!choices) return <TextField {...field} data-missing={missing} />;
  const { name, label, hint, isWide, required, autoComplete } = field;
  return (
    <CheckedSelect
      {...{ name, label, hint, isWide, required, autoComplete }}
      data-missing={missing}
    >
      <option value="">{missing}</option>
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.name}
        </option>
      ))}
    </CheckedSelect>
  );
}
