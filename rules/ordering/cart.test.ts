import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CartLine,
  addMoreToCart,
  addToCart,
  changeQuantity,
  countedLines,
  lineTotal,
  mostOf,
  removeFromCart,
  restoreToCart,
  setQuantity,
  subtotal,
  toQuantity,
  totalItems,
} from './cart.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const someLines = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 10 }),
      price: fc.integer({ min: 1, max: 10_000_00 }),
      quantity: fc.integer({ min: 1, max: mostOf({}) }),
    }),
    { selector: ({ id }) => id },
  )
  .map((lines): CartLine[] =>
    lines.map(({ quantity, ...facts }) => ({ product: aProduct(facts), quantity })),
  );

describe('Quantity', () => {
  test('is a whole number from 1 to 999, whatever was typed or stored', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const quantity = toQuantity(value);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(999);
      }),
    );
  });

  test.each([
    ['', 1],
    ['3abc', 1],
    [Number.POSITIVE_INFINITY, 999],
    [Number.NaN, 1],
    [null, 1],
    [{}, 1],
    [[5], 1],
    [true, 1],
  ])('%j counts as %i', (typed, quantity) => {
    expect(toQuantity(typed)).toBe(quantity);
  });
});

describe('Cart', () => {
  test('adding a product adds it in the chosen quantity', () => {
    const product = aProduct();
    expect(addToCart([], product, 3)).toEqual([{ product, quantity: 3 }]);
  });

  test('adding a product that is already there changes nothing', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 1, max: 10 }), (lines, id) => {
        const once = addToCart(lines, aProduct({ id }), 2);
        expect(addToCart(once, aProduct({ id }), 5)).toBe(once);
      }),
    );
  });

  test('adding from the wishlist adds 1 to the quantity that is already there', () => {
    const product = aProduct();
    expect(addMoreToCart([], product, 1)).toEqual([{ product, quantity: 1 }]);
    expect(addMoreToCart([{ product, quantity: 4 }], product, 1)).toEqual([
      { product, quantity: 5 },
    ]);
  });

  test('plus adds 1 and minus never goes below 1', () => {
    const product = aProduct({ id: 7 });
    expect(changeQuantity([{ product, quantity: 1 }], 7, 1)).toEqual([{ product, quantity: 2 }]);
    expect(changeQuantity([{ product, quantity: 1 }], 7, -1)).toEqual([{ product, quantity: 1 }]);
  });

  test('a typed quantity changes only its own line', () => {
    const lines = [1, 2].map((id) => ({ product: aProduct({ id }), quantity: 3 }));
    expect(setQuantity(lines, 2, 8).map(({ quantity }) => quantity)).toEqual([3, 8]);
    expect(changeQuantity(lines, 2, 1).map(({ quantity }) => quantity)).toEqual([3, 4]);
  });

  test('removing a line leaves the others as they were', () => {
    const lines = [1, 2, 3].map((id) => ({ product: aProduct({ id }), quantity: id }));
    expect(removeFromCart(lines, 2)).toEqual([lines[0], lines[2]]);
    expect(removeFromCart(lines, 4)).toEqual(lines);
  });

  test('the badge is the sum of all quantities', () => {
    const lines = [1, 2, 7].map((id) => ({ product: aProduct({ id }), quantity: id }));
    expect(totalItems(lines)).toBe(10);
    expect(totalItems([])).toBe(0);
  });

  test('the subtotal is the sum of the line totals, to the paisa', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        let sum = 0;
        for (const line of lines) sum += lineTotal(line);
        expect(subtotal(lines)).toBe(sum);
        expect(Number.isSafeInteger(subtotal(lines))).toBe(true);
      }),
    );
    const product = aProduct({ price: 599_00 });
    expect(lineTotal({ product, quantity: 3 })).toBe(1_797_00);
  });

  test('a line that is out of stock stays in the cart, and no sum contains it', () => {
    const cream = { product: aProduct({ id: 1, price: 699_00 }), quantity: 2 };
    const rare: CartLine = {
      product: aProduct({ id: 2, price: 399_00, availability: 'few left' }),
      quantity: 1,
    };
    const early: CartLine = {
      product: aProduct({ id: 3, price: 100_00, availability: 'from 2027-02-01' }),
      quantity: 3,
    };
    const gone: CartLine = {
      product: aProduct({ id: 4, price: 599_00, availability: 'out of stock' }),
      quantity: 5,
    };
    const lines = [cream, gone, rare, early];
    expect(countedLines(lines)).toEqual([cream, rare, early]);
    expect(subtotal(lines)).toBe(2 * 699_00 + 399_00 + 3 * 100_00);
    expect(totalItems(countedLines(lines))).toBe(6);
    expect(totalItems(lines), 'what the badge says').toBe(11);
    expect(changeQuantity(lines, 4, 1)[1]?.quantity).toBe(6);
  });
});

const idsOf = (lines: readonly CartLine[]) => lines.map(({ product }) => product.id);

describe('Undo in the cart', () => {
  test('a removed line is back where it was, with its quantity', () => {
    fc.assert(
      fc.property(someLines, fc.nat(), (lines, choice) => {
        const line = lines[choice % Math.max(1, lines.length)];
        if (!line) return;
        const { id } = line.product;
        expect(restoreToCart(removeFromCart(lines, id), line, idsOf(lines))).toEqual(lines);
      }),
    );
  });

  test('it is next to its nearest neighbour that is still there', () => {
    const [one, two, three] = [1, 2, 3].map((id) => ({ product: aProduct({ id }), quantity: id }));
    if (!one || !two || !three) return;
    const order = [1, 2, 3];
    expect(restoreToCart([one], three, order)).toEqual([one, three]);
    expect(restoreToCart([three], two, order)).toEqual([two, three]);
    expect(restoreToCart([], two, order)).toEqual([two]);
  });

  test('a product that was added again has one line, with the larger quantity', () => {
    const line = { product: aProduct(), quantity: 4 };
    expect(restoreToCart([{ ...line, quantity: 1 }], line, [1])).toEqual([line]);
    expect(restoreToCart([{ ...line, quantity: 9 }], line, [1])).toEqual([
      { ...line, quantity: 9 },
    ]);
  });
});

test('of a piece that exists once, no way puts two into the cart', () => {
  const cuff = aProduct({ id: 3, stock: 1 });
  const one = addToCart([], cuff, 5);
  expect(one).toEqual([{ product: cuff, quantity: 1 }]);
  expect(changeQuantity(one, 3, 1)).toEqual(one);
  expect(setQuantity(one, 3, 7)).toEqual(one);
  expect(addMoreToCart(one, cuff, 1)).toEqual(one);
});
