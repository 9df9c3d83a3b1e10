import * as z from 'zod';
import type { Address } from '#address/address.ts';
import { readMarkdown, readPage } from '#shop-data/read/markdown.ts';
import { referenceOf } from './pictureReference.ts';
import { isRealPhone } from './phone.ts';

/**
 * What can be checked only together with the other files of the shop: `checkFields.ts` does it after the
 * file itself is right.
 */
export type FieldRule =
  | {
      readonly kind:
        | 'link'
        | 'ground'
        | 'cardMark'
        | 'product'
        | 'attribute'
        | 'category'
        | 'font'
        | 'policy'
        | 'productPicture'
        | 'film'
        | 'profile';
    }
  | { readonly kind: 'markdown' | 'page' }
  | PictureSlot;

/** The shape and the least size that a picture needs. */
export type PictureSlot = {
  readonly kind: 'picture';
  /** Width to height; without it, a picture has any shape. */
  readonly shape?: readonly [width: number, height: number];
  readonly leastWidth: number;
};

/** Which fields have one. */
export const fieldRules = z.registry<FieldRule>();

/** The fields that people read: only these are translated. */
export const texts = new WeakSet<z.ZodType>();

export const group = z.strictObject;

export function list<Entry extends z.ZodType>(least: number, most: number, entry: Entry) {
  return z.array(entry).min(least).max(most);
}

/** A list of groups with these fields. */
export function groups<Fields extends z.ZodRawShape>(least: number, most: number, fields: Fields) {
  return list(least, most, group(fields));
}

/** The same field under each of these names. */
export function each<const Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: Field,
) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
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

/** A text that people read; `about` completes "add …" and is what an editor shows. */
export function text(about: string, most: number) {
  const schema = plainText(about, most)
    .regex(/^[^<]*(?:<(?![a-zA-Z/!])[^<]*)*$/, 'has HTML, such as <b>: remove it')
    .meta({ description: about });
  texts.add(schema);
  return schema;
}

/** A text that is the same in every language, since the software reads it. */
export function plainText(about: string, most: number) {
  return z.string().trim().min(1, `is empty: add ${about}`).max(most).meta({ description: about });
}

/** A text in Markdown that begins with a sentence, which lists and search engines show. */
export function markdown(about: string, most: number) {
  const schema = plainText(about, most).superRefine((written, context) => {
    const { prose, problems } = readMarkdown(written);
    for (const { line, message } of problems) {
      context.addIssue({ code: 'custom', message, params: { line } });
    }
    if (problems.length > 0 || prose[0]?.type === 'paragraph') return;
    const message = 'must begin with a sentence, which lists and search engines show';
    context.addIssue({ code: 'custom', message });
  });
  schema.register(fieldRules, { kind: 'markdown' });
  texts.add(schema);
  return schema;
}

/** The text of a page, in Markdown with pictures and products. */
export function pageText(about: string, most: number) {
  const schema = plainText(about, most).superRefine((written, context) => {
    for (const { line, message } of readPage(written).problems) {
      context.addIssue({ code: 'custom', message, params: { line } });
    }
  });
  schema.register(fieldRules, { kind: 'page' });
  texts.add(schema);
  return schema;
}

export function matching(about: string, pattern: RegExp, problem = `must be ${about}`) {
  const error = ({ input }: { readonly input?: unknown }) =>
    input === '' ? `is empty: add ${about}` : `is “${String(input)}”, but ${problem}`;
  return z.string().regex(pattern, { error, abort: true }).meta({ description: about });
}

/** A day as a file has it. */
export function day(about: string) {
  return matching(`${about}, such as 2026-12-31`, /^\d{4}-\d\d-\d\d$/).refine(
    (written) => z.iso.date().safeParse(written).success,
    { error: ({ input }) => `is “${String(input)}”, but there is no such day` },
  );
}

/** A number of the shops of the world (GTIN): 8, 12, 13 or 14 digits, of which the last follows from the others. */
export function gtin(about: string) {
  const digits = /^(?:\d{8}|\d{12,14})$/;
  return matching(about, digits, 'must be 8, 12, 13 or 14 digits, without spaces').superRefine(
    (number, context) => {
      const last = checkDigitOf(number.slice(0, -1));
      if (number.endsWith(last)) return;
      const message = `is “${number}”, but its last digit would have to be ${last}: read the number below the barcode again`;
      context.addIssue({ code: 'custom', message });
    },
  );
}

