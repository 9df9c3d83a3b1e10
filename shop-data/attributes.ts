import type { ProductFile, Settings } from './schema.ts';

/** All values that products may be filtered by. */
export function valuesOf({ attributes = [] }: Settings) {
  return attributes.flatMap(({ values }) => values);
}

/** The attributes with the values that a product has; no others are filters (SPEC 17.13). */
export function filledAttributes(
  { attributes = [] }: Settings,
  products: readonly Pick<ProductFile, 'attributes'>[],
) {
  const isFilled = ({ slug }: { readonly slug: string }) =>
    products.some((product) => product.attributes?.includes(slug));
  return attributes
    .map(({ name, values }) => ({ name, values: values.filter(isFilled) }))
    .filter(({ values }) => values.length > 0);
}
