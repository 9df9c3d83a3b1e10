import type { Row } from '../catalogue.ts';

/** The ten rows of the specification (SPEC 11.1), copied by hand, because they check the shop's own list. */
export const table: readonly (Row & { readonly tag: 'Sale' | 'New' })[] = [
  { id: 1, name: 'AM & PM Essentials', price: 1099, oldPrice: 1300, tag: 'Sale' },
  { id: 2, name: 'Advanced Care Kit', price: 1499, oldPrice: 1700, tag: 'New' },
  { id: 3, name: 'Signature Grooming Kit', price: 1999, oldPrice: 2500, tag: 'New' },
  { id: 4, name: 'Restoring Night Cream With Retinol', price: 699, tag: 'Sale' },
  { id: 5, name: 'Hydrating Moisturiser With SPF 25', price: 599, oldPrice: 999, tag: 'New' },
  {
    id: 6,
    name: 'Revitalizing Active Face Wash with Algae',
    price: 399,
    oldPrice: 900,
    tag: 'New',
  },
  { id: 7, name: 'Hydrating Moisturiser With SPF 25', price: 599, tag: 'New' },
  { id: 8, name: 'Restoring Night Cream With Retinol', price: 699, tag: 'Sale' },
  {
    id: 9,
    name: 'Reviving Under Eye Serum With Caffeine',
    price: 799,
    oldPrice: 1300,
    tag: 'Sale',
  },
  { id: 10, name: 'Daily Protection Kit', price: 899, oldPrice: 1300, tag: 'New' },
];

/** Rupees as the specification writes them: `Rs. 1,09,900.00` (SPEC 1.4). */
export function rupees(amount: number): string {
  const [units = '', fraction = ''] = amount.toFixed(2).split('.');
  const grouped = units.replace(/(\d+)(\d{3})$/, (_, lakhs: string, rest: string) =>
    [lakhs.replaceAll(/\B(?=(\d{2})+$)/g, ','), rest].join(','),
  );
  return `Rs. ${grouped}.${fraction}`;
}
