import { withoutHidden } from '#address/hiddenSigns.ts';
import type { Address } from '#address/screens.ts';
import type { MinorUnits } from '#ordering/money.ts';
import { type Product, familyOf, fullName } from './product.ts';

/** The values of `?filter=` (SPEC 6.2). */
export type Filter = 'all' | 'new' | 'sale' | 'low' | 'high';

const filters: readonly string[] = ['all', 'new', 'sale', 'low', 'high'] satisfies Filter[];

/** Reads the value of the query; an unknown or missing one is `all` (SPEC 6.2). */
function toFilter(value: string | null): Filter {
  const written = value?.trim().toLowerCase() ?? '';
  return filters.includes(written) ? (written as Filter) : 'all';
}

/** The price that a list shows. */
const priceOf = ({ price, from }: Product): MinorUnits => from ?? price;

/** The products that a filter shows, in their order (SPEC 6.2). */
export function browse(catalogue: readonly Product[], filter: Filter): readonly Product[] {
  switch (filter) {
    case 'new':
      return catalogue.filter((product) => product.tag === 'New');
    case 'sale':
      return catalogue.filter((product) => product.tag === 'Sale');
    case 'low':
      return [...catalogue].sort((one, other) => priceOf(one) - priceOf(other));
    case 'high':
      return [...catalogue].sort((one, other) => priceOf(other) - priceOf(one));
    case 'all':
      return catalogue;
  }
}

const sorts: readonly string[] = ['low', 'high', 'newest'];

/** How an address wants a long list to be sorted: `?sort=newest` (SPEC 17.12); nothing for an unknown value. */
export function readSort(address: string): string {
  const value = new URLSearchParams(address).get('sort') ?? '';
  return sorts.includes(value) ? value : '';
}

/** The products in the order of `readSort`; the newest has the highest number. */
export function sortProducts(products: readonly Product[], sort: string): readonly Product[] {
  if (sort === 'newest') return [...products].sort((one, other) => familyOf(other) - familyOf(one));
  return sort === '' ? products : browse(products, toFilter(sort));
}

/** What the count line says was asked for; sorting shows all (SPEC 6.2, 17.11). */
export function labelsOf(
  filter: Filter,
  asked: readonly string[],
  names: Readonly<Record<'all' | 'new' | 'sale', string>>,
): readonly string[] {
  const isPart = filter === 'new' || filter === 'sale';
  const isNamed = isPart || asked.length === 0;
  return [...asked, ...(isNamed ? [names[isPart ? filter : 'all']] : [])];
}

/** No name is longer, so the rest of a text could only find less (SPEC 17.11). */
export const maxTextLength = 80;

/** What an address of all products asks for: `?search=cream&filter=sale` (SPEC 6.2, 17.11). */
export function readQuery(address: string) {
  const query = new URLSearchParams(address);
  const text = withoutHidden(query.get('search') ?? '').slice(0, maxTextLength);
  return {
    filter: toFilter(query.get('filter')),
    /** Empty if nothing is searched for. */
    text: text.trim() && text,
  };
}

/**
 * The address of a list with something else chosen (SPEC 6.2, 17.11 to 17.13).
 *
 * @param query what is chosen
 * @param value nothing to no longer choose it
 */
export function listAddress(path: Address, query: string, name: string, value: string): Address {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return `${path}?${next.toString()}`.replace(/\?$/, '') as Address;
}

/**
 * Products whose name, with its variant, contains the typed text, case ignored; blank text finds nothing
 * (SPEC 3.6).
 */
export function search(catalogue: readonly Product[], text: string): readonly Product[] {
  if (text.trim() === '') return [];
  const inSmall = (name: string) => name.normalize().toLowerCase();
  const needle = inSmall(text);
  return catalogue.filter((product) => inSmall(fullName(product)).includes(needle));
}
