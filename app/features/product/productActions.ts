import { href } from '#links/address.ts';
import { lineKey, unanswered } from '#ordering/asks.ts';
import { type CartLine, addToCart, removeFromCart } from '#ordering/cart.ts';
import { capital } from '#catalogue/capital.ts';
import { type Product, findProduct } from '#catalogue/product.ts';
import { addToWishlist } from '#ordering/wishlist.ts';
import { asking } from '#shop/parts';
import { catalogue } from '#shop/products';
import type { EarlyAdd, ListName } from '#storage/earlyLists.ts';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { joinSentences } from '#ui/announce.ts';
import { info, success } from '#ui/toast.ts';
import { cartHas, productToasts, viewCart } from '#strings/toasts';

/** Whose texts a toast has (SPEC 12). */
export type Wording = keyof typeof productToasts;

/** Adds a product to the cart; the toast says whether it was there already (SPEC 12). */
export function putInCart(product: Product, quantity: number, wording = wordingHere()): void {
  const add = (lines: readonly CartLine[]) =>
    addToCart(asking ? withoutUnanswered(lines, product) : lines, product, quantity);
  say(product, 'cart', !storedCart.change(add), wording, quantity);
}

/** What came into the cart without its answers makes room for the same product with them (SPEC 15.33). */
function withoutUnanswered(lines: readonly CartLine[], { id, answers }: Product) {
  const other = lines.find(({ product }) => product.id === id && unanswered(product).length > 0);
  return answers && other ? removeFromCart(lines, lineKey(other.product)) : lines;
}

/** Adds a product to the wishlist; the toast says whether it was there already (SPEC 12). */
export function putOnWishlist(product: Product, wording = wordingHere()): void {
  const isThere = !storedWishlist.change((wishlist) => addToWishlist(wishlist, product));
  say(product, 'wishlist', isThere, wording);
}

/**
 * Stores in full what a press has added before the page was hydrated, and says it as `putInCart` does
 * (SPEC 13.1).
 */
export function settleEarly({ list, id, quantity, isThere }: EarlyAdd): void {
  const product = findProduct(catalogue, id);
  if (!product) return;
  // A new list, since the product may be there without its facts.
  if (list === 'cart') storedCart.change((lines) => [...addToCart(lines, product, quantity)]);
  else storedWishlist.change((wishlist) => [...addToWishlist(wishlist, product)]);
  say(product, list, isThere, wordingHere());
}

function say(product: Product, list: ListName, isThere: boolean, wording: Wording, wanted = 1) {
  const { added, alreadyThere } = productToasts[wording][list];
  const isCart = list === 'cart';
  const link = isCart ? { link: { label: viewCart, href: href('/cart') } } : {};
  // The text names the product alone (SPEC 12); others may have the same name.
  const { name, variant, size } = product;
  const own = [variant, size].filter((part) => part !== undefined).map(capital);
  const line = isCart && storedCart.read().find((one) => lineKey(one.product) === lineKey(product));
  const isLess = line && line.quantity < wanted;
  const detail = joinSentences([...own, line && (isThere || isLess) && cartHas(line.quantity)]);
  const more = { ...link, ...(detail && { detail }) };
  if (isThere) info(alreadyThere(name), { ...more, isShaking: wording === 'products' });
  else success(added(name), more);
}

/** That of the screen, which the document names from the start. */
function wordingHere(): Wording {
  return (document.documentElement.dataset['wording'] || 'products') as Wording;
}

/** What a button adds, for its attribute `data-adds`: so its press has an effect before it is hydrated. */
export function adds(list: ListName, product: Product): string {
  return `${list} ${product.id}`;
}
