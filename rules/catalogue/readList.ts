import { browse, readQuery, readSort, search, sortProducts } from './browse.ts';
import { type FactFilter, filledFilters, isChosen, namesOf, readChosen } from './factFilters.ts';
import type { Product } from './product.ts';

/**
 * What the address of a list asks for, and the products that it leaves (SPEC 6.2, 17.11).
 *
 * @param query the query string; a list of a part of the shop has no text and no filter in it
 */
export function readList(all: readonly Product[], query: string, isPart: boolean) {
  const { filter, text } = readQuery(isPart ? '' : query);
  const named = text ? search(all, text) : all;
  return { filter, text, isNamed: !text || named.length > 0, found: browse(named, filter) };
}

/** A longer list can be sorted and filtered (SPEC 17.12). */
export const maxShortList = 12;

/**
 * What only a long list knows: an order, and filters by what its products are (SPEC 17.12, 17.13).
 *
 * @param all the products of the list
 * @param found those that are left without its filters
 */
export function readLong(
  ofShop: readonly FactFilter[],
  all: readonly Product[],
  found: readonly Product[],
  query: string,
) {
  const filters = filledFilters(ofShop, all);
  const chosen = readChosen(filters, query);
  const sort = readSort(query);
  return {
    filters,
    chosen,
    names: namesOf(filters, chosen),
    sort,
    products: sortProducts(found, sort).filter((each) => isChosen(each, filters, chosen)),
  };
}
