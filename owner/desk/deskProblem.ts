import type * as z from 'zod';
import { fieldOf } from '#reader/kinds/checkFile.ts';
import { labelOf } from '#reader/kinds/field.ts';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { inForms } from './inForms.ts';
import { type Problem, sayProblem } from '#reader/files/problem.ts';

/** A mistake as the desk says it: by the names of form and field, and where that form is. */
export type DeskProblem = {
  readonly text: string;
  readonly to?: string;
  /** The same in the form itself. */
  readonly said?: string;
};

const collections = {
  products: ['Products', productSchema],
  pages: ['Pages', pageSchema],
} as const;

/** A mistake, and the form in which it is put right (SPEC 19.6); one without a form is said as it is. */
export function atDesk(problem: Problem, folder: string): DeskProblem {
  const name = problem.file.slice(folder.length + 1);
  const [, language, collection = '', entry = '', file = ''] =
    /^(?:([a-z]{2,3})\/)?(?:(products|pages)\/(.+)|((?:settings\/)?\w+))\.(?:yaml|md)$/.exec(
      name,
    ) ?? [];
  const ofCollection = collections[collection as keyof typeof collections];
  const schema = ofCollection?.[1] ?? schemas[file as keyof typeof schemas];
  if (!schema) return { text: sayProblem(problem) };
  const { field = '', message } = problem;
  const form = ofCollection ? `${ofCollection[0]}, ${entry.split('/')[0]}` : labelOf(schema);
  const place = `${collection || '_singletons'}/entries/${entry || file.replace('settings/', '')}`;
  const own = labelsOf(field, schema);
  const said = sayProblem({ file: '', field: own, message: inForms(message) });
  return {
    text: `${form}: ${said}`,
    said,
    to: `#/collections/${place}${language ? `?_locale=${language}` : ''}`,
  };
}

/** The labels of a field and its groups, as in “Slides 2, Title” for `hero 2, title`. */
function labelsOf(field: string, file: z.ZodType): string {
  let schema: z.ZodType | undefined = file;
  const labels = field.split(/\.|, /).map((part) => {
    const [name = '', place] = part.split(' ');
    const group: z.ZodType | undefined = schema && fieldOf(schema, name);
    schema = group && place ? fieldOf(group, 0) : group;
    return [(group && labelOf(group)) || name, place].filter(Boolean).join(' ');
  });
  return labels.join(', ');
}
