import { isOrderable } from '#catalogue/availability.ts';
import { type LineKey, lineKey } from './asks.ts';
import type { MinorUnits } from './money.ts';
import type { Product } from '#catalogue/product.ts';

/** A product and how many of it the shopper wants: a line item. */
export type CartLine = {
  readonly product: Product;
  /** A whole number from 1 to `maxQuantity`. */
  readonly quantity: number;
  /** How many the shopper wanted, where there are fewer (SPEC 16.93). */
  readonly wanted?: number;
};

/** A quantity that is less than what was wanted (SPEC 16.93). */
export type Cut = { readonly product: Product; readonly quantity: number; readonly wanted: number };

/** What of a line an order keeps. */
export type Ordered = Parameters<typeof lineKey>[0] & { readonly quantity: number };

/** The largest quantity of one product in a cart (SPEC 7.2). */
const maxQuantity = 999;

/** How many of a product a cart can have: what the shop has of it, where it says so (SPEC 15.22). */
export function mostOf({ stock = maxQuantity }: Pick<Product, 'stock'>): number {
  return Math.min(maxQuantity, stock);
}

/** How many of it a line can have beside the others, of which some may have it with other answers. */
export function mostBeside(lines: readonly CartLine[], product: Product): number {
  if (product.stock === undefined) return maxQuantity;
  const others = lines.filter(
    (line) => line.product.id === product.id && lineKey(line.product) !== lineKey(product),
  );
  return Math.max(0, mostOf(product) - totalItems(others));
}

/** A stored line beside those before it: no more of its product than there is, and none where they have all of it. */
export function withinStock(lines: readonly CartLine[], line: CartLine): CartLine {
  const { product, quantity: wanted } = line;
  const most = mostBeside(lines, product);
  if (wanted <= most || !isOrderable(product)) return line;
  if (most === 0) return { ...line, product: { ...product, availability: 'out of stock' } };
  return { ...line, quantity: most, wanted };
}

/** Makes a quantity of any typed or stored value: 1 to 999, and 1 if it is not a number (SPEC 7.2, 11.2). */
export function toQuantity(value: unknown, most = maxQuantity): number {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return 1;
  return Math.min(most, Math.max(1, Math.trunc(number)));
}

export function isInCart(lines: readonly CartLine[], key: LineKey): boolean {
  return lines.some(({ product }) => lineKey(product) === key);
}

/** Adds a product; returns the same lines if it is already there, or all that there are (SPEC 12, 15.22). */
export function addToCart(
  lines: readonly CartLine[],
  product: Product,
  quantity: number,
): readonly CartLine[] {
  const most = mostBeside(lines, product);
  if (isInCart(lines, lineKey(product)) || most === 0) return lines;
  return [...lines, { product, quantity: toQuantity(quantity, most) }];
}

/** Adds a difference to a line's quantity, within 1 and what there is (SPEC 8.3). */
export function changeQuantity(
  lines: readonly CartLine[],
  key: LineKey,
  difference: number,
): readonly CartLine[] {
  const quantity = lines.find(({ product }) => lineKey(product) === key)?.quantity ?? 0;
  return setQuantity(lines, key, quantity + difference);
}

export function setQuantity(
  lines: readonly CartLine[],
  key: LineKey,
  quantity: number,
): readonly CartLine[] {
  return lines.map((line) =>
    lineKey(line.product) === key
      ? withQuantity(line, toQuantity(quantity, mostBeside(lines, line.product)))
      : line,
  );
}

/** From now on this is what the shopper wants. */
function withQuantity({ wanted: _wanted, ...line }: CartLine, quantity: number): CartLine {
  return { ...line, quantity };
}

/** What of these lines does not fit into a cart when they are added to what it has (SPEC 16.93). */
export function findCuts(lines: readonly CartLine[], added: readonly CartLine[]): readonly Cut[] {
  return added.flatMap(({ product, quantity }) => {
    const present = lines.find((line) => lineKey(line.product) === lineKey(product))?.quantity ?? 0;
    const wanted = present + quantity;
    const most = mostBeside(lines, product);
    return wanted > most ? [{ product, quantity: most, wanted }] : [];
  });
}

/** Adds a product, or adds to its quantity if it is there: the wishlist does this (SPEC 11.2, 12). */
export function addMoreToCart(
  lines: readonly CartLine[],
  product: Product,
  quantity: number,
): readonly CartLine[] {
  return isInCart(lines, lineKey(product))
    ? changeQuantity(lines, lineKey(product), quantity)
    : addToCart(lines, product, quantity);
}

export function removeFromCart(lines: readonly CartLine[], key: LineKey): readonly CartLine[] {
  return lines.filter(({ product }) => lineKey(product) !== key);
}

/**
 * Puts a removed line back where it was in `order`, a list of keys (SPEC 16.1). If the product has been
 * added again meanwhile, the larger of the two quantities counts.
 */
export function restoreToCart(
  lines: readonly CartLine[],
  line: CartLine,
  order: readonly LineKey[],
): readonly CartLine[] {
  const key = lineKey(line.product);
  const present = lines.find(({ product }) => lineKey(product) === key);
  const others = removeFromCart(lines, key);
  const keys = others.map(({ product }) => lineKey(product));
  const restored = { ...line, quantity: Math.max(line.quantity, present?.quantity ?? 1) };
  const index = restoredIndex(key, keys, order);
  return [...others.slice(0, index), restored, ...others.slice(index)];
}

/** The index in `keys` at which one returns that was in `order`: next to its nearest neighbour that is still there. */
export function restoredIndex(
  key: LineKey,
  keys: readonly LineKey[],
  order: readonly LineKey[],
): number {
  const own = order.indexOf(key);
  const earlier = order
    .slice(0, own)
    .filter((other) => keys.includes(other))
    .at(-1);
  if (earlier !== undefined) return keys.indexOf(earlier) + 1;
  const later = order.slice(own).find((other) => keys.includes(other));
  return later === undefined ? 0 : keys.indexOf(later);
}

/** The lines once the shopper knows that there are fewer than wanted; the same ones if there are not (SPEC 16.93). */
export function markChangesSeen(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.every(({ wanted }) => wanted === undefined)
    ? lines
    : lines.map(({ product, quantity }) => ({ product, quantity }));
}

/** The lines that count in "Total Items" and in every sum: all but what is out of stock (SPEC 16.57). */
export function countedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ product }) => isOrderable(product));
}

/** Whether something must be removed from the cart before the rest can be ordered (SPEC 16.58). */
export function hasUnavailableLines(lines: readonly CartLine[]): boolean {
  return countedLines(lines).length < lines.length;
}

/** The sum of all quantities: of all lines the badge, of its counted lines "Total Items" (SPEC 3.3, 8.2). */
export function totalItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function lineTotal(line: CartLine): MinorUnits {
  return line.product.price * line.quantity;
}

/** The sum of the lines that count (SPEC 8.2, 16.57). */
export function subtotal(lines: readonly CartLine[]): MinorUnits {
  return countedLines(lines).reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The lines that stay in the cart when an order is placed: what was added after it was shown (SPEC 9.6, 11.2). */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly Ordered[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const count = ordered.find((each) => lineKey(each) === lineKey(line.product))?.quantity;
    if (count === undefined) return [line];
    return line.quantity > count ? [withQuantity(line, line.quantity - count)] : [];
  });
}
