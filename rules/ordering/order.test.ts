import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutOrdered } from './cart.ts';
import { type Choice, orderOf } from './order.ts';
import { type ShopFacts, aShop } from './shopRules.testing.ts';
import { type Zone, chargeIn } from './zone.ts';
import { type Destination, sendingTo, zonesAt } from './sending.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const contained = { percent: 20, isIncluded: true };
const of = (price: number, quantity = 1, id = 1) => ({
  product: aProduct({ id, price }),
  quantity,
});
const orderIn = (
  facts: ShopFacts,
  lines: Parameters<typeof orderOf>[1],
  choice: Partial<Choice> = {},
) => orderOf(aShop(facts), lines, { today: '2026-11-24', ...choice });

describe('Order', () => {
  test('tax is 10 % of the subtotal, and the total includes it', () => {
    expect(orderIn({}, [of(1_099_00, 2)])).toMatchObject({
      subtotal: 2_198_00,
      tax: 219_80,
      untaxed: 2_198_00,
      total: 2_417_80,
    });
  });

  test.each([
    [1_04, 10],
    [1_05, 11],
    [4, 0],
    [999_99, 100_00],
    [10_01, 1_00],
  ])('the tax on %i hundredths, rounded to one, is %i', (price, tax) => {
    expect(orderIn({}, [of(price)]).tax).toBe(tax);
  });

  test('tax is taken once, on the subtotal of all lines', () => {
    expect(
      orderIn(
        {},
        [1, 2, 3, 4, 5].map((id) => of(1_04, 1, id)),
      ).tax,
    ).toBe(52);
  });

  test('each rate has its share of what is charged and saved', () => {
    const tax = { percent: 23, isIncluded: true };
    const book = { product: aProduct({ id: 2, price: 20_00, tax: 6 }), quantity: 1 };
    const offers = [{ name: 'Half', percent: 50 }];
    expect(orderIn({ tax, offers }, [of(60_00), book]).taxes).toEqual([
      { percent: 23, amount: 5_61 },
      { percent: 6, amount: 57 },
    ]);
    const unsaid = { tax: { isIncluded: true } };
    expect(orderIn(unsaid, [of(60_00)])).toMatchObject({ taxes: [], tax: 0, total: 60_00 });
  });

  test('tax that prices contain is shown, and not added', () => {
    const tax = { percent: 23, isIncluded: true };
    expect(orderIn({ tax }, [of(1_23, 100)])).toMatchObject({ tax: 23_00, total: 123_00 });
  });

  test('nothing costs nothing, whatever the way to pay costs (15.18)', () => {
    const payments = [{ name: 'Cash on delivery', charge: 50_00 }];
    const rules = { payments, zones: [{ name: '', charge: 49_00 }] };
    expect(orderIn(rules, [], { payment: '' })).toMatchObject({ total: 0, tax: 0 });
    const gone = { product: aProduct({ availability: 'out of stock' }), quantity: 3 };
    expect(orderIn(rules, [gone], { payment: '' }).total).toBe(0);
  });

  test('what was added to the cart after the order was shown stays there', () => {
    const ordered = [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ];
    expect(withoutOrdered([of(1_00, 2, 1), of(1_00, 1, 2)], ordered)).toEqual([]);
    const cut = { ...of(1_00, 2, 3), wanted: 4 };
    const grown = [of(1_00, 5, 1), of(1_00, 1, 2), cut];
    expect(withoutOrdered(grown, ordered)).toEqual([of(1_00, 3, 1), cut]);
  });
});

const zones: readonly Zone[] = [
  { name: 'Pune', postcodes: ['411'], charge: 0, payments: ['Cash', 'Bank'] },
  { name: 'Goa', states: ['Goa'], charge: 99_00, without: ['non-veg'] },
  { name: 'Nepal', countries: ['NP'], charge: 300_00 },
  { name: 'Rest', charge: 49_00, freeFrom: 499_00, payments: ['Bank'] },
];
const at = (postcode?: string, state?: string, country = 'IN'): Destination => ({
  country,
  postcode,
  states: state === undefined ? [] : [state],
});

