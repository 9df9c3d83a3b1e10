import { productOf } from './generatedProducts.mjs';

/**
 * Builds the shop with another catalogue than its own, of so many generated products. Their pictures
 * have only names, so no file of the shop must exist.
 *
 * @param {number} size
 * @returns {import('vite').Plugin}
 */
export function generatedCatalogue(size) {
  return {
    name: 'generated-catalogue',
    // The module of the catalogue, as build/shop/shopPlugin.ts writes it.
    transform(_, id) {
      if (!id.endsWith('shop/products/catalogue')) return null;
      const products = Array.from({ length: size }, (_each, index) => toProduct(index + 1));
      return `export const catalogue = ${JSON.stringify(products)};`;
    },
  };
}

/** @param {number} id */
function toProduct(id) {
  const { name, price, oldPrice, alt, facts: _, ...others } = productOf(id);
  const picture = (/** @type {'primary' | 'secondary'} */ kind) => ({
    picture: {
      name: `product-${String(id).padStart(5, '0')}-${kind}`,
      width: 1200,
      height: 1500,
      tone: ['linen', 'sand', 'sage'][id % 3],
      stamp: ((id * 2_654_435_761) % 2_176_782_336).toString(36).padStart(6, '0'),
    },
    alt: alt[kind],
  });
  return {
    id,
    productName: name,
    ...others,
    price: price * 100,
    ...(oldPrice !== undefined && { oldprice: oldPrice * 100 }),
    image: picture('primary'),
    secondaryImage: picture('secondary'),
  };
}
