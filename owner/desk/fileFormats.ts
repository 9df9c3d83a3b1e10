import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { areGroups, keysOf } from '#reader/kinds/entryKeys.ts';
import { fields, writtenOf } from '#reader/kinds/field.ts';
import { isGroup } from '#reader/kinds/isGroup.ts';

/** What a form has: groups, lists and texts. */
export type Values = Readonly<Record<string, unknown>>;

/** How a file of the shop becomes the values of its form, and what is written with them. */
export type Format = {
  readonly read: (text: string) => Values;
  readonly write: (values: Values) => string;
};

/**
 * The formats of a shop's files, by the names that the forms give them. What a format writes is the form in which
 * the shop's files are kept (`beau format`), so that a save changes the lines of what was changed.
 */
export function formatsOf(folder: string): Readonly<Record<string, Format>> {
  const toPath = pathsIn(folder);
  const files = Object.entries(schemas).map(([name, schema]): [string, Format] => [
    formatName(name),
    {
      read: (text) => readFile(parsePlain(text, schema, toPath)),
      write: (values) => write(plainFile(values), schema),
    },
  ]);
  return {
    product: {
      read: (text) => readProduct(parsePlain(text, productSchema)),
      write: (values) => write(plainProduct(values), productSchema),
    },
    'page-frontmatter': { read: readPage, write: writePage },
    ...Object.fromEntries(files),
  };
}

/** The format of a file that is there once, such as `settings-orders`. */
export const formatName = (file: string) => file.replace('/', '-');

