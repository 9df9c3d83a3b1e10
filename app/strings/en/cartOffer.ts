import { itemCount } from '#strings/shell.ts';

export const title = 'A cart for you';
export const text =
  'This link offers what you see below, at today’s prices. Your own cart changes only if you say so.';
export const nothingOffered = 'This link has no product for you';
export const nothingOfferedText = 'None of its products are sold here. Your cart has not changed.';
export const offered = 'What the link offers';
export const addToCart = 'Add to my cart';
export const replaceCart = 'Replace my cart';
export const yourCartHas = (count: number) => `Your cart has ${itemCount(count)}.`;
export const morePartsUnused = (count: number) =>
  `${count} more ${count === 1 ? 'part' : 'parts'} of the link could not be used.`;
export const unknownProduct = (written: string) => `“${written}” is not a product of this shop.`;
export const quantityReadAs = (written: string, product: string, quantity: number) =>
  `The quantity “${written}” of ${product} was read as ${quantity}.`;
export const repeated = (product: string) =>
  `${product} is in the link more than once: the quantities are added.`;
export const tooMany = (count: number, read: number) =>
  `The link names ${count} products: the first ${read} are read.`;

export const copied = 'Link copied. Whoever opens it sees this cart.';
export const notCopied = 'Your browser does not let this page copy. The link is below the button.';
export const added = 'Added to your cart.';
export const replaced = 'Your cart has been replaced.';
