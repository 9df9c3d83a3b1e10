import { filterNames } from '#words/browse.ts';
import { type Shown, showPage } from './listPage.ts';
import type { Product } from './product.ts';

/** The values of `?filter=` (SPEC 6.2). */
export type Filter = 'all' | 'new' | 'sale' | 'low' | 'high';

const filters: readonly string[] = ['all', 'new', 'sale', 'low', 'high'] satisfies Filter[];

/** Reads the value of the query; an unknown or missing one is `all` (SPEC 6.2). */
function toFilter(value: string | null): Filter {
  return value !== null && filters.includes(value) ? (value as Filter) : 'all';
}

/** The products that a filter shows, in their order (SPEC 6.2). */
export function browse(catalogue: readonly Product[], filter: Filter): readonly Product[] {
  switch (filter) {
    case 'new':
      return catalogue.filter((product) => product.tag === 'New');
    case 'sale':
      return catalogue.filter((product) => product.tag === 'Sale');
    case 'low':
      return catalogue.toSorted((one, other) => one.price - other.price);
    case 'high':
      return catalogue.toSorted((one, other) => other.price - one.price);
    case 'all':
      return catalogue;
  }
}

/** The filter's name in the count line; sorting shows all (SPEC 6.2). */
export function filterLabel(filter: Filter): string {
  return filterNames[filter === 'new' || filter === 'sale' ? filter : 'all'];
}

/** What an address of all products asks for: `?filter=sale&page=2` (SPEC 6.2, 17.4). */
export function readQuery(search: string, number: string) {
  const query = new URLSearchParams(search);
  return { filter: toFilter(query.get('filter')), asked: query.get('page') ?? number };
}

/** A page of the products that the address asks for (SPEC 17.4). */
export function showFiltered(
  catalogue: readonly Product[],
  number: string,
  search: string,
  size: number,
): Shown {
  const { filter, asked } = readQuery(search, number);
  return showPage(browse(catalogue, filter), asked, size);
}

/** Products whose name contains the typed text, case ignored; blank text finds nothing (SPEC 3.6). */
export function search(catalogue: readonly Product[], text: string): readonly Product[] {
  if (text.trim() === '') return [];
  const needle = fold(text);
  return catalogue.filter((product) => fold(product.productName).includes(needle));
}

/** A text in small letters, and without the nukta, the dot of a Hindi letter that many leave out (SPEC 18.4). */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll('\u093C', '');
}
