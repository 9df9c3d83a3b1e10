import { type CartLine, totalItems } from '#domain/cart.ts';
import type { Product } from '#domain/product.ts';
import { aProduct } from '#domain/product.testing.ts';
import { row, rows } from '../catalogue.ts';

/** The expected lists, computed with the shop's own rules. */
export type Lists = {
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly Product[];
};

export const emptyLists: Lists = { cart: [], wishlist: [] };

/** A product of the shop, as far as the rules need it. */
export function product(id: number): Product {
  const { name, price, tag } = row(id);
  return aProduct({ id, name, price: price * 100, ...(tag && { tag }) });
}

export const products: readonly Product[] = rows.map(({ id }) => product(id));

const countName = (name: string, count: number) =>
  `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;

/** The two badges' accessible names (SPEC 3.3). */
export function badgesOf({ cart, wishlist }: Lists) {
  const items = totalItems(cart);
  return {
    cart: countName('Cart', items),
    wishlist: countName('Wishlist', wishlist.length),
    items,
    wishes: wishlist.length,
  };
}

/** Both lists as text, without their order: two tabs may add at the same moment. */
export function describeLists(
  cart: readonly (readonly [id: number, quantity: number])[],
  wishlist: readonly number[],
): string {
  const lines = cart
    .toSorted(([one], [other]) => one - other)
    .map(([id, count]) => `${id}×${count}`);
  const wishes = wishlist.toSorted((one, other) => one - other);
  return `cart ${lines.join(' ') || 'empty'}, wishlist ${wishes.join(' ') || 'empty'}`;
}

export function describeExpected({ cart, wishlist }: Lists): string {
  return describeLists(
    cart.map((line) => [line.product.id, line.quantity] as const),
    wishlist.map(({ id }) => id),
  );
}
