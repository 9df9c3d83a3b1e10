import * as z from 'zod';
import { capital } from '#catalogue/capital.ts';
import type { LinkTarget } from '#address/screens.ts';
import { type ReadMarkdown, readMarkdown } from '#reader/files/markdown.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { type Field, type FieldRule, type PictureSlot, describeField, fields } from './field.ts';

/** What is said of a field: the end of "add …", and for the desk what that does not say. */
export type What = string | { readonly about: string; readonly help: string };
type WhatOfGroup = string | (Pick<Field, 'about' | 'insteadOf'> & { readonly help: string });

function said(label: string, what: WhatOfGroup | undefined): Field {
  return { label, ...(typeof what === 'string' ? { about: what } : what) };
}

function aboutOf(what: What): string {
  return typeof what === 'string' ? what : what.about;
}

export function group<Parts extends z.ZodRawShape>(
  label: string,
  parts: Parts,
  what?: WhatOfGroup,
) {
  return describeField(z.strictObject(parts), said(label, what));
}

/** A group of which each field may be left out. */
export function optionalGroup<Parts extends z.ZodRawShape>(label: string, parts: Parts) {
  return describeField(z.strictObject(parts).partial(), { label });
}

export function list<Entry extends z.ZodType>(
  label: string,
  [least, most]: Bounds,
  entry: Entry,
  what?: WhatOfGroup,
) {
  const form = { type: 'list', least, most } as const;
  return describeField(z.array(entry).min(least).max(most), { ...said(label, what), form });
}

type Bounds = readonly [least: number, most: number];

/** A group that may also be written as one text, which is then the field of this name. */
export function fieldOrGroup<Group extends z.ZodObject>(field: string, whole: Group) {
  const toGroup = (written: unknown) =>
    typeof written === 'string' ? { [field]: written } : written;
  return z.preprocess(toGroup, describeField(whole, { orText: field }));
}

/** What an entry of a list is called in all languages, so that its translation is found (`entryKeys.ts`). */
export const entryKey = describeField(
  plainText('Key', 'what translations call it; without it, its name or title', 120),
  { isHidden: true },
).optional();

/** A list of groups with these fields, and a key. */
export function groups<Parts extends z.ZodRawShape>(
  label: string,
  bounds: Bounds,
  parts: Parts,
  what?: WhatOfGroup,
) {
  return list(label, bounds, group(label, { key: entryKey, ...parts }), what);
}

/** A check of a list: no entry, or no entry's field of this name, is there twice. */
export function noneTwice<Entry>(field?: keyof Entry & string) {
  return (entries: readonly Entry[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => (field === undefined ? entry : entry[field]));
    for (const [index, value] of values.entries()) {
      if (value === undefined || values.indexOf(value) === index) continue;
      const message = `is “${String(value)}”, which is used twice: change or remove one of the two`;
      context.addIssue({ code: 'custom', path: field ? [index, field] : [index], message });
    }
  };
}

const withoutHtml = /^[^<]*(?:<(?![a-zA-Z/!])[^<]*)*$/;
const hasHtml = 'has HTML, such as <b>: remove it';

/** A text that people read. */
export function text(label: string, what: What, most: number) {
  const form = { type: 'text', most, pattern: [withoutHtml.source, hasHtml] } as const;
  const schema = plainText(label, what, most).regex(withoutHtml, hasHtml);
  return describeField(schema, { form, isText: true });
}

/** A text that is the same in every language, since the software reads it. */
export function plainText(label: string, what: What, most: number, kind?: SimpleKind) {
  return describeField(
    z
      .string()
      .trim()
      .min(1, `is empty: add ${aboutOf(what)}`)
      .max(most),
    {
      ...said(label, what),
      form: { type: 'text', most },
      ...(kind && { rule: { kind } }),
    },
  );
}

type SimpleKind = Exclude<FieldRule['kind'], 'picture'>;

/** A text in Markdown. */
export function prose(label: string, what: What, most: number) {
  return checkedMarkdown(label, what, most, ({ problems }) => problems);
}

/** A text in Markdown that begins with a sentence, which lists and search engines show. */
export function markdown(label: string, what: What, most: number) {
  const message = 'must begin with a sentence, which lists and search engines show';
  return checkedMarkdown(label, what, most, ({ prose: [first], problems }) =>
    problems.length > 0 || first?.type === 'paragraph' ? problems : [{ message }],
  );
}

/** Reads the text once, since Markdown is what takes longest in the check of a large shop. */
function checkedMarkdown(
  label: string,
  what: What,
  most: number,
  problemsOf: (read: ReadMarkdown) => readonly { message: string; line?: number }[],
) {
  const schema = plainText(label, what, most, 'markdown').superRefine((written, context) => {
    for (const { line, message } of problemsOf(readMarkdown(written))) {
      context.addIssue({ code: 'custom', message, params: { line } });
    }
  });
  return describeField(schema, { isText: true });
}