/** The name of the format of a file, by its path below the shop's folder; nothing if the desk has no form of it. */
export function formatOf(name: string): string | undefined {
  const own = name.replace(/^[a-z]{2,3}\//, '');
  if (/^products\/[^/]+\/product\.yaml$/.test(own)) return 'product';
  if (/^pages\/[^/]+\.md$/.test(own)) return 'page-frontmatter';
  const file = own.replace('.yaml', '');
  return own.endsWith('.yaml') && file in schemas ? formatName(file) : undefined;
}

const written = { schema: 'failsafe', lineWidth: 0, singleQuote: true } as const;

function write(values: Values, schema: z.ZodType): string {
  const own = inOrder(values, schema) as Values;
  return Object.keys(own).length === 0 ? '' : stringify(own, written);
}

/** The fields in the order of their schema; what may be written as one text is a group in the form. */
function inOrder(values: unknown, field: z.ZodType | undefined): unknown {
  const schema = field && writtenOf(field);
  const { orText } = (schema && fields.get(schema)) ?? {};
  if (orText !== undefined && typeof values === 'string') return { [orText]: values };
  if (Array.isArray(values)) {
    const entry = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
    return values.map((value) => inOrder(value, entry));
  }
  if (!isGroup(values)) return values;
  const shape: z.ZodRawShape = schema instanceof z.ZodObject ? schema.shape : {};
  const names = new Set([...Object.keys(shape), ...Object.keys(values)]);
  const parts = [...names].filter((name) => name in values);
  return Object.fromEntries(
    parts.map((name) => [name, inOrder(values[name], shape[name] as z.ZodType | undefined)]),
  );
}

type Change = (name: unknown, value: unknown) => unknown;

/** Each value is a text, as the reader has it too: 007 and 10.00 stay as written. */
const parsePlain = (text: string, schema: z.ZodType, change: Change = (_, value) => value) =>
  withKeys(inOrder(parse(text, change, { schema: 'failsafe' }) ?? {}, schema)) as Values;

const picture = '(?:products/[\\w-]+/)?[\\w-]+\\.(?:jpe?g|png|webp|avif)';
const pictureName = new RegExp(`^${picture}$`, 'i');
const picturePath = new RegExp(`^/.+?/(?:pictures/)?(${picture})$`, 'i');

/** The CMS finds a picture by its path. */
const pathsIn =
  (folder: string): Change =>
  (_, value) =>
    typeof value === 'string' && pictureName.test(value)
      ? `/${folder}/${value.includes('/') ? '' : 'pictures/'}${value}`
      : value;

/** The same with a key in each entry, by which it is known also when its name is another one. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = keysOf(value);
    if (!areGroups(value)) return value;
    return value.map((entry, at) => ({ key: keys[at], ...Object(withKeys(entry)) }));
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]));
}

type File = Values & { readonly parts?: readonly Values[] };

/** Each part of a page says as its `type` which one it is. */
function readFile({ parts, ...file }: File): Values {
  const typeOf = (part: Values) => Object.keys(part).find((name) => name !== 'key');
  return {
    ...file,
    ...(parts && { parts: parts.map((part) => ({ type: typeOf(part), ...part })) }),
  };
}

function plainFile({ parts, ...file }: File): Values {
  return plainOf({
    ...file,
    ...(parts && { parts: parts.map((part) => ({ ...part, type: '' })) }),
  });
}

/** The day of `from 2026-12-01` is a field of its own. */
const readProduct = (product: Values): Values => ({
  ...splitDay(product),
  // Without a word it is so; a size of one that is out of stock, or a product of few pieces, is not.
  ...(product['availability'] === 'in stock' && !product['stock'] && { availability: '' }),
  ...(Array.isArray(product['sizes']) && { sizes: product['sizes'].map(splitDay) }),
});

function splitDay(values: Values): Values {
  const [, availability, day] = /^(.+) (\d.*)$/.exec(String(values['availability'])) ?? [];
  return day === undefined ? values : { ...values, availability, availabilityDay: day };
}

function plainProduct(values: Values): Values {
  const { sizes } = values;
  return plainOf({
    ...joinDay(values),
    ...(Array.isArray(sizes) && { sizes: sizes.map(joinDay) }),
  });
}

function joinDay({ availabilityDay: day, ...values }: Values): Values {
  const { availability } = values;
  const state = typeof availability === 'string' ? availability : '';
  return /(?:from|until)$/.test(state)
    ? { ...values, availability: `${state} ${typeof day === 'string' ? day : ''}`.trim() }
    : values;
}

/** A page: its head, and the text below it, which the CMS calls its body. */
function readPage(text: string): Values {
  const [, head = '', body = text] = /^---\n(.*?)^---[ \t]*\n?(.*)$/ms.exec(text) ?? [];
  return { ...parsePlain(head, pageSchema), body: body.trim() };
}

function writePage(values: Values): string {
  const { body = '', ...head } = plainOf(values);
  const own = write(head, pageSchema);
  return own === '' && body === '' ? '' : `---\n${own}---\n\n${String(body)}\n`;
}

/** What a file says with these values; empty fields and groups are left out, and a picture has its name. */
export function plainOf(values: unknown): Values {
  return (JSON.parse(JSON.stringify(values, toText), leaveOutEmpty) ?? {}) as Values;
}

function toText(name: string, value: unknown) {
  // The CMS marks the entries of lists.
  if (value === null || value === '' || name.startsWith('__')) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // Word writes hard spaces; one after a number, as in 120 €, is meant.
  if (typeof value === 'string')
    return value.replaceAll(/(?<!\d)\u00a0/g, ' ').replace(picturePath, '$1');
  return value;
}

function leaveOutEmpty(_: string, value: unknown) {
  if (Array.isArray(value)) return leaveOutEntries(value);
  return isGroup(value) && Object.keys(value).length === 0 ? undefined : value;
}

/** The entries that say something, with their keys where these do not follow from what they say. */
function leaveOutEntries(all: readonly unknown[]) {
  const entries = all.filter((entry) =>
    isGroup(entry) ? Object.keys(entry).join() !== 'key' : entry,
  );
  if (entries.length === 0) return undefined;
  if (!areGroups(entries)) return entries;
  const plain = entries.map((entry) => leaveOut(entry, 'key'));
  const keys = keysOf(plain);
  return entries.map((entry, at) => (Object(entry).key === keys[at] ? plain[at] : entry));
}

const leaveOut = (entry: unknown, name: string) =>
  Object.fromEntries(Object.entries(Object(entry)).filter(([each]) => each !== name));

/** What a form has of a translation, in which a new entry has the key of the one at its place in the first language. */
export function keyTranslation(own: unknown, translated: unknown): unknown {
  if (Array.isArray(translated) && Array.isArray(own)) {
    const keys = keysOf(own.map((entry) => leaveOut(entry, 'type')));
    return translated.map((entry: unknown, at) => {
      if (!isGroup(entry)) return entry;
      const { key, ...texts } = Object(keyTranslation(own[at], entry));
      return { key: key || keys[at], ...texts };
    });
  }
  if (!isGroup(own) || !isGroup(translated)) return translated;
  const parts = Object.entries(translated).map(([name, part]) => [
    name,
    keyTranslation(own[name], part),
  ]);
  return Object.fromEntries(parts);
}
