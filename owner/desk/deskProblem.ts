import type * as z from 'zod';
import { schemas } from '#reader/fields/schema.ts';
import { type Problem, sayProblem } from '#reader/files/problem.ts';
import { fieldOf } from '#reader/kinds/checkFile.ts';
import { labelOf } from '#reader/kinds/field.ts';
import { formOf } from './fileFormats.ts';

/** A mistake as the desk says it: by the names of form and field, and where that form is. */
export type DeskProblem = {
  readonly text: string;
  readonly to?: string;
  /** The same in the form itself. */
  readonly said?: string;
};

/** A mistake, and the form in which it is put right (SPEC 19.6); one without a form is said as it is. */
export function atDesk(problem: Problem, folder: string): DeskProblem {
  const form = formOf(problem.file.slice(folder.length + 1));
  if (!form) return { text: sayProblem(problem) };
  const field = labelsOf(problem.field ?? '', form.schema);
  const said = sayProblem({ file: '', field, message: inForms(problem.message) });
  return { text: `${form.label}: ${said}`, said, to: form.address };
}

/** The labels of a field and its groups, as in “Slides 2, Title” for `hero 2, title`. */
function labelsOf(field: string, file: z.ZodType): string {
  let schema: z.ZodType | undefined = file;
  const labels = field.split(/\.|, /).map((part) => {
    const [name = '', place] = part.split(' ');
    const group: z.ZodType | undefined = fieldOf(schema, name);
    schema = place ? fieldOf(group, 0) : group;
    return [(group && labelOf(group)) || name, place].filter(Boolean).join(' ');
  });
  return labels.join(', ');
}

/** A text with the names of forms and fields in the place of files, as in “Lowest price allowed” in Technical. */
export const inForms = (text: string) =>
  text.replaceAll(
    /(?:(\w+) in )?((?:settings\/)?\w+)\.yaml/g,
    (all, name: string, file: string) => {
      const schema: z.ZodType | undefined = schemas[file as keyof typeof schemas];
      const field = fieldOf(schema, name);
      if (!field) return schema ? all.replace(`${file}.yaml`, labelOf(schema)) : all;
      return `“${labelOf(field)}” in ${labelOf(schema)}`;
    },
  );
