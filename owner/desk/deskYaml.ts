import { parse } from 'yaml';
import { productForm } from '#reader/fields/forms.ts';
import { areGroups, keysOf } from '#reader/kinds/entryKeys.ts';
import { isObject } from './changeText.ts';
import { type Values, layOut, takeOut } from './layOut.ts';

const picture = '(?:products/[\\w-]+/)?[\\w-]+\\.(?:jpe?g|png|webp|avif)';
const pictureName = new RegExp(`^${picture}$`, 'i');
const picturePath = new RegExp(`^/.+?/(?:pictures/)?(${picture})$`, 'i');

/**
 * A file of the shop as the reader reads it too: each value is a text, so 007 and 10.00 stay as written.
 *
 * @param folder of the shop, if pictures are to be named by their paths, as the CMS finds them
 */
export function readPlain(text: string, folder?: string): unknown {
  const toPath = (_: unknown, value: unknown) => {
    if (folder === undefined || typeof value !== 'string' || !pictureName.test(value)) return value;
    return `/${folder}/${value.includes('/') ? '' : 'pictures/'}${value}`;
  };
  return parse(text, toPath, { schema: 'failsafe' });
}

/** What a file says with these values; empty fields and groups are left out, and a picture has its name. */
export function plainOf(values: unknown): Values {
  return (JSON.parse(JSON.stringify(values, toText), leaveOutEmpty) ?? {}) as Values;
}

type ShopFile = {
  readonly parts?: readonly object[];
  readonly orders?: { readonly asks?: readonly (object | string)[] };
  readonly tax?: object | string;
  readonly regions?: { readonly list?: readonly (object | string)[] };
};

/** A file at the top of the shop's folder as its form has it: each part of a page says as its `type` which one it is. */
export function readShopFile(text: string, folder: string): Values {
  const file = (readPlain(text, folder) ?? {}) as ShopFile;
  const { orders, regions, tax } = file;
  const grouped = {
    ...file,
    ...(orders?.asks && { orders: { ...orders, asks: asGroups(orders.asks, 'field') } }),
    ...(typeof tax === 'string' && { tax: { name: tax } }),
    ...(regions?.list && { regions: { ...regions, list: asGroups(regions.list, 'name') } }),
  };
  const { parts, ...page } = withKeys(grouped) as ShopFile;
  const typeOf = (part: object) => Object.keys(part).find((name) => name !== 'key');
  return {
    ...page,
    ...(parts && { parts: parts.map((part) => ({ type: typeOf(part), ...part })) }),
  };
}

/** In a list of a form all entries are groups. */
const asGroups = (entries: readonly (object | string)[], field: string) =>
  entries.map((entry) => (typeof entry === 'string' ? { [field]: entry } : entry));

/** The same with a key in each entry, by which it is known also when its name is another one. */
function withKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]));
  }
  const keys = keysOf(value);
  return areGroups(value)
    ? value.map((entry, at) => ({ key: keys[at], ...Object(withKeys(entry)) }))
    : value;
}

/** What a form has of a translation, in which a new entry has the key of the one at its place in the first language. */
export function keyTranslation(own: unknown, translated: unknown): unknown {
  if (!isObject(own) || !isObject(translated)) return translated;
  if (!Array.isArray(translated) || !Array.isArray(own)) {
    const parts = Object.entries(translated).map(([name, part]) => [
      name,
      keyTranslation(Object(own)[name], part),
    ]);
    return Object.fromEntries(parts);
  }
  const keys = keysOf(own.map((entry) => leaveOut(entry, 'type')));
  return translated.map((entry: unknown, at) => {
    if (!isObject(entry)) return entry;
    const { key, ...texts } = Object(keyTranslation(own[at], entry));
    return { key: key || keys[at], ...texts };
  });
}

function leaveOut(group: unknown, name: string): unknown {
  return Object.fromEntries(Object.entries(Object(group)).filter(([each]) => each !== name));
}

/** What such a file says with the values of its form. */
export function plainShopFile({ parts, ...page }: ShopFile & Values): Values {
  return plainOf({
    ...page,
    ...(parts && { parts: parts.map((part) => ({ ...part, type: '' })) }),
  });
}

/** A product as its form has it: the day of `from 2026-12-01` is a field of its own. */
export function readProduct(text: string): Values {
  const product = withKeys(readPlain(text) ?? {}) as Values;
  const { sizes } = product;
  const split = {
    ...splitDay(product),
    ...(Array.isArray(sizes) && { sizes: sizes.map(splitDay) }),
  };
  return layOut(split, productForm);
}

function splitDay(values: Values): Values {
  const { availability: written } = values;
  if (written === 'in stock') return { ...values, availability: '' };
  const [, availability, day] = /^(.+) (\d.*)$/.exec(String(written)) ?? [];
  return day === undefined ? values : { ...values, availability, availabilityDay: day };
}

/** A text, or an empty one. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a product's file says with the values of its form. */
export function plainProduct(values: Values): Values {
  const product = joinDay(takeOut(values, productForm));
  const { sizes } = product;
  return plainOf({ ...product, ...(Array.isArray(sizes) && { sizes: sizes.map(joinDay) }) });
}

function joinDay({ availabilityDay: day, ...values }: Values): Values {
  const { availability } = values;
  return /(?:from|until)$/.test(String(availability))
    ? { ...values, availability: `${String(availability)} ${textOf(day)}`.trim() }
    : values;
}

/** A page as its form has it: its head, and the text below it, which the CMS calls its body. */
export function readPageFile(text: string): Values {
  const [, head = '', body = text] = /^---\n(.*?)^---[ \t]*\n?(.*)$/ms.exec(text) ?? [];
  return { ...Object(readPlain(head)), body: body.replace(/^\n/, '') };
}

type FormSize = { readonly number?: number | string | null };

/**
 * The numbers of a product's sizes (SPEC 16.60): each keeps its own, unless it is copied. The first one
 * without has that of the product if no other has it, and the others have the `next` ones.
 */
export function numberSizes(
  sizes: readonly FormSize[],
  { own, next, isNew }: { readonly own: number; readonly next: number; readonly isNew: boolean },
): readonly number[] {
  const written = sizes.map(({ number }) => (isNew ? 0 : Number(number)));
  let free = written.includes(own) ? next : own;
  return written.map((number, index) => {
    if (number > 0 && written.indexOf(number) === index) return number;
    const given = free;
    free = given === own ? next : given + 1;
    return given;
  });
}

function toText(_: string, value: unknown) {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // Word writes hard spaces; one after a number, as in 120 €, is meant.
  if (typeof value === 'string')
    return value.replaceAll(/(?<!\d)\u00a0/g, ' ').replace(picturePath, '$1');
  return value;
}

function leaveOutEmpty(_: string, value: object | string | null) {
  if (Array.isArray(value)) return leaveOutEntries(value);
  const isEmpty = typeof value === 'object' && JSON.stringify(value) === '{}';
  return isEmpty ? undefined : value;
}

/** The entries that say something, with their keys where these do not follow from what they say. */
function leaveOutEntries(all: readonly unknown[]) {
  // Of a group without texts the CMS makes nothing at all.
  const entries = all.filter((entry) =>
    isObject(entry) ? Object.keys(entry).join() !== 'key' : entry,
  );
  if (entries.length === 0) return undefined;
  if (!areGroups(entries)) return entries;
  const plain = entries.map((entry) => leaveOut(entry, 'key'));
  const keys = keysOf(plain);
  return entries.map((entry, at) => (Object(entry).key === keys[at] ? plain[at] : entry));
}
