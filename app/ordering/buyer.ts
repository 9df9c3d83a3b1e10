/** What the checkout may ask for; what a shop does not ask is empty (SPEC 15.11). */
export const buyerFields = [
  'name',
  'phone',
  'email',
  'address',
  'area',
  'landmark',
  'postcode',
  'city',
  'region',
  'note',
  'payment',
] as const;

export type BuyerField = (typeof buyerFields)[number];
export type Buyer = Readonly<Record<BuyerField, string>>;

/** What of a buyer an order has and an address has not. */
export type Addressee = Omit<Buyer, 'note' | 'payment'>;

/** Reads any value as a buyer: a field that is no text is empty. */
export function toBuyer(value: unknown): Buyer {
  const given = Object(value) as Record<string, unknown>;
  const texts = buyerFields.map((field) => {
    const text = given[field];
    return [field, typeof text === 'string' ? text : ''] as const;
  });
  return Object.fromEntries(texts) as Buyer;
}

/** The lines of an address as they are written on a parcel, with what its bearer calls. */
export function shipTo(buyer: Addressee): readonly string[] {
  const { name, address, area, landmark, city, postcode, region, phone, email } = buyer;
  return [
    name,
    ...address.split('\n'),
    area,
    landmark,
    `${city} ${postcode}`.trim(),
    region,
    phone,
    email,
  ].filter((line) => line.trim() !== '');
}
