import {
  type CountryCode,
  Metadata,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

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

type Placed = {
  readonly shipping?: { readonly country?: string | undefined } | undefined;
  readonly orders?: { readonly phone?: string | undefined } | undefined;
  readonly contact: { readonly phone: string };
  readonly language: string;
};

/** The country that a shop sends to, else that of its phone, else that of its language. */
export function countryOf({ shipping, orders, contact, language }: Placed): string {
  const ofPhone = countryOfPhone(orders?.phone ?? contact.phone);
  return shipping?.country ?? ofPhone ?? language.split('-')[1] ?? '';
}

/** How a mobile number is written, without gaps: the `pattern` of a field, and an example for its message. */
export type PhoneForm = {
  readonly pattern: string;
  readonly example: string;
  /** The pattern of what may be before a number, and is not needed in its country. */
  readonly prefix: string;
};

/** A number of another country: only its length is known. */
const foreign = String.raw`\+\d{8,15}`;

/** Where a country's numbers all begin alike; others are known by their length. */
const begins: Readonly<Record<string, string>> = { IN: '[6-9]' };

/** The form of a country's mobile numbers, with or without its code or a 0 (SPEC 15.11). */
export function phoneFormOf(country: string): PhoneForm {
  if (!isSupportedCountry(country))
    return { pattern: foreign, example: '+1 201 555 0123', prefix: '' };
  const { lengths, code, example } = numbersOf(country);
  const digits = `{${Math.min(...lengths) - 1},${Math.max(...lengths) - 1}}`;
  const before = String.raw`(?:(?:\+|00)?${code})?0?`;
  const begin = begins[country];
  const own = String.raw`${begin ?? String.raw`\d`}\d${digits}`;
  const pattern = String.raw`${before}${own}|(?!\+${code})${foreign}`;
  return { pattern, example, prefix: begin ? `^${before}(?=${own}$)` : '' };
}

/** What the package has and its types leave out. */
type Plan = { readonly type: (name: string) => { possibleLengths(): number[] } | undefined };

function numbersOf(country: CountryCode) {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as Plan;
  const mobiles = plan.type('MOBILE') ?? plan.type('FIXED_LINE_OR_MOBILE');
  return {
    lengths: mobiles?.possibleLengths() ?? [8, 15],
    code: getCountryCallingCode(country),
    example: getExampleNumber(country, examples)?.formatInternational() ?? '',
  };
}
