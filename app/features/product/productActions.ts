import { href } from '#address/address.ts';
import { addToCart } from '#ordering/cart.ts';
import { type Wording, productMessage } from '#catalogue/messages.ts';
import { type Product, findProduct } from '#catalogue/product.ts';
import { readTypedQuantity } from '#ordering/typedQuantity.ts';
import { addToWishlist } from '#ordering/wishlist.ts';
import { catalogue } from '#shop/products';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { showToast } from '#ui/toast.ts';
import { viewCart } from '#strings/toasts.ts';

/** Adds a product to the cart; the toast says whether it was there already (SPEC 12). */
export function putInCart(product: Product, quantity: number, wording: Wording): void {
  const isThere = !storedCart.change((lines) => addToCart(lines, product, quantity));
  const message = productMessage(product, wording, 'cart', isThere);
  showToast(isThere ? message : { ...message, link: { label: viewCart, href: href('/cart') } });
}

/** Adds a product to the wishlist; the toast says whether it was there already (SPEC 12). */
export function putOnWishlist(product: Product, wording: Wording): void {
  const isThere = !storedWishlist.change((wishlist) => addToWishlist(wishlist, product));
  showToast(productMessage(product, wording, 'wishlist', isThere));
}

/** What a button adds, for its attribute `data-adds`: so its press has an effect before it is hydrated. */
export function adds(list: 'cart' | 'wishlist', product: Product, wording: Wording): string {
  return `${list} ${product.id} ${wording}`;
}

/**
 * Does what a button with `data-adds` does when it is hydrated, with the quantity of the field beside it
 * (SPEC 13.1).
 *
 * @returns whether the button has the attribute
 */
export function addAsButton(button: HTMLElement): boolean {
  const [list, id, wording] = (button.dataset['adds']?.split(' ') ?? []) as [
    string,
    string,
    Wording,
  ];
  const product = findProduct(catalogue, id);
  if (!product) return false;
  const typed = button.parentElement?.querySelector('input')?.value ?? '';
  if (list === 'cart') putInCart(product, readTypedQuantity(typed) ?? 1, wording);
  else putOnWishlist(product, wording);
  return true;
}
