import type { Product } from './product.ts';

/** What a screen shows of the catalogue: it comes with the page, and the rest of the catalogue does not. */
export type Shown = {
  readonly products: readonly Product[];
  /** How many products the whole list has, of which a page may show a part. */
  readonly count: number;
};

/** Of a screen that needs no products. */
export const nothingShown: Shown = { products: [], count: 0 };

/** Where a page is in its list. */
export type PagePlace = {
  readonly number: number;
  readonly pages: number;
  /** Whether the list has the page that was asked for; if not, this is the nearest one. */
  readonly isAsked: boolean;
};

/** Finds the page of a list that an address asks for; no number asks for the first (SPEC 17.2). */
export function findPage(asked: string, count: number, size: number): PagePlace {
  const pages = Math.max(1, Math.ceil(count / size));
  const wanted = asked === '' ? 1 : Number(asked);
  const number = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1));
  return { number, pages, isAsked: asked === '' || String(number) === asked };
}

/** The products of one page of a list, and how many there are in all (SPEC 17.1). */
export function showPage(products: readonly Product[], asked: string, size: number): Shown {
  const { number } = findPage(asked, products.length, size);
  return { products: products.slice((number - 1) * size, number * size), count: products.length };
}

/** The page numbers that a list links to: the first, the last, and those beside this one (SPEC 17.3). */
export function linkedPages({ number, pages }: PagePlace): readonly number[] {
  // A gap of one page is as wide as its number.
  const from = number <= 4 ? 2 : number - 1;
  const to = number >= pages - 3 ? pages - 1 : number + 1;
  const between = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [...new Set([1, ...between, pages])];
}

/** How many products the home page's carousel shows at most (SPEC 17.6). */
export const mostFeatured = 12;
