import type { Offer, Product } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { brand } from '#shop/brand.ts';
import { catalogue } from '#shop/catalogue.ts';
import { matchRoute, routes } from './routes.ts';
import { structuredData } from './structuredData.ts';

describe('Structured data', () => {
  test("a word that schema.org does not have does not compile, so none can be in the shop's", () => {
    // @ts-expect-error schema.org has no such property
    const misspelt: Product = { '@type': 'Product', offersType: 'Offer' };
    // @ts-expect-error schema.org has no such availability
    const madeUp: Offer = { '@type': 'Offer', availability: 'https://schema.org/Plenty' };
    expect([misspelt, madeUp]).toHaveLength(2);
  });

  test('2 every page but the home page says where it stands', () => {
    for (const route of routes.filter(({ path }) => path !== '/')) {
      const { '@graph': things } = structuredData({ route, id: '' }, 'Here');
      expect(things.at(-1)).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: 'Here' }],
      });
    }
  });

  test.each([
    [false, 'https://schema.org/OutOfStock'],
    [true, 'https://schema.org/InStock'],
  ])('7.4 while "takesOrders" is %s, every product is %s', (takesOrders, availability) => {
    const { takesOrders: asSet } = brand;
    Object.assign(brand, { takesOrders });
    const offered = catalogue.map(({ id }) => structuredData(matchRoute(`/product/${id}`), ''));
    Object.assign(brand, { takesOrders: asSet });
    expect(offered).toHaveLength(10);
    for (const { '@graph': things } of offered) {
      expect(things[0]).toMatchObject({ offers: { availability } });
    }
  });

  test('11.1 every product is offered for its price', () => {
    for (const { id, price } of catalogue) {
      const { '@graph': things } = structuredData(matchRoute(`/product/${id}`), '');
      expect(things[0]).toMatchObject({ offers: { price: `${price / 100}.00` } });
    }
  });
});
