/** A product of the specification's table (SPEC 11.1); prices in rupees. */
export type Row = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly oldprice?: number;
  readonly tag: 'Sale' | 'New';
};

/** The ten rows of the specification, copied by hand, because they check the shop's own list. */
export const rows: readonly Row[] = [
  { id: 1, name: 'AM & PM Essentials', price: 1099, oldprice: 1300, tag: 'Sale' },
  { id: 2, name: 'Advanced Care Kit', price: 1499, oldprice: 1700, tag: 'New' },
  { id: 3, name: 'Signature Grooming Kit', price: 1999, oldprice: 2500, tag: 'New' },
  { id: 4, name: 'Restoring Night Cream With Retinol', price: 699, tag: 'Sale' },
  { id: 5, name: 'Hydrating Moisturiser With SPF 25', price: 599, oldprice: 999, tag: 'New' },
  {
    id: 6,
    name: 'Revitalizing Active Face Wash with Algae',
    price: 399,
    oldprice: 900,
    tag: 'New',
  },
  { id: 7, name: 'Hydrating Moisturiser With SPF 25', price: 599, tag: 'New' },
  { id: 8, name: 'Restoring Night Cream With Retinol', price: 699, tag: 'Sale' },
  {
    id: 9,
    name: 'Reviving Under Eye Serum With Caffeine',
    price: 799,
    oldprice: 1300,
    tag: 'Sale',
  },
  { id: 10, name: 'Daily Protection Kit', price: 899, oldprice: 1300, tag: 'New' },
];

/** The row of one product. */
export function row(id: number): Row {
  const found = rows.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The specification has no product ${id}.`);
  return found;
}

/** Rupees as the specification writes them: `Rs. 1,09,900.00` (SPEC 1.4). */
export function rupees(amount: number): string {
  const [whole = '', fraction = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/(\d+)(\d{3})$/, (_, lakhs: string, rest: string) =>
    [lakhs.replaceAll(/\B(?=(\d{2})+$)/g, ','), rest].join(','),
  );
  return `Rs. ${grouped}.${fraction}`;
}

/** A product copy as another script would put it into storage (SPEC 11.2). */
export function copyOf(id: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const { name, price, tag } = row(id);
  return {
    id,
    image: 'primary.webp',
    secondaryImage: 'secondary.webp',
    productName: name,
    price: rupees(price),
    tag,
    ...more,
  };
}

/** The ids at the end of links: `['/product/4', …]` becomes `[4, …]`. */
export function idsOf(addresses: readonly (string | null)[]): number[] {
  return addresses.map((address) => Number(address?.split('/').at(-1)));
}