/** From the right, every other digit counts three times. */
function checkDigitOf(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

export function choice<const Names extends readonly string[]>(about: string, names: Names) {
  return z.enum(names).meta({ description: about });
}

export function phone(about: string) {
  return matching(
    `${about}, with the code of the country, such as +91 98765 43210`,
    /^\+\d[\d ]{6,18}$/,
  ).refine((number) => isPlaceholder(number) || isRealPhone(number), {
    error: ({ input }) =>
      `is “${String(input)}”, but no number of this country has these digits: one may be missing, or a 0 after the code is too much`,
  });
}

/** A phone number that nobody can have. */
export function isPlaceholder(phone: string): boolean {
  return /^\+\d{1,3}0+$/.test(phone.replaceAll(' ', ''));
}

export function email(about: string) {
  return matching(
    `${about}, such as hello@shop.example`,
    /^[^\s@<>"',;:]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*\.[a-zA-Z]{2,}$/,
  ).refine((address) => !/\.(?:con|cmo|ocm|comm|vom)$/i.test(address), {
    error: ({ input }) => `is “${String(input)}”, but no address ends so: did you mean .com?`,
  });
}

/** A price as its owner writes it, `99`, `99.5` or `1,099.00`; then a whole number of hundredths. */
export function price(about: string) {
  return matching(
    about,
    /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/,
    'must be a number without the currency, as in 699.00',
  ).transform((written) => Math.round(Number(written.replaceAll(',', '')) * 100));
}

export function number(about: string, least: number, most: number, isInteger = true) {
  return matching(
    `${about}, from ${least} to ${most}`,
    isInteger ? /^\d+$/ : /^\d+(?:\.\d+)?$/,
    isInteger ? 'must be a whole number' : 'must be a number, as in 7.5',
  )
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

export function yesOrNo(about: string) {
  return z
    .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'] })
    .meta({ description: about });
}

/** A currency of today that has hundredths. */
export function currencyCode(about: string) {
  return matching(about, /^[A-Z]{3}$/).superRefine((code, context) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    const problem = !Intl.supportedValuesOf('currency').includes(code)
      ? 'which is no currency'
      : format.resolvedOptions().maximumFractionDigits !== 2 &&
        'but this software writes prices with two decimals: use a currency that has hundredths';
    if (!problem) return;
    const message = `is ${code}, ${problem}`;
    context.addIssue({ code: 'custom', message, continue: false });
  });
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country's code (ISO 3166-1); the browser's own list also names some groups of countries. */
export function country(about: string) {
  return matching(
    `${about}, such as IN`,
    /^(?!EU|EZ|QO|UN|XA|XB|ZZ)[A-Z]{2}$/,
    'must be the two capital letters of a country, as in IN',
  ).refine((code) => countryNames.of(code) !== undefined, {
    error: ({ input }) => `is “${String(input)}”, but there is no country with these letters`,
  });
}

/** A language and a country, such as `en-GB`. */
export function locale(about: string) {
  return matching(about, /^[a-z]{2,3}-[A-Z]{2}$/);
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language’s code (ISO 639), also of one that the software does not speak. */
export function languageCode(about: string) {
  return matching(about, /^[a-z]{2,3}$/, 'must be its two or three small letters, as in hi').refine(
    (code) => languageNames.of(code) !== undefined,
    {
      error: ({ input }) =>
        `is “${String(input)}”, but there is no language with these letters: correct them`,
    },
  );
}

/** A link to a page of the shop; the app's types know it as an address. */
export function link() {
  const about = 'the page that the link leads to, such as /products';
  const address = matching(about, /^\//, 'must be a page of this shop and begin with /');
  return address.register(fieldRules, { kind: 'link' }) as unknown as z.ZodType<Address>;
}

/** The number of a product of the shop. */
export function productId() {
  return matching('the number of a product, as in its address /product/12', /^\d+$/)
    .transform(Number)
    .register(fieldRules, { kind: 'product' });
}

/** A picture of the shop's folder: the app gets the picture itself in its place. */
export type NamedPicture = {
  /** Without the ending of the file: `hero-1`, or `products/04-tea/primary`. */
  readonly picture: string;
  readonly shape?: PictureSlot['shape'];
};

/** A picture's name, with its ending or without; the app gets the picture itself. */
export function picture(
  about: string,
  shape: PictureSlot['shape'] | undefined,
  leastWidth: number,
) {
  const name = matching(
    about,
    /^(?:pictures\/|products\/\d+-[a-z0-9-]+\/)?[\w-]+(?:\.(?:jpe?g|png|webp|avif))?$/i,
    'must be the name of a file in pictures, in letters, digits and dashes, as in hero-1.jpg',
  );
  return name
    .transform((own): NamedPicture => ({ picture: referenceOf(own), ...(shape && { shape }) }))
    .register(fieldRules, { kind: 'picture', ...(shape && { shape }), leastWidth });
}
