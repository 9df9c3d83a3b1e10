import {
  Metadata,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Place } from '#ordering/place.ts';

/** Whether some phone has this number, which is written with the code of its country and nothing too much. */
export function isRealPhone(written: string): boolean {
  const number = parsePhoneNumberFromString(written);
  // The library passes over a 0 after the code, which a link to a chat would dial.
  return number?.isValid() === true && number.number === written.replaceAll(' ', '');
}

/** The country of a number that some phone has. */
export function countryOfPhone(written: string): string | undefined {
  return parsePhoneNumberFromString(written)?.country;
}

/** A number that is typed as in its country, with the code; any other text stays as it is. */
export function withCode(typed: string, country: string): string {
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, country)
    : undefined;
  return number?.isValid() ? number.formatInternational().replaceAll('-', ' ') : typed;
}

/** A mobile number that nobody has, as it is written abroad; empty for an unknown country. */
function examplePhone(country: string): string {
  const number = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return number?.formatInternational().replaceAll('-', ' ') ?? '';
}

type Placed = {
  readonly shipping?: { readonly country?: string | undefined } | undefined;
  readonly orders?: { readonly phone?: string | undefined } | undefined;
  readonly contact: { readonly phone?: string | undefined };
  readonly language: string;
};

/** The country that a shop sends to, else that of its phone, else that of its language. */
export function countryOf({ shipping, orders, contact, language }: Placed): string {
  const ofPhone = countryOfPhone(orders?.phone ?? contact.phone ?? '');
  return shipping?.country ?? ofPhone ?? /[A-Z]{2}$/.exec(language)?.[0] ?? '';
}

/** A number of a country that the library does not know. */
const foreign = String.raw`\+\d{8,15}`;

/** What the package has and its types leave out. */
type Plan = {
  readonly type: (
    name: string,
  ) => { pattern(): string | undefined; possibleLengths(): number[] } | undefined;
};

/**
 * The form of a country's mobile numbers, with or without its code or a 0 (SPEC 15.11).
 *
 * @param mobile the pattern of a number, if the country's file has it; else it is that of the library
 * @param isAbroad whether the owner needs the code to call it
 */
export function phoneFormOf(
  country: string,
  mobile: string | undefined,
  isAbroad: boolean,
): Place['phone'] {
  if (!isSupportedCountry(country))
    return { pattern: foreign, example: '+1 201 555 0123', prefix: '', code: '' };
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as Plan;
  const known = plan.type('MOBILE');
  const lengths = known?.possibleLengths() ?? [8, 15];
  // Where mobile numbers are like all others, only their length is known.
  const digits = String.raw`\d{${Math.min(...lengths)},${Math.max(...lengths)}}`;
  const own = `(?:${mobile ?? (known?.pattern() || digits)})`;
  const code = getCountryCallingCode(country);
  const before = String.raw`(?:(?:\+|00)?${code})?0?`;
  const pattern = String.raw`${before}${own}|(?:\+|00)(?!${code})\d{8,15}`;
  return {
    pattern,
    example: examplePhone(country),
    prefix: `^${before}(?=${own}$)`,
    code: isAbroad ? `+${code}` : '',
  };
}
