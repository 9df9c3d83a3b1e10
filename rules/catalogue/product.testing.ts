import type { Product } from './product.ts';

const picture = { name: 'picture', stamp: 'stamp', width: 1200, height: 1500 };

/** A product for tests; each states only what matters to it. */
export function aProduct(facts: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: 'Face Wash',
    price: 399_00,
    tag: 'New',
    image: picture,
    secondaryImage: picture,
    ...facts,
  };
}
