import { href } from '#address/address.ts';
import { addToCart } from '#ordering/cart.ts';
import { type Product, findProduct } from '#catalogue/product.ts';
import { readTypedQuantity } from '#ordering/typedQuantity.ts';
import { addToWishlist } from '#ordering/wishlist.ts';
import { catalogue } from '#shop/products';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { info, success } from '#ui/toast.ts';
import { productToasts, viewCart } from '#strings/toasts.ts';

/** Whose texts a toast has (SPEC 12). */
export type Wording = keyof typeof productToasts;

/** Adds a product to the cart; the toast says whether it was there already (SPEC 12). */
export function putInCart(product: Product, quantity: number, wording = wordingHere()): void {
  const isThere = !storedCart.change((lines) => addToCart(lines, product, quantity));
  const { added } = productToasts[wording].cart;
  if (isThere) sayAlreadyThere(product, 'cart', wording);
  else success(added(product.name), { link: { label: viewCart, href: href('/cart') } });
}

/** Adds a product to the wishlist; the toast says whether it was there already (SPEC 12). */
export function putOnWishlist(product: Product, wording = wordingHere()): void {
  const isThere = !storedWishlist.change((wishlist) => addToWishlist(wishlist, product));
  if (isThere) sayAlreadyThere(product, 'wishlist', wording);
  else success(productToasts[wording].wishlist.added(product.name));
}

function sayAlreadyThere(product: Product, list: 'cart' | 'wishlist', wording: Wording): void {
  const { alreadyThere } = productToasts[wording][list];
  info(alreadyThere(product.name), { isShaking: wording === 'products' });
}

/** That of the screen, which the document names from the start. */
function wordingHere(): Wording {
  return (document.documentElement.dataset['wording'] || 'products') as Wording;
}

/** What a button adds, for its attribute `data-adds`: so its press has an effect before it is hydrated. */
export function adds(list: 'cart' | 'wishlist', product: Product): string {
  return `${list} ${product.id}`;
}

/**
 * Does what a button with `data-adds` does when it is hydrated, with the quantity of the field beside it
 * (SPEC 13.1).
 *
 * @returns whether the button has the attribute
 */
export function addAsButton(button: HTMLElement): boolean {
  const [list, id = ''] = button.dataset['adds']?.split(' ') ?? [];
  const product = findProduct(catalogue, id);
  if (!product) return false;
  const typed = button.parentElement?.querySelector('input')?.value ?? '';
  if (list === 'cart') putInCart(product, readTypedQuantity(typed) ?? 1);
  else putOnWishlist(product);
  return true;
}
