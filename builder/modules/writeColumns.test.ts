import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns } from '#catalogue/fromColumns.ts';
import type { Product } from '#catalogue/product.ts';
import { writeProductColumns } from './writeColumns.ts';

/** What the browser reads from the written code. */
function read(products: readonly Product[]): readonly Product[] {
  // oxlint-disable-next-line typescript/no-implied-eval -- The code is that of the test.
  const columns = new Function(`return ${writeProductColumns(products)}`)();
  return fromColumns(columns, products.length);
}

const picture = fc.record(
  {
    name: fc.constantFrom('product-1-primary', 'product-12-secondary', 'hero'),
    stamp: fc.string(),
    width: fc.nat(),
    height: fc.nat(),
    isWhole: fc.constant(true as const),
  },
  { requiredKeys: ['name', 'stamp', 'width', 'height'] },
);
const product = fc.record(
  {
    id: fc.integer({ min: 1, max: 20 }),
    name: fc.string({ unit: 'binary' }),
    price: fc.nat(),
    oldPrice: fc.nat(),
    filters: fc.array(fc.string()),
    unitPrice: fc.record({
      amount: fc.nat(),
      per: fc.constant('100 ml' as const),
      of: fc.string(),
    }),
    image: picture,
    secondaryImage: picture,
  },
  { requiredKeys: ['id', 'name', 'price', 'image'] },
);

test('what is read from columns is what was written, whatever products have', () => {
  fc.assert(
    fc.property(fc.array(product), (products) => {
      expect(read(products)).toEqual(products);
    }),
  );
});
