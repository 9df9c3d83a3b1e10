import { parse, stringify } from 'yaml';

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

/** The text of a file with these values; empty fields and groups are left out, and a picture has its name. */
export function writePlain(values: unknown): string {
  const written = JSON.parse(JSON.stringify(values, toText), leaveOutEmpty) as object | undefined;
  return stringify(written ?? {}, { schema: 'failsafe', lineWidth: 0, singleQuote: true });
}

type ShopFile = {
  readonly parts?: readonly object[];
  readonly orders?: { readonly asks?: readonly (object | string)[] };
};

/** A file at the top of the shop's folder as its form has it: each part of a page says as its `type` which one it is. */
export function readShopFile(text: string, folder: string): unknown {
  const { parts, ...page } = (readPlain(text, folder) ?? {}) as ShopFile;
  const { orders } = page;
  // In a list of a form all entries are groups.
  const asks = orders?.asks?.map((asked) => (typeof asked === 'string' ? { field: asked } : asked));
  return {
    ...page,
    ...(asks && { orders: { ...orders, asks } }),
    ...(parts && { parts: parts.map((part) => ({ type: Object.keys(part)[0], ...part })) }),
  };
}

/** The text of such a file with the values of its form. */
export function writeShopFile({ parts, ...page }: ShopFile): string {
  return writePlain({
    ...page,
    ...(parts && { parts: parts.map((part) => ({ ...part, type: '' })) }),
  });
}

type Product = { readonly availability?: string; readonly availabilityDay?: string };

/** A product as its form has it: the day of `from 2026-12-01` is a field of its own. */
export function readProduct(text: string): unknown {
  const product = readPlain(text) as Product | null;
  const [, availability, availabilityDay] = /^(.+) (\d.*)$/.exec(product?.availability ?? '') ?? [];
  return availability === undefined ? product : { ...product, availability, availabilityDay };
}

/** The text of a product's file with the values of its form. */
export function writeProduct({ availabilityDay = '', ...product }: Product): string {
  const { availability = '' } = product;
  const withDay = `${availability} ${availabilityDay}`.trim();
  return writePlain({
    ...product,
    ...(/(?:from|until)$/.test(availability) && { availability: withDay }),
  });
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
  // Word writes hard spaces.
  if (typeof value === 'string') return value.replaceAll('\u00a0', ' ').replace(picturePath, '$1');
  return value;
}

function leaveOutEmpty(_: string, value: object | string | null) {
  if (Array.isArray(value)) return leaveOutLast(value);
  const isEmpty = typeof value === 'object' && JSON.stringify(value) === '{}';
  return isEmpty ? undefined : value;
}

/** The empty entries at the end of a list; one before another keeps its place, by which a text is translated. */
function leaveOutLast(entries: readonly unknown[]) {
  const last = entries.findLastIndex((entry) => entry !== undefined && entry !== null);
  if (last < 0) return undefined;
  // Of a group without texts the CMS makes nothing at all.
  const areGroups = typeof entries[last] === 'object';
  return Array.from(entries.slice(0, last + 1), (entry) => entry ?? (areGroups ? {} : ''));
}
