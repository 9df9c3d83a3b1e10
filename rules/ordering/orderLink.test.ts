import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBuyer } from './buyer.ts';
import { type LinkedOrder, readOrder, writeOrder } from './orderLink.ts';
import { toReference } from './reference.ts';

const asha = toBuyer({
  name: 'Asha Deshmukh',
  phone: '98765 43210',
  address: 'Flat 12, Sahyadri Apartments, Karve Road',
  landmark: 'near Hanuman temple',
  postcode: '411004',
  city: 'Pune',
  region: 'Maharashtra',
  country: 'IN',
  payment: 'Cash on delivery',
});
const order: LinkedOrder = {
  reference: '7K2M-94QX',
  time: Date.UTC(2026, 10, 26, 12),
  language: 'en-IN',
  total: 1533_02,
  leftOut: 'nothing',
  lines: [
    { id: 4, quantity: 2, price: 699_00 },
    { id: 7, quantity: 1, price: 100_00 },
    { id: 12, quantity: 1, price: 1299_00 },
  ],
  buyer: asha,
};
const page = 'https://leafandcup.shop/admin/orders#';

/** Any text, with halves of signs, and what programs give a meaning. */
const aText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('","', '],[', 'a\r\nb', '×', '\u0001', 'שלום', '\uD83D', '__proto__'),
);
const aBuyer = fc
  .record({ name: aText, address: aText, note: aText, postcode: aText, payment: aText })
  .map(toBuyer);
const anOrder = fc.record({
  reference: fc.uint8Array({ minLength: 8, maxLength: 8 }).map(toReference),
  time: fc.nat(66_000_000).map((minute) => minute * 60_000),
  language: aText,
  total: fc.nat(1e12 - 1),
  leftOut: fc.constant('nothing' as const),
  lines: fc.array(
    fc.record(
      {
        id: fc.nat(),
        quantity: fc.integer({ min: 1, max: 999 }),
        price: fc.nat(),
        answers: fc.dictionary(aText, aText, { minKeys: 1, maxKeys: 3 }),
      },
      { requiredKeys: ['id', 'quantity', 'price'] },
    ),
    { minLength: 1, maxLength: 5 },
  ),
  buyer: fc
    .tuple(aBuyer, aText, aText)
    .map(([buyer, name, typed]) => ({ ...buyer, [`own:${name}`]: typed })),
});

describe('15.28 An order in its link', () => {
  test('is read as it was written, for every script and sign, whatever is behind it', () => {
    fc.assert(
      fc.property(anOrder, aText, (any, behind) => {
        const written = writeOrder(any);
        expect(written).toMatch(/^1[\w-]+[\da-z]$/);
        expect(readOrder(written + behind)).toEqual(any);
      }),
    );
  });

  test.each([
    ['English', asha],
    [
      'Hindi',
      {
        ...asha,
        name: 'आशा देशमुख',
        address: 'फ़्लैट 12, सह्याद्रि अपार्टमेंट, कर्वे रोड',
        landmark: 'हनुमान मंदिर के पास',
        city: 'पुणे',
      },
    ],
  ])('in %s it has at most 350 signs, with three lines and an address', (_, buyer) => {
    expect((page + writeOrder({ ...order, buyer })).length).toBeLessThanOrEqual(350);
  });

  test('without room for the address it has what decides on the sum, and says so', () => {
    const lines = [{ id: 4, quantity: 2, price: 5, answers: { Candles: 'Gold' } }];
    const read = readOrder(writeOrder({ ...order, lines, leftOut: 'address' }));
    const { country, postcode, region, payment } = asha;
    const buyer = toBuyer({ country, postcode, region, payment });
    expect(read).toEqual({
      ...order,
      lines: [{ ...lines[0], price: 0 }],
      leftOut: 'address',
      buyer,
    });
  });

  test('that was cut off or changed, or is of another form, is not read', () => {
    const written = writeOrder(order);
    for (let at = 0; at < written.length; at += 1) {
      const other = written.charAt(at) === 'a' ? 'b' : 'a';
      expect(readOrder(written.slice(0, at))).toBeUndefined();
      expect(readOrder(written.slice(0, at) + other + written.slice(at + 1))).toBeUndefined();
    }
    expect(readOrder(`2${written.slice(1)}`)).toBeUndefined();
  });

  test.each([
    { quantity: 0 },
    { quantity: 1000 },
    { quantity: 1.5 },
    { id: -1 },
    { price: 1e15 },
    { id: '4' as never },
  ])('with a line of %j is not read', (line) => {
    const lines = [{ id: 4, quantity: 1, price: 1, ...line }];
    expect(readOrder(writeOrder({ ...order, lines }))).toBeUndefined();
  });
});
