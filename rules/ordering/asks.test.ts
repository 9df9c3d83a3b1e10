import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, answered, lineKey, unanswered } from './asks.ts';
import {
  type CartLine,
  addToCart,
  changeQuantity,
  removeFromCart,
  restoreToCart,
  subtotal,
  withinStock,
  withoutOrdered,
} from './cart.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const asks: readonly Ask[] = [
  { key: 'Name', name: 'Name on the cake', kind: 'text', most: 12 },
  {
    key: 'Candles',
    name: 'Candles',
    kind: 'choice',
    isOptional: true,
    choices: [
      { key: 'None', name: 'None' },
      { key: 'Gold', name: 'Gold', price: 40_00 },
    ],
  },
  { key: 'Guests', name: 'Guests', kind: 'number', isOptional: true, least: 2, most: 30 },
  { key: 'Day', name: 'Day', kind: 'date', isOptional: true },
];
const cake = aProduct({ price: 900_00, asks });
const aCake = (answers: object) => answered(cake, answers);

describe('What is answered of a product', () => {
  test('is kept with it, and a choice that costs something is in its price', () => {
    const product = aCake({ Name: ' Asha ', Candles: 'Gold', Guests: '8', Day: '2026-11-30' });
    expect(product.answers).toEqual({
      Name: 'Asha',
      Candles: 'Gold',
      Guests: '8',
      Day: '2026-11-30',
    });
    expect(product.price).toBe(940_00);
    const cut = answered({ ...cake, oldPrice: 1000_00 }, { Candles: 'Gold' });
    expect([cut.price, cut.oldPrice], 'it saves the same').toEqual([940_00, 1040_00]);
    expect(unanswered(product)).toEqual([]);
  });

  test.each<unknown>([
    { Name: 'More letters than twelve' },
    { Candles: 'Silver' },
    { Guests: '1' },
    { Guests: '2.5' },
    { Guests: '' },
    { Name: ' \u200B' },
    { Day: 'tomorrow' },
    { Day: '2026-13-45' },
    { Colour: 'Red' },
    { toString: 'Red' },
    'no answers',
    null,
  ])('is no answer where it is %j, and leaves the product as it is', (given) => {
    expect(answered(cake, given)).toBe(cake);
    expect(unanswered(answered(cake, given)).map(({ key }) => key)).toEqual(['Name']);
  });
});

describe('A cart', () => {
  const name = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');

  test('has two cakes with two names as two lines, and two with one name as one', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const [first, second] = [aCake({ Name: one }), aCake({ Name: other })];
        const lines = addToCart(addToCart([], first, 1), second, 2);
        const isSame = one.trim() === other.trim();
        expect(lines).toHaveLength(isSame ? 1 : 2);
        const more = changeQuantity(lines, lineKey(second), 1);
        expect(subtotal(more)).toBe(900_00 * (isSame ? 2 : 4));
        expect(removeFromCart(lines, lineKey(second))).toHaveLength(isSame ? 0 : 1);
      }),
    );
  });

  test('15.22 has no more of a product than there is, with whatever answers', () => {
    const of = (Name: string, quantity: number) => ({
      product: { ...aCake({ Name }), stock: 3 },
      quantity,
    });
    const add = (lines: readonly CartLine[], { product, quantity }: CartLine) =>
      addToCart(lines, product, quantity);
    const lines = [of('Asha', 2), of('Ravi', 3), of('Meera', 1)].reduce(add, []);
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(changeQuantity(lines, lineKey(of('Ravi', 1).product), 1)).toEqual(lines);
    const stored = [of('Asha', 2), of('Ravi', 3), of('Meera', 1)].reduce<readonly CartLine[]>(
      (before, line) => [...before, withinStock(before, line)],
      [],
    );
    expect(stored).toMatchObject([
      { quantity: 2 },
      { quantity: 1, wanted: 3 },
      { product: { availability: 'out of stock' } },
    ]);
  });

  test('gets a removed line back beside the other of the same product', () => {
    const lines = ['Asha', 'Ravi', 'Meera'].map((Name) => ({
      product: aCake({ Name }),
      quantity: 1,
    }));
    const [, ravi] = lines;
    if (!ravi) throw new Error('There is no such line.');
    const key = lineKey(ravi.product);
    const order = lines.map(({ product }) => lineKey(product));
    expect(restoreToCart(removeFromCart(lines, key), ravi, order)).toEqual(lines);
  });

  test('keeps the cake that was added with another name after the order was shown', () => {
    const lines = ['Asha', 'Ravi'].map((Name) => ({ product: aCake({ Name }), quantity: 1 }));
    const ordered = [{ id: cake.id, answers: { Name: 'Asha' }, quantity: 1 }];
    expect(withoutOrdered(lines, ordered)).toEqual(lines.slice(1));
  });
});
