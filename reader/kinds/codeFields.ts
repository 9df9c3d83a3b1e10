import * as z from 'zod';
import { describeField } from './field.ts';
import { type What, matching } from './fieldTypes.ts';
import { isRealPhone } from './phone.ts';

/** A day as a file has it. */
export function day(label: string, about: string) {
  const schema = matching(label, `${about}, such as 2026-12-31`, /^\d{4}-\d\d-\d\d$/).refine(
    (written) => z.iso.date().safeParse(written).success,
    { error: ({ input }) => `is “${String(input)}”, but there is no such day` },
  );
  return describeField(schema, { form: { type: 'day' } });
}

/** A number of the shops of the world (GTIN): 8, 12, 13 or 14 digits, of which the last follows from the others. */
export function gtin(label: string, about: string) {
  const digits = /^(?:\d{8}|\d{12,14})$/;
  const wrong = 'must be 8, 12, 13 or 14 digits, without spaces';
  return matching(label, about, digits, wrong).superRefine((number, context) => {
    const last = checkDigitOf(number.slice(0, -1));
    if (number.endsWith(last)) return;
    const message = `is “${number}”, but its last digit would have to be ${last}: read the number below the barcode again`;
    context.addIssue({ code: 'custom', message });
  });
}

/** From the right, every other digit counts three times. */
function checkDigitOf(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

export function phone(label: string, about: string) {
  return matching(
    label,
    `${about}, with the code of the country, such as +91 98765 43210`,
    /^\+\d[\d ]{6,18}$/,
  ).refine((number) => isPlaceholder(number) || isRealPhone(number), {
    error: ({ input }) =>
      `is “${String(input)}”, but no number of this country has these digits: one may be missing, or there is an extra 0 after the code`,
  });
}

/** A phone number that nobody can have. */
function isPlaceholder(phone: string): boolean {
  return /^\+\d{1,3}0+$/.test(phone.replaceAll(' ', ''));
}

export function email(label: string, about: string) {
  return matching(
    label,
    `${about}, such as hello@shop.example`,
    /^[^\s@<>"',;:]+@(?:[^\s@<>"',;:/.]+\.)+(?:[^\s\d@<>"',;:/.-]{2,}|xn--[a-z0-9-]+)$/,
  ).refine((address) => !/\.(?:con|cmo|ocm|comm|vom)$/i.test(address), {
    error: ({ input }) => `is “${String(input)}”, but no address ends so: did you mean .com?`,
  });
}

/** How many decimals prices in a currency have: none in yen. */
export function decimalsOf(code: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A currency of today that has hundredths, or no smaller unit at all. */
export function currencyCode(label: string, about: string) {
  const schema = matching(label, about, /^[A-Z]{3}$/).superRefine((code, context) => {
    const problem = !Intl.supportedValuesOf('currency').includes(code)
      ? 'which is not a currency'
      : ![0, 2].includes(decimalsOf(code)) &&
        'but this software writes prices with two decimals or with none: use another currency';
    if (!problem) return;
    const message = `is ${code}, ${problem}`;
    context.addIssue({ code: 'custom', message, continue: false });
  });
  return describeField(schema, { form: { type: 'code', of: 'currency' } });
}

/** How a postcode is written: `9` is a digit, `1` one that is not 0, `A` a letter; a comma is before another way. */
export function postcodeForm() {
  return matching(
    'How it is written',
    {
      about: 'how it is written, such as 99999 or 9999-999',
      help: 'Write 9 for each digit (1 for one that is not 0), A for each letter, and signs as they are: 9999-999. After a comma stands another way to write it. Leave it out where any text is right.',
    },
    /^[19A][19A -]{1,11}(?:, ?[19A][19A -]{1,11})*$/,
  ).optional();
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country's code (ISO 3166-1); the browser's own list also names some groups of countries. */
export function country(label: string, about: string) {
  const schema = matching(
    label,
    `${about}, such as IN`,
    /^(?!EU|EZ|QO|UN|XA|XB|ZZ)[A-Z]{2}$/,
    'must be the two capital letters of a country, as in IN',
  ).refine((code) => countryNames.of(code) !== undefined, {
    error: ({ input }) => `is “${String(input)}”, but there is no country with these letters`,
  });
  return describeField(schema, { form: { type: 'code', of: 'region' } });
}

/** A language and a country, such as `en-GB`, with the script where there are two: `sr-Latn-RS`. */
export function locale(label: string, what: What) {
  return matching(label, what, /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/);
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language’s code (ISO 639), also of one that the software does not speak. */
export function languageCode(label: string, about: string) {
  return matching(
    label,
    about,
    /^[a-z]{2,3}$/,
    'must be its two or three small letters, as in hi',
  ).refine((code) => languageNames.of(code) !== undefined, {
    error: ({ input }) =>
      `is “${String(input)}”, but there is no language with these letters: correct them`,
  });
}

/** A time zone of the IANA data base, which some browsers know by an older name. */
export function timeZone() {
  return matching(
    'Time zone',
    {
      about: 'the time zone of the shop, such as Asia/Kolkata',
      help: 'By its clock a day ends, and orders close. Leave it out where the country has one.',
    },
    /^[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)+$/,
  ).refine(isTimeZone, {
    error: ({ input }) => `is “${String(input)}”, but there is no such time zone`,
  });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // What it throws is the answer.
    return false;
  }
}
