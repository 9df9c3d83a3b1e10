import { type Buyer, type BuyerField, buyerFields } from '#ordering/buyer.ts';
import { plainCode, plainEmail, plainPhone } from '#ordering/plainField.ts';
import { plainText } from '#ordering/plainText.ts';
import { country, orders, phoneForm } from '#shop/settings';
import { typedText } from '#storage/formDraft.ts';
import * as strings from '#strings/checkout';

const isIndia = country === 'IN';
const { name, digits } = orders?.postcode ?? {
  name: isIndia ? strings.pinCode : strings.postcode,
  digits: isIndia ? 6 : undefined,
};

/** What the text of a field says: for the field, the state of a PIN code and the order alike (SPEC 15.11). */
export const readers: Partial<Record<BuyerField, (typed: string) => string>> = {
  phone: (typed) => plainPhone(typed, phoneForm.prefix),
  email: plainEmail,
  postcode: digits === undefined ? plainText : plainCode,
};

/** The field of a postcode, which has only digits in some countries. */
export const postcodeField = {
  label: name,
  read: readers.postcode,
  ...(digits !== undefined && {
    inputMode: 'numeric' as const,
    // No PIN code of India begins with 0.
    pattern: `${isIndia ? '[1-9]' : String.raw`\d`}\\d{${digits - 1}}`,
    title: strings.postcodeProblem({ digits, postcode: name }),
  }),
};

/** The buyer that the fields of a form say; nothing where another shop system asks. */
export function readBuyer(typed: FormData): Buyer | undefined {
  if (!import.meta.env.ASKS_BUYER) return undefined;
  const texts = buyerFields.map((field) => {
    const text = typedText(typed, field);
    return [field, readers[field]?.(text) ?? text] as const;
  });
  return Object.fromEntries(texts) as Buyer;
}