describe('Shipping', () => {
  test.each([
    ['411038', 'Maharashtra', 'IN', 10_00, 'Pune', 0],
    ['403001', 'Goa', 'IN', 10_00, 'Goa', 99_00],
    ['110001', 'Delhi', 'IN', 498_99, 'Rest', 49_00],
    ['110001', 'Delhi', 'IN', 499_00, 'Rest', 0],
    ['403001', 'Goa', 'IN', 500_00, 'Goa', 99_00],
    ['44600', '', 'NP', 10_00, 'Nepal', 300_00],
    ['110001', 'Delhi', 'IN', 0, 'Rest', undefined],
  ])('%s %s %s: goods of %i go to %s for %s', (postcode, state, country, sum, name, charge) => {
    const to = at(postcode, state, country);
    expect(sendingTo(zones)([], to).zone?.name).toBe(name);
    expect(chargeIn(zonesAt(zones, to), sum === 0 ? [] : [of(sum)])).toBe(charge);
  });

  test.each([
    ['E1', 'E16AB', true],
    ['E1', 'E101AA', false],
    ['E10', 'E16AB', false],
    ['E', 'EC1A1BB', false],
    ['EC1', 'EC1A1BB', true],
    ['EC1A1BB', 'EC1A1BB', true],
    ['411', '411038', true],
  ])('a zone of postcodes that begin with %s has %s: %s', (start, postcode, has) => {
    const [zone] = zonesAt([{ name: '', postcodes: [start], charge: 0 }], { postcode });
    expect(zone !== undefined).toBe(has);
  });

  test('before the place is known, the charge is between two amounts, and no part of the total (15.6)', () => {
    const order = orderIn({ zones }, [of(100_00)], { to: {} });
    expect(order).toMatchObject({ shipping: { least: 0, most: 300_00 }, untaxed: 100_00 });
    expect(order.zone).toBeUndefined();
    const near = orderIn({ zones }, [of(100_00)], { to: at('744101') });
    expect(near.shipping, 'the state is not known yet').toEqual({ least: 49_00, most: 99_00 });
    const same = zones.map((zone) => ({ ...zone, charge: 60_00 }));
    expect(orderIn({ zones: same }, [of(100_00)], { to: {} }).shipping).toBe(60_00);
  });

  test('where no zone fits, the shop does not send; what a zone leaves out is named, and stays', () => {
    const nowhere = orderIn({ zones: zones.slice(0, 1) }, [of(1_00)], { to: at('110001') });
    expect(nowhere).toMatchObject({ isNowhere: true, shipping: undefined });
    const fish = { product: aProduct({ id: 7, price: 5_00, labels: ['non-veg'] }), quantity: 1 };
    const toGoa = orderIn({ zones }, [of(1_00), fish], { to: at('403001', 'Goa') });
    expect(toGoa).toMatchObject({ notSent: [{ id: 7 }], subtotal: 6_00 });
    const toPune = orderIn({ zones }, [fish], { to: at('411001') });
    expect(toPune.notSent).toEqual([]);
  });

  test('a way to pay that a zone does not have cannot be chosen there', () => {
    const payments = [{ name: 'Cash' }, { name: 'Bank' }];
    const inRest = { to: at('110001', 'Delhi'), payment: 'Cash' };
    expect(orderIn({ zones, payments }, [of(1_00)], inRest)).toMatchObject({
      payment: { name: 'Bank' },
      ways: [{ isOpen: false, isElsewhere: true }, { isOpen: true }],
    });
    const inPune = { to: at('411001'), payment: 'Cash' };
    expect(orderIn({ zones, payments }, [of(1_00)], inPune).payment?.name).toBe('Cash');
  });

  test('a cart says what is missing until shipping is free, and nothing where it is (15.6)', () => {
    const to = at('110001', 'Delhi');
    expect(orderIn({ zones }, [of(398_00)], { to }).toFreeShipping).toBe(101_00);
    expect(orderIn({ zones }, [of(600_00)], { to }).toFreeShipping).toBeUndefined();
    expect(orderIn({ zones }, [of(398_00)]).toFreeShipping, 'unknown').toBeUndefined();
    const offers = [{ name: 'Three travel free', count: 3, freeShipping: true }];
    const free = orderIn({ zones, offers }, [of(100_00, 3)], { to });
    expect(free).toMatchObject({ shipping: 0, toFreeShipping: undefined });
    expect(orderIn({ zones, offers }, [of(100_00, 3)]).shipping, 'wherever').toBe(0);
  });

  test('it is a part of the total, and of a tax that prices contain', () => {
    const lines = [of(100_00)];
    const all = (charge: number) => [{ name: '', charge }];
    expect(orderIn({ zones: all(50_00) }, lines)).toMatchObject({
      shipping: 50_00,
      tax: 10_00,
      untaxed: 150_00,
      total: 160_00,
    });
    expect(orderIn({ zones: all(20_00), tax: contained }, lines)).toMatchObject({
      tax: 20_00,
      total: 120_00,
    });
  });
});

