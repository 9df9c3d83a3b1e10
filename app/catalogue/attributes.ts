import type { Product } from './product.ts';

/** What shoppers filter by, and the values that products have. */
export type Attribute = {
  readonly name: string;
  readonly values: readonly { readonly slug: string; readonly name: string }[];
};

/** A longer list can be sorted and filtered (SPEC 17.12). */
export const maxShortList = 12;

/** The attributes with the values that a product has; no others are filters (SPEC 17.13). */
export function filledAttributes(
  attributes: readonly Attribute[],
  products: readonly { readonly attributes?: readonly string[] | undefined }[],
): readonly Attribute[] {
  return attributes
    .map(({ name, values }) => ({
      name,
      values: values.filter(({ slug }) => products.some((each) => each.attributes?.includes(slug))),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The slugs that an address asks for, `?is=silver+gold`; unknown ones are left out (SPEC 17.13). */
export function readChosen(attributes: readonly Attribute[], address: string): readonly string[] {
  const asked = new URLSearchParams(address).get('is')?.split(' ') ?? [];
  return attributes
    .flatMap(({ values }) => values.map(({ slug }) => slug))
    .filter((slug) => asked.includes(slug));
}

/** What shoppers read of the chosen values. */
export function namesOf(
  attributes: readonly Attribute[],
  chosen: readonly string[],
): readonly string[] {
  const values = attributes.flatMap((attribute) => attribute.values);
  return values.filter(({ slug }) => chosen.includes(slug)).map(({ name }) => name);
}

/** Whether a product has one of the chosen values of each attribute of which some are chosen. */
export function isChosen(
  product: Product,
  attributes: readonly Attribute[],
  chosen: readonly string[],
): boolean {
  return attributes.every(({ values }) => {
    const wanted = values.filter(({ slug }) => chosen.includes(slug));
    return wanted.length === 0 || wanted.some(({ slug }) => product.attributes?.includes(slug));
  });
}

/** How many of the products have a value, beside what is chosen of the other attributes. */
export function countOf(
  slug: string,
  products: readonly Product[],
  attributes: readonly Attribute[],
  chosen: readonly string[],
): number {
  const others = attributes.filter(({ values }) => values.every((value) => value.slug !== slug));
  return products.filter(
    (product) => product.attributes?.includes(slug) && isChosen(product, others, chosen),
  ).length;
}
