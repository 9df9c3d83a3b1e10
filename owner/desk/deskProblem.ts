import type * as z from 'zod';
import { fieldOf } from '#reader/kinds/checkFile.ts';
import { labelOf } from '#reader/kinds/field.ts';
import { productForm } from '#reader/fields/forms.ts';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { inForms } from './inForms.ts';
import { nameInGroup } from './layOut.ts';
import { nameInEnglish } from '#reader/messages/languageRecord.ts';
import { type Problem, sayProblem } from '#reader/files/problem.ts';

/** A mistake as the desk says it: by the names of form and field, and where that form is. */
export type DeskProblem = {
  readonly text: string;
  readonly to?: string;
  /** The same in the form itself. */
  readonly said?: string;
  /** The path of the file. */
  readonly file?: string;
  /** What the CMS calls the field of the form, such as `sizes.0.label`. */
  readonly key?: string;
  /** Of a line that is said of many forms: one for each of them. */
  readonly parts?: readonly DeskProblem[];
};

const collections = {
  products: ['Products', productSchema],
  pages: ['Pages', pageSchema],
} as const;

/** Mistakes or hints; the texts that a language lacks are one line, in which there is one for each of their forms. */
export const allAtDesk = (all: readonly Problem[], folder: string): readonly DeskProblem[] =>
  all.map((each) => {
    if (each.parts === undefined) return atDesk(each, folder);
    const language = nameInEnglish(each.file.slice(folder.length + 1));
    const text = `${language} ${each.message.replace(/:.*/, '.')}`;
    return { text, parts: each.parts.map((one) => atDesk(one, folder)) };
  });

/** A mistake, and the form in which it is put right (SPEC 19.6); one without a form is said as it is. */
export function atDesk(problem: Problem, folder: string): DeskProblem {
  return { ...sayAtDesk(problem, folder), file: problem.file };
}

function sayAtDesk(problem: Problem, folder: string): DeskProblem {
  const name = problem.file.slice(folder.length + 1);
  const [, language, collection = '', entry = '', file = ''] =
    /^(?:([a-z]{2,3})\/)?(?:(products|pages)\/(.+)|((?:settings\/)?\w+))\.(?:yaml|md)$/.exec(
      name,
    ) ?? [];
  const ofCollection = collections[collection as keyof typeof collections];
  const schema = ofCollection?.[1] ?? schemas[file as keyof typeof schemas];
  if (!schema) return { text: sayProblem(problem) };
  const { field = '', message } = problem;
  const path = pathOf(field);
  const form = ofCollection ? `${ofCollection[0]}, ${entry.split('/')[0]}` : labelOf(schema);
  const place = `${collection || '_singletons'}/entries/${entry || file.replace('settings/', '')}`;
  const keys = collection === 'products' ? inGroups(path) : path;
  const own = labelsOf(field, schema, keys);
  const said = sayProblem({ file: '', field: own, message: inForms(message) });
  return {
    text: `${form}: ${said}`,
    said,
    to: `#/collections/${place}${language ? `?_locale=${language}` : ''}`,
    key: keys.join('.'),
  };
}

/** The parts of a field's name: `sizes`, `0` and `label` of `sizes 1, label`. */
function pathOf(field: string): readonly string[] {
  return field.split(/\.|, /).flatMap((part) => {
    const [name = '', place] = part.split(' ');
    return place === undefined ? [name] : [name, String(Number(place) - 1)];
  });
}

/** Where a field of a product is in its form (layOut.ts). */
function inGroups(path: readonly string[], form = productForm): readonly string[] {
  for (const part of form) {
    if (typeof part === 'string') continue;
    if ('entries' in part) {
      if (path[0] !== part.name) continue;
      return [...path.slice(0, 2), ...inGroups(path.slice(2), part.entries)];
    }
    const own = part.fields.find((each) => `${path.join('.')}.`.startsWith(`${each}.`));
    if (own === undefined) continue;
    return [part.name, nameInGroup(own), ...path.slice(own.split('.').length)];
  }
  return path;
}

/** The labels of a field and its groups, as in “Slides 2, Title” for `hero 2, title`. */
function labelsOf(field: string, file: z.ZodType, [, inGroup]: readonly string[]): string {
  let schema: z.ZodType | undefined = file;
  const labels = field.split(/\.|, /).map((part) => {
    const [name = '', place] = part.split(' ');
    const group: z.ZodType | undefined = schema && fieldOf(schema, name);
    schema = group && place ? fieldOf(group, 0) : group;
    return [(group && labelOf(group)) || name, place].filter(Boolean).join(' ');
  });
  // A field in the place of its group is known by its own label.
  return labels.slice(inGroup?.includes('_') ? 1 : 0).join(', ');
}
