import type { Offer, Product } from 'schema-dts';
import { describe, expect, test } from 'vitest';
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

  test('11.1 every product is offered for its price', () => {
    for (const { id, price } of catalogue) {
      const { '@graph': things } = structuredData(matchRoute(`/product/${id}`), '');
      expect(things[0]).toMatchObject({ offers: { price: `${price / 100}.00` } });
    }
  });
});
