import type { Offer, Product } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { brand } from '#shop/brand.ts';
import { catalogue } from '#shop/catalogue.ts';
import { describeProduct, describeTrail, toGraph } from './structuredData.ts';

describe('Structured data', () => {
  test('a word that schema.org does not define does not compile', () => {
    // @ts-expect-error schema.org has no such property
    const misspelt: Product = { '@type': 'Product', offersType: 'Offer' };
    // @ts-expect-error schema.org has no such availability
    const madeUp: Offer = { '@type': 'Offer', availability: 'https://schema.org/Plenty' };
    expect([misspelt, madeUp]).toHaveLength(2);
  });

  test('2 the breadcrumb names the home page, and then the page itself', () => {
    const { '@graph': things } = toGraph([], describeTrail('Here', '/here'));
    expect(things.at(-1)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Here' }],
    });
  });

  test.each([
    [false, 'https://schema.org/OutOfStock'],
    [true, 'https://schema.org/InStock'],
  ])('7.4 while "takesOrders" is %s, every product is %s', (takesOrders, availability) => {
    const { takesOrders: asSet } = brand;
    Object.assign(brand, { takesOrders });
    const offered = catalogue.map(describeProduct);
    Object.assign(brand, { takesOrders: asSet });
    expect(offered).toHaveLength(10);
    for (const product of offered) expect(product).toMatchObject({ offers: { availability } });
  });

  test('11.1 every product is offered for its price', () => {
    for (const product of catalogue) {
      expect(describeProduct(product)).toMatchObject({
        offers: { price: `${product.price / 100}.00` },
      });
    }
  });
});
