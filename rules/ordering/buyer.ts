/** What the checkout may ask for; what a shop does not ask is empty (SPEC 15.11). */
export const buyerFields = [
  'name',
  'phone',
  'email',
  'address',
  'area',
  'landmark',
  'country',
  'postcode',
  'city',
  'region',
  'note',
  'payment',
] as const;

/** What the owner asks for as well, by its name in the shop's first language (SPEC 15.11). */
type OwnField = `own:${string}`;
type BuyerField = (typeof buyerFields)[number] | OwnField;
export type Buyer = Readonly<Record<BuyerField, string>>;

/** What of a buyer an order has and an address has not. */
export type Addressee = Omit<Buyer, 'note' | 'payment'>;

/** Reads any value as a buyer: a field that is no text is empty. */
export function toBuyer(value: unknown): Buyer {
  const given = Object(value) as Record<string, unknown>;
  const texts = [...buyerFields, ...ownFieldsIn(given)].map((field) => {
    const text = given[field];
    return [field, typeof text === 'string' ? text : ''] as const;
  });
  return Object.fromEntries(texts) as Buyer;
}

function ownFieldsIn(buyer: object): readonly OwnField[] {
  return Object.keys(buyer).filter((field): field is OwnField => field.startsWith('own:'));
}

/**
 * The lines of an address as they are written on a parcel, with what its bearer calls, and what the owner asks for.
 *
 * @param lines those of the country (`Place`)
 */
export function shipTo(buyer: Addressee, lines: readonly string[]): readonly string[] {
  const own = ownFieldsIn(buyer).map((field) => [`${field.slice(4)}: `, buyer[field]] as const);
  return [
    // Only an address may have lines of its own.
    ...lines.flatMap((line) => fillIn(line, buyer).split(line.includes('{address}') ? '\n' : /$/)),
    ...own.map(([name, text = '']) => text && name + text),
  ].filter((line) => line.trim() !== '');
}

/** A line with the texts of its fields. A sign between two of them goes with the one that is empty. */
function fillIn(line: string, buyer: Addressee): string {
  let filled = '';
  for (const [, before = '', field = ''] of line.matchAll(/([^{}]*)\{(\w+)\}/g)) {
    const text = buyer[field as keyof Addressee] ?? '';
    const isBetween = filled === '' && !line.startsWith(`${before}{${field}}`);
    if (text.trim() !== '') filled += `${isBetween ? '' : before}${text}`;
  }
  return filled && filled + line.replace(/.*\}/, '');
}
