import { type Product, familyOf } from './product.ts';

/** A fact that shoppers filter by: its field or the owner's name of it, and the values that products have. */
export type FactFilter = {
  readonly name: string;
  readonly values: readonly {
    readonly slug: string;
    readonly name: string;
    /** The products that have it, each by the number of its page. */
    readonly of: readonly number[];
  }[];
};

/** The filters with the values that a product of a list has (SPEC 17.13). */
export function filledFilters(
  filters: readonly FactFilter[],
  products: readonly Product[],
): readonly FactFilter[] {
  const pages = new Set(products.map(familyOf));
  return filters
    .map(({ name, values }) => ({
      name,
      values: values.filter(({ of }) => of.some((page) => pages.has(page))),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The slugs that an address asks for, `?is=silver+gold`; unknown ones are left out (SPEC 17.13). */
export function readChosen(filters: readonly FactFilter[], address: string): readonly string[] {
  const asked = new URLSearchParams(address).get('is')?.split(' ') ?? [];
  return filters
    .flatMap(({ values }) => values.map(({ slug }) => slug))
    .filter((slug) => asked.includes(slug));
}

/** What shoppers read of the chosen values. */
export function namesOf(
  filters: readonly FactFilter[],
  chosen: readonly string[],
): readonly string[] {
  const values = filters.flatMap((filter) => filter.values);
  return values.filter(({ slug }) => chosen.includes(slug)).map(({ name }) => name);
}

/** Whether a product has one of the chosen values of each filter of which some are chosen. */
export function isChosen(
  product: Product,
  filters: readonly FactFilter[],
  chosen: readonly string[],
): boolean {
  return filters.every(({ values }) => {
    const wanted = values.filter(({ slug }) => chosen.includes(slug));
    return wanted.length === 0 || wanted.some(({ of }) => of.includes(familyOf(product)));
  });
}

/** How many of the products have a value, beside what is chosen of the other filters. */
export function countOf(
  value: FactFilter['values'][number],
  products: readonly Product[],
  filters: readonly FactFilter[],
  chosen: readonly string[],
): number {
  const others = filters.filter(({ values }) => !values.includes(value));
  return products.filter(
    (product) => value.of.includes(familyOf(product)) && isChosen(product, others, chosen),
  ).length;
}
