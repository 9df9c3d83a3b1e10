import { type Buyer, type BuyerField, buyerFields } from '#ordering/buyer.ts';
import { plainPostcode } from '#ordering/place.ts';
import { plainCode, plainEmail, plainPhone } from '#ordering/plainField.ts';
import type { Place } from '#ordering/place.ts';
import { placeIn } from '#features/shared/destinationOf.ts';
import { ownFields } from '#shop/settings';
import type { Typed } from '#storage/formDraft.ts';

const ownCodes = ownFields.filter(({ digits }) => digits !== undefined);

/** What the text of a field says: for the field, the state of a postcode and the order alike (SPEC 15.11). */
export const readersOf = (
  place: Place,
): Partial<Record<BuyerField, (typed: string) => string>> => ({
  phone: (typed) => plainPhone(typed, place.phone.prefix, place.phone.code),
  email: plainEmail,
  postcode: (typed) => plainPostcode(typed, place.postcode),
  ...Object.fromEntries(ownCodes.map(({ field }) => [field, plainCode])),
});

/** The buyer that the fields of a form say; nothing where another shop system asks. */
export function readBuyer(typed: Typed): Buyer | undefined {
  if (!import.meta.env.ASKS_BUYER) return undefined;
  const readers = readersOf(placeIn(typed['country'] ?? ''));
  const fields = [...buyerFields, ...ownFields.map(({ field }) => field)];
  const texts = fields.map((field) => {
    const text = typed[field] ?? '';
    return [field, readers[field]?.(text) ?? text] as const;
  });
  return Object.fromEntries(texts) as Buyer;
}