export function matching(
  label: string,
  what: What,
  pattern: RegExp,
  problem = `must be ${aboutOf(what)}`,
) {
  const error = ({ input }: { readonly input?: unknown }) =>
    input === '' ? `is empty: add ${aboutOf(what)}` : `is “${String(input)}”, but ${problem}`;
  return describeField(z.string().regex(pattern, { error, abort: true }), {
    ...said(label, what),
    form: { type: 'text', pattern: [pattern.source, problem] },
  });
}

/** One of these words; the desk shows them as they are, or by the labels beside them. */
export function choice<const Word extends string>(
  label: string,
  what: What,
  choices: readonly Word[] | Readonly<Record<Word, string>>,
  rule?: 'policy',
) {
  const words = isList(choices) ? choices : (Object.keys(choices) as Word[]);
  const labels = isList(choices)
    ? Object.fromEntries(choices.map((word) => [word, capital(word)]))
    : choices;
  return describeField(z.enum(words), {
    ...said(label, what),
    form: { type: 'choice', choices: labels },
    ...(rule && { rule: { kind: rule } }),
  });
}

function isList(choices: object): choices is readonly string[] {
  return Array.isArray(choices);
}

/** A price as its owner writes it, `99`, `99.5` or `1,099.00`; then a whole number of hundredths. */
export function price(label: string, what: What) {
  const pattern = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/;
  const wrong = 'must be a number without the currency, as in 699.00';
  const written = matching(label, what, pattern, wrong);
  const read = written.transform((own) => Math.round(Number(own.replaceAll(',', '')) * 100));
  return describeField(read, { ...fields.get(written), rule: { kind: 'price' } });
}

export function number(label: string, what: What, [least, most]: Bounds, isInteger = true) {
  const [field = '', ...more] = aboutOf(what).split(/(?=[;,] )/);
  const about = `${field} (${least} to ${most})${more.join('')}`;
  const written = matching(
    label,
    typeof what === 'string' ? about : { ...what, about },
    isInteger ? /^\d+$/ : /^\d+(?:\.\d+)?$/,
    isInteger ? 'must be a whole number' : 'must be a number, as in 7.5',
  );
  const read = written.transform(Number).pipe(z.number().min(least).max(most));
  const form = { type: 'number', least, most, isInteger } as const;
  return describeField(read, { ...fields.get(written), form });
}

export function yesOrNo(label: string, what: What) {
  const schema = z.stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'] });
  return describeField(schema, { ...said(label, what), form: { type: 'yesOrNo' } });
}

/** A link to a page of the shop or to another site; the app's types know it as an address. */
export function link() {
  const about =
    'the page that the link leads to, such as /products, or an address of another site with https://';
  const wrong = 'must be a page of this shop and begin with /, or begin with https://';
  const schema = matching('Leads to', about, /^(?:\/|https:\/\/[^\s/]+\.[^\s/]+)\S*$/, wrong);
  return describeField(schema, { rule: { kind: 'link' } }) as unknown as z.ZodType<LinkTarget>;
}

/** The number of a product of the shop. */
export function productId() {
  const about = 'the number of a product, as in its address /product/12';
  const written = matching('Product', about, /^\d+$/);
  const rule = { kind: 'product' } as const;
  return describeField(written.transform(Number), { ...fields.get(written), rule });
}

/** A picture of the shop's folder: the app gets the picture itself in its place. */
export type NamedPicture = {
  /** Without the ending of the file: `hero-1`, or `products/04-tea/primary`. */
  readonly picture: string;
  readonly shape?: PictureSlot['shape'] | undefined;
  readonly fit?: string | undefined;
};

/** How a photo fits the shape of its place: `whole`, `cut`, or cut around a point such as `30% 60%` (SPEC 14.91). */
export function fit(what: What) {
  return matching(
    'How photos fit',
    what,
    /^(?:whole|cut|(?:\d\d?|100)% (?:\d\d?|100)%)$/,
    'must be whole, cut, or a point, as in 30% 60% (from the left, from the top)',
  );
}

/** A picture's name, with its ending or without; the app gets the picture itself. */
export function picture(
  label: string,
  about: string,
  shape: PictureSlot['shape'] | undefined,
  leastWidth: number,
) {
  const pattern =
    /^(?:pictures\/|products\/\d+-[a-z0-9-]+\/)?[\w-]+(?:\.(?:jpe?g|png|webp|avif))?$/i;
  const wrong =
    'must be the name of a file in pictures, in letters, digits and dashes, as in hero-1.jpg';
  const named = matching(label, about, pattern, wrong).transform((name): NamedPicture => ({
    picture: referenceOf(name),
    ...(shape && { shape }),
  }));
  const rule = { kind: 'picture', ...(shape && { shape }), leastWidth } as const;
  return describeField(named, { label, about, form: { type: 'image' }, rule });
}
