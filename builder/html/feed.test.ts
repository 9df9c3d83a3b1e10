import { describe, expect, test } from 'vitest';
import { aProduct } from '#catalogue/product.testing.ts';
import { renderFeed } from './feed.ts';
import { describeProduct } from './productStructuredData.ts';

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

  test.each([
    [undefined, '14', { size: '14' }],
    [['Colour'], 'Indigo', { color: 'Indigo' }],
    [['Pack'], '250 g', { size: '250 g' }],
    [['Size', 'रंग'], '12 in / Indigo', { size: '12 in', color: 'Indigo' }],
    [['Size', 'Colour'], 'Large', { size: 'Large' }],
    [['Length', 'Colour', 'Width'], '12 in / Red / 3 in', { size: '12 in / 3 in', color: 'Red' }],
  ])('16.60 of what is chosen by %j, “%s” is %j', (options, size, said) => {
    const given = { id: 31, name: 'Ring', size, family: 2, ...(options && { options }) };
    const item = renderFeed([aProduct(given)]);
    expect(elementOf(item, 'title')).toBe(`Ring, ${size}`);
    expect(elementOf(item, 'item_group_id')).toBe('2');
    const { color, size: own } = { color: undefined, size: undefined, ...said };
    expect([elementOf(item, 'color'), elementOf(item, 'size')]).toEqual([color, own]);
    expect(describeProduct(aProduct(given), true)).toMatchObject({
      ...said,
      isVariantOf: {
        variesBy: Object.keys(said).map((option) => `https://schema.org/${option}`),
      },
    });
  });

  test('16.70 services read prices with the tax, also those of a product with a rate of its own', () => {
    const given = { addedTax: 19 };
    const products = [
      aProduct({ price: 100_00, oldPrice: 200_00 }),
      aProduct({ price: 10_05, tax: 7 }),
    ];
    const [usual = '', own = ''] = itemsOf(renderFeed(products, true, given));
    expect(elementOf(usual, 'price')).toBe('238.00 INR');
    expect(elementOf(usual, 'sale_price')).toBe('119.00 INR');
    expect(elementOf(own, 'price')).toBe('10.75 INR');
    expect(products.map((product) => describeProduct(product, true, given))).toMatchObject([
      { offers: { price: '119.00' } },
      { offers: { price: '10.75' } },
    ]);
  });

  test('16.70 each zone is named by its postcodes, and where they are not known, the dearest counts', () => {
    const days = (least: number, most: number) => ({ least, most });
    const given = {
      zones: [
        { name: 'Pune', postcodes: ['411', '412'], charge: 0 },
        { name: 'Delhi', states: ['Delhi'], charge: 60_00, without: ['non-veg'] },
        { name: 'Rest', charge: 90_00, days: days(3, 5) },
        { name: 'Abroad', countries: ['NP'], states: ['Bagmati'], charge: 200_00 },
        { name: 'Far', countries: ['NP'], charge: 300_00 },
      ],
      delivery: { processing: days(1, 2), shipping: days(1, 2) },
    };
    const shippings = (product = aProduct()) =>
      Array.from(
        renderFeed([product], true, given).matchAll(/<g:shipping>(.*)<\/g:shipping>/g),
        ([, one = '']) =>
          ['country', 'postal_code', 'price', 'max_handling_time', 'max_transit_time'].map((name) =>
            elementOf(one, name),
          ),
      );
    expect(shippings()).toEqual([
      ['IN', '411*', '0.00 INR', '2', '2'],
      ['IN', '412*', '0.00 INR', '2', '2'],
      ['IN', '11*', '60.00 INR', '2', '2'],
      ['IN', undefined, '90.00 INR', '2', '5'],
      ['NP', undefined, '300.00 INR', '2', '2'],
    ]);
    expect(shippings(aProduct({ labels: ['non-veg'] })).map(([, area]) => area)).not.toContain(
      '11*',
    );
    expect(renderFeed([aProduct()], false, given)).not.toContain('shipping');
  });

  test('has all pictures of a product', () => {
    const product = aProduct();
    const further = { picture: { ...product.image, name: 'third' }, alt: 'Leaves' };
    const [item = ''] = itemsOf(renderFeed([{ ...product, details: { morePictures: [further] } }]));
    expect(item.match(/<g:additional_image_link>[^<]*/g)).toEqual([
      expect.anything(),
      expect.stringContaining('third'),
    ]);
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
