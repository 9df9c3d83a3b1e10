import { describe, expect, test } from 'vitest';
import { listFacts } from './sayFacts.ts';
import { formatPrice } from './sayPrice.ts';

describe('Facts of a product', () => {
  test('each fact that is there is listed with its term, in one order', () => {
    expect(
      listFacts({
        more: [{ name: 'FSSAI', text: '11223344556677' }],
        customerCare: 'care@shop.example',
        origin: 'India',
        maker: 'Leaf & Cup, 1 Garden Lane, Cork',
        bestBefore: '24 months from its making',
        mrp: 1300_00,
        mrpIncludesTaxes: true,
        ingredients: 'Aqua, Glycerin',
        notFor: 'Broken skin',
        howToUse: 'A little, at night.',
        care: 'Wash by hand',
        weight: '650 g',
        measures: '5.5 m × 1.2 m',
        material: 'Cotton',
        netQuantity: '50 ml',
      }),
    ).toEqual([
      ['Net quantity', '50 ml'],
      ['Material', 'Cotton'],
      ['Dimensions', '5.5 m × 1.2 m'],
      ['Weight', '650 g'],
      ['How to use', 'A little, at night.'],
      ['Care', 'Wash by hand'],
      ['Caution', 'Broken skin'],
      ['Ingredients', 'Aqua, Glycerin'],
      ['MRP', `${formatPrice(1300_00)} (inclusive of all taxes)`],
      ['Best before', '24 months from its making'],
      ['Made by', 'Leaf & Cup, 1 Garden Lane, Cork'],
      ['Country of origin', 'India'],
      ['Customer care', 'care@shop.example'],
      ['FSSAI', '11223344556677'],
    ]);
  });

  test('what is missing leaves no hole', () => {
    expect(listFacts({})).toEqual([]);
    expect(listFacts({ origin: 'India' })).toEqual([['Country of origin', 'India']]);
    expect(listFacts({ mrp: 100_00 })).toEqual([['MRP', formatPrice(100_00)]]);
    expect(listFacts({ mrp: 100_00, mrpIncludesTaxes: false })).toEqual([
      ['MRP', `${formatPrice(100_00)}, plus taxes`],
    ]);
    expect(listFacts({ mrpIncludesTaxes: true }), 'a tax of nothing').toEqual([]);
  });
});
