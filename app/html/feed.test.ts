import { describe, expect, test } from 'vitest';
import { aProduct } from '#catalogue/product.testing.ts';
import { renderFeed } from './feed.ts';

const elementOf = (item: string, element: string) =>
  new RegExp(`<g:${element}>(.*)</g:${element}>`).exec(item)?.[1];
const itemsOf = (feed: string) => feed.match(/<item>[^]*?<\/item>/g) ?? [];

describe('Product feed', () => {
  test('has an item for each product, with what shopping services need', () => {
    const [item = '', ...others] = itemsOf(
      renderFeed([aProduct({ id: 4, price: 599_00, oldPrice: 699_00 })]),
    );
    expect(others).toEqual([]);
    expect(elementOf(item, 'id')).toBe('4');
    expect(elementOf(item, 'link')).toBe('https://beau.example/product/4');
    expect(elementOf(item, 'image_link')).toMatch(/^https:.*\.webp$/);
    expect(elementOf(item, 'price')).toBe('699.00 INR');
    expect(elementOf(item, 'sale_price')).toBe('599.00 INR');
    expect(elementOf(item, 'product_type')).toBe('Beauty &amp; Cosmetics');
    expect(elementOf(item, 'brand')).toBe('BEAU');
    const [dear = ''] = itemsOf(renderFeed([aProduct({ price: 599_00 })]));
    expect(elementOf(dear, 'price')).toBe('599.00 INR');
    expect(elementOf(dear, 'sale_price')).toBeUndefined();
  });

  test('has a product’s own brand and numbers, and its unit price', () => {
    const unitPrice = { amount: 1198_00, per: '100 ml', of: '50 ml' } as const;
    const details = { brand: 'Aqua', gtin: '4006381333931' };
    const item = renderFeed([{ ...aProduct({ id: 1, sku: 'AQ-1', unitPrice }), details }]);
    expect(elementOf(item, 'id')).toBe('1');
    expect(elementOf(item, 'brand')).toBe('Aqua');
    expect(elementOf(item, 'gtin')).toBe('4006381333931');
    expect(elementOf(item, 'unit_pricing_measure')).toBe('50ml');
    expect(elementOf(item, 'unit_pricing_base_measure')).toBe('100ml');
    expect(elementOf(item, 'identifier_exists')).toBeUndefined();
    expect(elementOf(renderFeed([aProduct()]), 'identifier_exists')).toBe('no');
  });

  test('16.60 a size names the group that it belongs to', () => {
    const item = renderFeed([aProduct({ id: 31, name: 'Ring', size: '14', family: 2 })]);
    expect(elementOf(item, 'title')).toBe('Ring, 14');
    expect(elementOf(item, 'size')).toBe('14');
    expect(elementOf(item, 'item_group_id')).toBe('2');
  });

  test('says that a product has a second picture only if it has one', () => {
    const { secondaryImage: _second, ...single } = aProduct({ id: 2 });
    const items = itemsOf(renderFeed([aProduct(), single]));
    expect(items.map((item) => item.includes('additional_image_link'))).toEqual([true, false]);
  });

  test('says the availability of each product, and that nothing is in stock while the shop takes no orders', () => {
    const products = [
      aProduct({ id: 1 }),
      aProduct({ id: 2, availability: 'few left' }),
      aProduct({ id: 3, availability: 'out of stock' }),
      aProduct({ id: 4, availability: 'from 2027-03-01' }),
    ];
    const words = (takesOrders: boolean) =>
      itemsOf(renderFeed(products, takesOrders)).map((item) => elementOf(item, 'availability'));
    expect(words(true)).toEqual(['in_stock', 'in_stock', 'out_of_stock', 'preorder']);
    expect(words(false)).toEqual(Array.from({ length: 4 }, () => 'out_of_stock'));
    expect(elementOf(renderFeed(products, true), 'availability_date')).toBe('2027-03-01T00:00Z');
    expect(renderFeed(products, false)).not.toContain('availability_date');
  });
});
