import { productsPerPage } from '#shop/settings';
import { browse, readQuery, search } from './browse.ts';
import type { Product } from './product.ts';

/** What a page shows of the catalogue: it comes with the page, and the rest of the catalogue does not. */
export type PageProducts = {
  readonly products: readonly Product[];
  /** How many products the list has on all its pages. */
  readonly count: number;
  readonly page: ListPage;
};

/** One page of a list. */
export type ListPage = {
  readonly number: number;
  /** How many pages the list has. */
  readonly pages: number;
  /** Whether the list has the page that was asked for; if not, this is the nearest one. */
  readonly isAsked: boolean;
};

/** Finds the page of a list that an address asks for; no number asks for the first (SPEC 17.2). */
function findPage(asked: string, count: number, size: number): ListPage {
  const pages = Math.max(1, Math.ceil(count / size));
  const wanted = asked === '' ? 1 : Number(asked);
  const number = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1));
  return { number, pages, isAsked: asked === '' || String(number) === asked };
}

/** One page of a list, which by default has as many products as the owner wants (SPEC 17.1). */
export function showPage(
  products: readonly Product[],
  asked: string,
  size = productsPerPage ?? 24,
): PageProducts {
  const page = findPage(asked, products.length, size);
  const start = (page.number - 1) * size;
  return { products: products.slice(start, start + size), count: products.length, page };
}

/** A page of the products that the address asks for (SPEC 17.4). */
export function showFiltered(
  catalogue: readonly Product[],
  number: string,
  query: string,
  size?: number,
): PageProducts {
  const { filter, text, page } = readQuery(query);
  const found = text ? search(catalogue, text) : catalogue;
  return showPage(browse(found, filter), page ?? number, size);
}

/** Products of a screen that has one page. */
export function showAll(products: readonly Product[]): PageProducts {
  return { products, count: products.length, page: { number: 1, pages: 1, isAsked: true } };
}

/** Of a screen that needs no products. */
export const nothingShown = showAll([]);

/** The page numbers that a list links to: the first, the last, and those beside this one (SPEC 17.3). */
export function linkedPages({ number, pages }: ListPage): readonly number[] {
  // A gap of one page is as wide as its number.
  const from = number <= 4 ? 2 : number - 1;
  const to = number >= pages - 3 ? pages - 1 : number + 1;
  const between = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [...new Set([1, ...between, pages])];
}

/** How many products the home page's carousel shows at most (SPEC 17.6). */
export const maxFeatured = 12;