describe('Ways to pay, offers, minimum', () => {
  const lines = [of(100_00, 3)];
  const payments = [
    { name: 'Cash', charge: 50_00, upTo: 500_00 },
    { name: 'Bank', from: 200_00 },
  ];

  test('the charge of the chosen way to pay is a part of the total', () => {
    const order = orderIn({ payments, tax: contained }, lines, { payment: 'Cash' });
    expect(order).toMatchObject({ total: 350_00, tax: 58_33 });
    expect(orderIn({ payments, tax: contained }, lines, { payment: 'Bank' }).total).toBe(300_00);
    expect(orderIn({ payments, tax: contained }, lines).total, 'nobody has asked').toBe(300_00);
  });

  test.each([
    [199_99, 'Bank', 'Cash'],
    [200_00, 'Bank', 'Bank'],
    [500_00, '', 'Cash'],
    [500_01, 'Cash', 'Bank'],
  ])('for goods of %i hundredths and "%s" it is %s', (price, chosen, name) => {
    expect(orderIn({ payments }, [of(price)], { payment: chosen }).payment?.name).toBe(name);
  });

  test('an offer is taken off before the tax that is added', () => {
    const offers = [{ name: 'Ten off', amount: 30_00 }];
    expect(orderIn({ offers }, lines)).toMatchObject({
      subtotal: 300_00,
      tax: 27_00,
      total: 297_00,
    });
  });

  test('a cart below the least sum of an order hears what is missing', () => {
    expect(orderIn({ minimum: 500_00 }, lines).toMinimum).toBe(200_00);
    expect(orderIn({ minimum: 300_00 }, lines).toMinimum).toBe(0);
    expect(orderIn({ minimum: 300_00 }, []).toMinimum, 'an empty cart').toBe(0);
  });
});

const anAmount = fc.integer({ min: 0, max: 5_000_00 });
const aLimit = fc.option(anAmount, { nil: undefined });
const aCondition = <Value extends string>(...values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const aZone = fc.record({
  name: fc.constant('Zone'),
  postcodes: aCondition('4', '411', '9'),
  states: aCondition('Goa', 'Delhi'),
  countries: aCondition('IN', 'NP'),
  charge: anAmount,
  freeFrom: aLimit,
});
const aDestination = fc.record({
  country: fc.constantFrom('', 'IN', 'NP'),
  postcode: fc.constantFrom('', '411038', '403001', '900000'),
  states: fc.constantFrom([], ['Goa'], ['Goa', 'Delhi'], ['Bihar']),
});
const someZones = fc.array(aZone, { minLength: 1, maxLength: 4 });
const someOffers = fc.array(
  fc.oneof(
    fc.record({ name: fc.constant('A'), from: aLimit, percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      name: fc.constant('B'),
      count: fc.integer({ min: 1, max: 5 }),
      amount: anAmount,
    }),
    fc.record({
      name: fc.constant('C'),
      from: aLimit,
      freeShipping: fc.constant(true),
    }),
    fc.record({
      name: fc.constant('D'),
      count: fc.integer({ min: 3, max: 5 }),
      pay: fc.integer({ min: 1, max: 2 }),
      until: fc.constantFrom('2026-11-23', '2026-11-24'),
    }),
  ),
  { maxLength: 4 },
);
const somePayments = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('Cash', 'Bank', 'Card'),
    charge: aLimit,
    from: aLimit,
    upTo: aLimit,
  }),
  { minLength: 1, selector: ({ name }) => name },
);
const tax = fc.record({ percent: fc.integer({ min: 0, max: 30 }), isIncluded: fc.boolean() });
const all = { tax, zones: someZones, offers: someOffers, payments: somePayments, minimum: aLimit };

