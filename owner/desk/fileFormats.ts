import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { areGroups, isGroup, keysOf } from '#reader/kinds/entryKeys.ts';
import { fields, labelOf, writtenOf } from '#reader/kinds/field.ts';

/** What a form has: groups, lists and texts. */
export type Values = Readonly<Record<string, unknown>>;

/** How a file of the shop becomes the values of its form, and what is written with them. */
export type Format = {
  readonly read: (text: string) => Values;
  readonly write: (values: Values) => string;
};

/** The name of the format of a file that is there once, such as `settings-orders`. */
export const formatName = (file: string) => file.replace('/', '-');

const forms: Readonly<Record<string, FileForm>> = {
  products: { label: 'Products', format: 'product', schema: productSchema },
  // The CMS takes no other name for Markdown.
  pages: { label: 'Pages', format: 'page-frontmatter', schema: pageSchema },
  ...mapParts(schemas, (schema, at) => ({
    label: labelOf(schema),
    format: formatName(at),
    schema,
  })),
};

type FileForm = { readonly label: string; readonly format: string; readonly schema: z.ZodObject };

const formPath =
  /^(?:([a-z]{2,3})\/)?(?:(products|pages)\/([^/]+(?:\/product)?)|((?:settings\/)?\w+))\.(?:yaml|md)$/;

/** The form of a file by its path below the shop's folder, and its address at the desk; nothing if the desk has none. */
export function formOf(path: string): (FileForm & { readonly address: string }) | undefined {
  const [, language, collection, entry, file = ''] = formPath.exec(path) ?? [];
  const form = forms[collection ?? file];
  const place = `${collection ?? '_singletons'}/entries/${entry ?? file.replace('settings/', '')}`;
  return (
    form && {
      ...form,
      label: entry ? `${form.label}, ${entry.replace('/product', '')}` : form.label,
      address: `#/collections/${place}${language ? `?_locale=${language}` : ''}`,
    }
  );
}

/**
 * The formats of a shop's files, by the names that the forms give them. What a format writes is the form in which
 * the shop's files are kept (`beau format`), so that a save changes the lines of what was changed.
 */
export function formatsOf(folder: string): Readonly<Record<string, Format>> {
  const formats = Object.entries(forms).map(([name, { format, schema }]): [string, Format] => {
    const change = toForm(name in schemas ? folder : undefined);
    const read = (text: string) =>
      withKeys(inOrder(parse(text, change, { schema: 'failsafe' }) ?? {}, schema)) as Values;
    if (name === 'pages') return [format, { read: readPage(read), write: writePage }];
    return [format, { read, write: (values) => write(plainOf(values), schema) }];
  });
  return Object.fromEntries(formats);
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

const picture = '(?:products/[\\w-]+/)?[\\w-]+\\.(?:jpe?g|png|webp|avif)';
const pictureName = new RegExp(`^${picture}$`, 'i');
const picturePath = new RegExp(`^/.+?/(?:pictures/)?(${picture})$`, 'i');

/**
 * What a form has in the place of a value of a file: the day of `from 2026-12-01` as a field of its own, and a
 * picture of the shop's folder by its path, by which the CMS finds it. Each value is a text, as the reader has it too.
 */
const toForm = (folder: string | undefined) => (_: unknown, value: unknown) => {
  if (isGroup(value)) {
    // Without a word a product is in stock; a size of one that is not, or a product of few pieces, is not.
    if (value['availability'] === 'in stock' && 'name' in value && !value['stock'])
      return leaveOut(value, 'availability');
    const [, availability, day] = /^(.+) (\d.*)$/.exec(String(value['availability'])) ?? [];
    return day === undefined ? value : { ...value, availability, availabilityDay: day };
  }
  const isPicture = folder !== undefined && typeof value === 'string' && pictureName.test(value);
  return isPicture ? `/${folder}/${value.includes('/') ? '' : 'pictures/'}${value}` : value;
};

/** The same with a key in each entry, by which it is known also when its name is another one; a part of a page says as its `type` which one it is. */
function withKeys(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const keys = keysOf(value);
    if (!areGroups(value)) return value;
    return value.map((entry, at) => ({
      ...(name === 'parts' && { type: Object.keys(leaveOut(entry, 'key'))[0] }),
      key: keys[at],
      ...Object(withKeys(entry)),
    }));
  }
  return isGroup(value) ? mapParts(value, withKeys) : value;
}

/** A page: its head, and the text below it, which the CMS calls its body. */
const readPage = (readHead: Format['read']) => (text: string) => {
  const [, head = '', body = text] = /^---\n(.*?)^---[ \t]*\n?(.*)$/ms.exec(text) ?? [];
  return { ...readHead(head), body: body.trim() };
};

function writePage(values: Values): string {
  const { body = '', ...head } = plainOf(values);
  const own = write(head, pageSchema);
  return own === '' && body === '' ? '' : `---\n${own}---\n\n${String(body)}\n`;
}

/** What a file says with these values; empty fields and groups are left out, and a picture has its name. */
function plainOf(values: unknown): Values {
  return (JSON.parse(JSON.stringify(values, toText), leaveOutEmpty) ?? {}) as Values;
}

function toText(this: object, name: string, value: unknown) {
  // The CMS marks the entries of lists, and a form the parts of a page.
  const isMark = name.startsWith('__') || (name === 'type' && String(value) in this);
  if (value === null || value === '' || isMark) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // Word writes hard spaces; one after a number, as in 120 €, is meant.
  if (typeof value === 'string')
    return value.replaceAll(/(?<!\d)\u00a0/g, ' ').replace(picturePath, '$1');
  if (!isGroup(value)) return value;
  const { availabilityDay: day, ...own } = value;
  const state = String(own['availability']);
  const isOfDay = /(?:from|until)$/.test(state) && typeof day === 'string';
  return isOfDay ? { ...own, availability: `${state} ${day}`.trim() } : own;
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
  return mapParts(translated, (part, name) => keyTranslation(own[name], part));
}

function mapParts<Part, Made>(
  group: Readonly<Record<string, Part>>,
  change: (part: Part, name: string) => Made,
): Record<string, Made> {
  const parts = Object.entries(group).map(([name, part]) => [name, change(part, name)]);
  return Object.fromEntries(parts) as Record<string, Made>;
}
