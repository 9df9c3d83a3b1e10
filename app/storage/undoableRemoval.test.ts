import { describe, expect, test } from 'vitest';
import {
  type CartLine,
  addToCart,
  removeFromCart,
  restoreToCart,
  setQuantity,
} from '#domain/cart.ts';
import { catalogue } from '#shop/products';
import { learnProducts } from './catalogue.ts';
import { type Page, Profile, openCart } from './sync/profile.testing.ts';
import { createUndoableRemoval } from './undoableRemoval.ts';

learnProducts(catalogue);

const line = (id: number, quantity: number): CartLine => {
  const product = catalogue.find((known) => known.id === id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return { product, quantity };
};

/** A cart in a page of a browser, with lines of the products 1 to 4. */
function openList(page: Page) {
  const list = openCart(page);
  const remove = createUndoableRemoval({
    list,
    idOf: ({ product }) => product.id,
    remove: removeFromCart,
    restore: restoreToCart,
  });
  const shown = () => list.read().map(({ product, quantity }) => [product.id, quantity]);
  return { list, remove, shown };
}

const four =
  '[{"id":1,"quantity":1},{"id":2,"quantity":7},{"id":3,"quantity":3},{"id":4,"quantity":1}]';

function openTwoTabs() {
  const profile = new Profile();
  const [page, otherPage] = [profile.open(), profile.open()];
  page.write('cart', four);
  profile.settle();
  return { profile, page, here: openList(page), other: openList(otherPage) };
}

describe('Undo of a removal', () => {
  test('puts a line back where it was, although another tab has changed the list meanwhile', () => {
    const { profile, here, other } = openTwoTabs();
    const undo = here.remove(line(2, 7));
    profile.settle();
    other.list.change((lines) => removeFromCart(lines, 1));
    other.list.change((lines) => addToCart(lines, line(9, 1).product, 5));
    other.list.change((lines) => setQuantity(lines, 3, 30));
    profile.settle();
    undo();
    profile.settle();
    const expected = [
      [2, 7],
      [3, 30],
      [4, 1],
      [9, 5],
    ];
    expect(here.shown()).toEqual(expected);
    expect(other.shown()).toEqual(expected);
  });

  test('is not lost when another tab writes at the same moment', () => {
    const { profile, here, other } = openTwoTabs();
    const undo = here.remove(line(2, 7));
    profile.settle();
    undo();
    other.list.change((lines) => addToCart(lines, line(9, 1).product, 5));
    profile.settle();
    expect(here.shown().map(([id]) => id)).toEqual([1, 2, 3, 4, 9]);
    expect(other.shown()).toEqual(here.shown());
  });

  test('puts two lines back where they were, whichever of them comes back first', () => {
    for (const isFirstFirst of [true, false]) {
      const { here } = openTwoTabs();
      const undos = [here.remove(line(2, 7)), here.remove(line(3, 3))];
      for (const undo of isFirstFirst ? undos : undos.toReversed()) undo();
      expect(here.shown().map(([id]) => id)).toEqual([1, 2, 3, 4]);
    }
  });

  test('works in memory when the storage is full, and is saved once there is space', () => {
    const { profile, page, here, other } = openTwoTabs();
    const undo = here.remove(line(2, 7));
    profile.settle();
    page.isFull = true;
    undo();
    expect(here.shown().map(([id]) => id)).toEqual([1, 2, 3, 4]);
    profile.settle();
    expect(other.shown().map(([id]) => id)).toEqual([1, 3, 4]);
    page.isFull = false;
    page.dispatchEvent(new Event('visibilitychange'));
    profile.settle();
    expect(other.shown().map(([id]) => id)).toEqual([1, 2, 3, 4]);
  });

  test('works in memory when the browser forbids storage meanwhile', () => {
    const { page, here } = openTwoTabs();
    const undo = here.remove(line(4, 1));
    Object.defineProperty(page, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    undo();
    expect(here.shown().map(([id]) => id)).toEqual([1, 2, 3, 4]);
  });

  test('brings the line into the list by which another script has replaced the shop’s', () => {
    const { profile, page, here } = openTwoTabs();
    const undo = here.remove(line(2, 7));
    page.write('cart', '[{"id":3,"quantity":1},{"id":77,"gift":true}]');
    profile.settle();
    undo();
    expect(here.shown()).toEqual([
      [2, 7],
      [3, 1],
    ]);
    expect(page.localStorage.getItem('cart')).toContain('{"id":77,"gift":true}');
  });
});
