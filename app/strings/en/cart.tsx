import type { ReactNode } from 'react';

export const title = 'Cart';
export const description = 'What you are about to order, kept in this browser.';
export const empty = 'Your Cart is empty';
/** In place of the list where there is no script. */
export const needsJavaScript = (productsLink: ReactNode) => (
  <>
    {
      'Your cart cannot be shown: JavaScript is turned off or has not loaded, or this browser is older than 2022. You can still '
    }
    <>{productsLink}</>.
  </>
);
export const itemsInCart = 'Items in your cart';
export const each = (price: string) => `${price} each`;
export const lineTotal = 'Line total ';
export const summary = 'Summary';
export const checkout = 'Checkout';
export const taxIncluded = (tax: string, amount: string) => `The total includes ${amount} ${tax}.`;
export const taxLater = 'Estimated tax is shown at checkout.';
export const missingToFreeShipping = (price: string) => `${price} more, and shipping is free.`;
/** What is missing is a sum, or a number of items. */
export const missingToOffer = (missing: string, offer: string) =>
  `Add ${missing} more for “${offer}”.`;
export const belowMinimum = (least: string, missing: string) =>
  `The minimum order is ${least}. Add ${missing} more.`;
export const priceChanged = (name: string, price: string, before: string) =>
  `${name}: the price is now ${price} (it was ${before}).`;
export const quantityCut = (product: string, count: number, wanted: number) =>
  `${product}: only ${count} can be ordered, so your ${wanted} are now ${count}.`;
export const gone = (name: string) =>
  `We no longer sell ${name}, so it was removed from your cart.`;
export const moreGone = (count: number) =>
  count === 1 ? 'One more product is gone.' : `${count} more products are gone.`;
export const copyLink = 'Copy link to this cart';

/** What the sums of an order and of a cart are called (SPEC 9.5, 8.2). */
export const items = 'Items';
export const totalItems = 'Total Items';
export const subtotal = 'Subtotal';
export const shipping = 'Shipping';
export const total = 'Total';
/** Said after a new quantity (SPEC 7.10). */
export const totalIs = (amount: string) => `${total} ${amount}`;
/** In place of a region that is not chosen, and of a charge that depends on it. */
export const chooseRegion = (region: string) =>
  `Choose ${/^[aeiou]/i.test(region) ? 'an' : 'a'} ${region.toLowerCase()}`;
/** What shipping costs when it costs nothing. */
export const free = 'Free';

/** What the tax is called beside its sum, so that nobody adds up what the prices contain (SPEC 9.5). */
export const taxLabel = (name: string, percent: number, isIncluded: boolean) =>
  `${isIncluded ? 'Includes ' : ''}${name} (${percent}%)`;
