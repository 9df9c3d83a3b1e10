import { describe, expect, test } from 'vitest';
import type { Availability } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import type { Calendar } from '#ordering/calendar.ts';
import { catalogue } from '#shop/products';
import { aProduct } from '#catalogue/product.testing.ts';
import { describeProduct } from './productStructuredData.ts';
import { describeTrail, toGraph } from './structuredData.ts';

describe('Structured data', () => {
  test('a product has its facts, and none that is missing', () => {
    const plain = JSON.stringify(describeProduct(aProduct(), true, {}));
    expect(plain).not.toMatch(/size|country|manufacturer|additionalProperty/);
    const facts = { netQuantity: '50 ml', origin: 'India', maker: 'Us' };
    expect(describeProduct(aProduct(), true, { details: { facts } })).toMatchObject({
      size: '50 ml',
      countryOfOrigin: { '@type': 'Country', name: 'India' },
      manufacturer: { '@type': 'Organization', name: 'Us' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Net quantity', value: '50 ml' },
        { '@type': 'PropertyValue', name: 'Made by', value: 'Us' },
        { '@type': 'PropertyValue', name: 'Country of origin', value: 'India' },
      ],
    });
  });

  test('a product of another brand has its brand, its number of all shops, and its unit price', () => {
    const product = aProduct({ unitPrice: { amount: 1198_00, per: '100 ml', of: '50 ml' } });
    const details = { facts: {}, brand: 'Aqua', gtin: '4006381333931' };
    expect(describeProduct(product, true, { details })).toMatchObject({
      brand: { name: 'Aqua' },
      gtin: '4006381333931',
      offers: {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '1198.00',
          referenceQuantity: { value: 100, unitCode: 'MLT' },
        },
      },
    });
  });

  const zones = [{ name: '', charge: 49_00 }];
  const returns = { days: 30, paidBy: 'shopper', country: 'IN' } as const;

  test('each zone that a product is sent to has its charge and where it is', () => {
    const zones = [
      { name: 'Pune', postcodes: ['411'], charge: 0 },
      { name: 'Goa', states: ['Goa'], charge: 29_00 },
      { name: 'Abroad', countries: ['NP', 'LK'], charge: 300_00, without: ['non-veg'] },
    ];
    const product = aProduct({ price: 100_00 });
    const rate = (value: number) => ({ shippingRate: { value } });
    expect(describeProduct(product, true, { zones })).toMatchObject({
      offers: {
        shippingDetails: [
          { ...rate(0), shippingDestination: { addressCountry: 'IN', postalCodePrefix: ['411'] } },
          { ...rate(29), shippingDestination: { addressCountry: 'IN', addressRegion: ['Goa'] } },
          {
            ...rate(300),
            shippingDestination: [{ addressCountry: 'NP' }, { addressCountry: 'LK' }],
          },
        ],
      },
    });
    const fish = describeProduct({ ...product, labels: ['non-veg'] }, true, { zones });
    expect(JSON.stringify(fish)).not.toContain('"NP"');
    const plain = describeProduct(product, true, { zones: zones.slice(0, 1) });
    expect(JSON.stringify(plain), 'no country is said').not.toContain('addressCountry');
  });

  test('16.43 how long sending takes is the days of work, by zone and product, and a day more after the closing time', () => {
    const days = (least: number, most: number) => ({ least, most });
    const delivery = { processing: days(1, 2), shipping: days(2, 3) };
    const timesOf = (product: Partial<Product>, calendar: Calendar = {}) => {
      const zones = [
        { name: '', charge: 0 },
        { name: 'Far', charge: 0, days: days(4, 6) },
      ];
      const described = describeProduct(aProduct(product), true, {
        zones,
        delivery,
        calendar,
      });
      return Array.from(
        JSON.stringify(described).matchAll(/"(?:min|max)Value":(\d+)/g),
        ([, value]) => Number(value),
      );
    };
    expect(timesOf({})).toEqual([1, 2, 2, 3, 1, 2, 4, 6]);
    expect(timesOf({ processing: days(10, 15) }).slice(0, 2)).toEqual([10, 15]);
    expect(timesOf({}, { closes: '11:00' }).slice(0, 2)).toEqual([1, 3]);
  });

  test.each([
    ['shop', 'https://schema.org/FreeReturn'],
    ['shopper', 'https://schema.org/ReturnFeesCustomerResponsibility'],
  ] as const)('a product is returned within its days, and the %s pays', (paidBy, fees) => {
    expect(describeProduct(aProduct(), true, { returns: { ...returns, paidBy } })).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
          returnFees: fees,
        },
      },
    });
  });

  test('a shop that takes no orders, or does not say it, promises nothing', () => {
    for (const described of [
      describeProduct(aProduct(), false, { zones, returns }),
      describeProduct(aProduct(), true, {}),
    ]) {
      expect(JSON.stringify(described)).not.toMatch(/[Ss]hipping|Return/);
    }
  });

  test('the breadcrumb names the home page, and then the page itself', () => {
    const { '@graph': things } = toGraph([], describeTrail([{ name: 'Here', path: '/here' }]));
    expect(things.at(-1)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Here' }],
    });
  });

  test.each([
    [false, 'https://schema.org/OutOfStock'],
    [true, 'https://schema.org/InStock'],
  ])(
    '7.4 while "takesOrders" is %s, every product is %s for its price',
    (takesOrders, availability) => {
      expect(catalogue.length).toBeGreaterThan(0);
      for (const product of catalogue) {
        const price = (product.price / 100).toFixed(2);
        expect(describeProduct(product, takesOrders)).toMatchObject({
          offers: { availability, price },
        });
      }
    },
  );

  test.each<[Availability, string]>([
    ['few left', 'https://schema.org/LimitedAvailability'],
    ['out of stock', 'https://schema.org/OutOfStock'],
    ['from 2027-03-01', 'https://schema.org/PreOrder'],
  ])('a product that is "%s" is offered as %s', (availability, said) => {
    const product = aProduct({ availability });
    expect(describeProduct(product, true)).toMatchObject({ offers: { availability: said } });
    expect(describeProduct(product, false), 'while the shop takes no orders').toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    const isLater = availability.startsWith('from');
    const offered = JSON.stringify(describeProduct(product, true));
    expect(offered.includes('"availabilityStarts":"2027-03-01"')).toBe(isLater);
  });
});