/** What shops have; products have rates of tax of their own in the last two. */
const kinds: readonly (readonly [string, fc.Arbitrary<ShopFacts>, readonly number[]])[] = [
  ['nothing of these', fc.record({ tax }), []],
  ['zones', fc.record({ tax, zones: someZones }), []],
  ['offers', fc.record({ tax, offers: someOffers }), []],
  ['no tax, and rates of products', fc.record({ tax: fc.constant(undefined) }), [5, 12, 18]],
  ['rates of tax', fc.record({ tax }), [5, 12, 18]],
  ['all', fc.record(all), [5, 12, 18]],
];
const cartWith = (rates: readonly number[]) =>
  fc.uniqueArray(
    fc.record({
      product: fc
        .record({
          id: fc.nat({ max: 9 }),
          price: fc.integer({ min: 1, max: 2_000_00 }),
          ...(rates.length > 0 && { tax: fc.constantFrom(...rates) }),
        })
        .map(aProduct),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 4, selector: ({ product }) => product.id },
  );
const aChoice = fc.record({
  today: fc.constant('2026-11-24'),
  to: fc.option(aDestination, { nil: undefined }),
  payment: fc.constantFrom(undefined, '', 'Cash', 'Bank'),
});

describe.each(kinds)('In any shop with %s', (_, someFacts, rates) => {
  const anyShop = someFacts.map(aShop);
  const aCart = cartWith(rates);

  test('the total is the sum of what is shown, and nothing costs nothing', () => {
    fc.assert(
      fc.property(anyShop, aCart, aChoice, (shop, cart, choice) => {
        const order = orderOf(shop, cart, choice);
        const { lines, subtotal, offer, shipping: charge, payment } = order;
        const saved = offer?.saved ?? 0;
        expect(lines.reduce((sum, line) => sum + (line.sum ?? 0), 0)).toBe(subtotal);
        const charges = [typeof charge === 'number' ? charge : 0, payment?.charge ?? 0];
        const charged = subtotal - saved + charges.reduce((sum, each) => sum + each);
        expect(order.untaxed).toBe(subtotal === 0 ? 0 : charged);
        const taxes = order.taxes.reduce((sum, { amount }) => sum + amount, 0);
        expect(order.tax).toBe(taxes);
        const alike = cart.map((line) => ({ ...line, product: { ...line.product, tax: 7 } }));
        const [one] = orderOf(
          { ...shop, tax: shop.tax && { ...shop.tax, percent: 7 } },
          cart.map(({ product: { tax: _tax, ...product }, ...line }) => ({ ...line, product })),
          choice,
        ).taxes;
        expect(orderOf(shop, alike, choice).taxes[0]?.amount, 'one rate, however it is said').toBe(
          one?.amount,
        );
        expect(order.total).toBe(order.untaxed + (shop.tax?.isIncluded ? 0 : order.tax));
        expect(order.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('no sum in yen has a part of a yen', () => {
    fc.assert(
      fc.property(someFacts, aCart, aChoice, (facts, cart, choice) => {
        // What owners write has no decimals; what they write in percent stays.
        const inYen = <Value>(value: Value): Value =>
          JSON.parse(JSON.stringify(value), (name, part: unknown) =>
            /charge|free[A-Z]|from|upTo|amount|minimum|price/i.test(name) &&
            typeof part === 'number'
              ? part * 100
              : part,
          ) as Value;
        const { lines, offer, taxes, tax, total, subtotal } = orderOf(
          aShop({ ...inYen(facts), smallestUnit: 100 }),
          inYen(cart),
          choice,
        );
        const sums = [subtotal, offer?.saved ?? 0, tax, total, ...lines.map(({ sum = 0 }) => sum)];
        const parts = [...sums, ...taxes.map(({ amount }) => amount)].map((sum) => sum % 100);
        expect(parts.filter((part) => part !== 0)).toEqual([]);
      }),
    );
  });

  test('what is missing for free shipping or the minimum makes it so when it is added', () => {
    fc.assert(
      fc.property(anyShop, aCart, aChoice, (shop, cart, choice) => {
        const order = orderOf(shop, cart, choice);
        const withMore = (price: number) => orderOf(shop, [...cart, of(price, 1, 99)], choice);
        const { toFreeShipping } = order;
        expect(toFreeShipping !== undefined && order.shipping === 0).toBe(false);
        expect(toFreeShipping ? withMore(toFreeShipping).shipping : 0).toBe(0);
        expect(order.toMinimum && withMore(order.toMinimum).toMinimum).toBe(0);
      }),
    );
  });

  test('15.18 the way to pay is an open one, if there is one', () => {
    fc.assert(
      fc.property(anyShop, aCart, aChoice, (shop, cart, choice) => {
        const { payment, ways } = orderOf(shop, cart, choice);
        const open = ways.filter(({ isOpen }) => isOpen).map(({ name }) => name);
        expect(payment !== undefined).toBe(choice.payment !== undefined && open.length > 0);
        expect([undefined, ...open]).toContain(payment?.name);
      }),
    );
  });
});

test('who knows more of a place has fewer zones, and a charge between those of before', () => {
  fc.assert(
    fc.property(fc.array(aZone), aDestination, aDestination, (all, one, other) => {
      const known = { ...one, states: one.states.slice(0, 1) };
      const less = {
        country: other.country && known.country,
        postcode: other.postcode && known.postcode,
        states: other.states.length > 1 ? one.states : [],
      };
      const [before, after] = [zonesAt(all, less), zonesAt(all, known)];
      expect(before).toEqual(expect.arrayContaining([...after]));
      const [wide, near] = [before, after].map((zones) => chargeIn(zones, [of(100_00)]));
      if (near === undefined || wide === undefined) return;
      const [least, most] = typeof wide === 'number' ? [wide, wide] : [wide.least, wide.most];
      for (const charge of typeof near === 'number' ? [near] : [near.least, near.most]) {
        expect(charge).toBeGreaterThanOrEqual(least);
        expect(charge).toBeLessThanOrEqual(most);
      }
    }),
  );
});
