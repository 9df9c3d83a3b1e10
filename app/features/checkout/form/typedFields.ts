import { type Buyer, type BuyerField, buyerFields } from '#ordering/buyer.ts';
import { plainPostcode } from '#ordering/place.ts';
import { plainCode, plainEmail, plainPhone } from '#ordering/plainField.ts';
import { places } from '#shop/places';
import { ownFields } from '#shop/settings';
import { typedText } from '#storage/formDraft.ts';
import * as strings from '#strings/checkout';

export const [place] = places;
const { name: postcodeName = strings.postcode, pattern, example = '' } = place.postcode;

const ownCodes = ownFields.filter(({ digits }) => digits !== undefined);

/** What the text of a field says: for the field, the state of a postcode and the order alike (SPEC 15.11). */
export const readers: Partial<Record<BuyerField, (typed: string) => string>> = {
  phone: (typed) => plainPhone(typed, place.phone.prefix),
  email: plainEmail,
  postcode: (typed) => plainPostcode(typed, place.postcode),
  ...Object.fromEntries(ownCodes.map(({ field }) => [field, plainCode])),
};

/** A field of digits alone, with what is said where it has others. */
export const codeField = (name: string, digits: number) => ({
  inputMode: 'numeric' as const,
  pattern: `\\d{${digits}}`,
  title: strings.postcodeProblem({ digits, postcode: name }),
});

/** The field of a postcode, as its country writes it. */
export const postcodeField = {
  label: postcodeName,
  read: readers.postcode,
  ...(/^\d+$/.test(example)
    ? codeField(postcodeName, example.length)
    : example && { title: strings.postcodeForm({ postcode: postcodeName, example }) }),
  ...(pattern && { pattern }),
};

/** The buyer that the fields of a form say; nothing where another shop system asks. */
export function readBuyer(typed: FormData): Buyer | undefined {
  if (!import.meta.env.ASKS_BUYER) return undefined;
  const fields = [...buyerFields, ...ownFields.map(({ field }) => field)];
  const texts = fields.map((field) => {
    const text = typedText(typed, field);
    return [field, readers[field]?.(text) ?? text] as const;
  });
  return Object.fromEntries(texts) as Buyer;
}
