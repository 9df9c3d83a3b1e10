import type { ReactNode } from 'react';
import { productCount } from '#strings/shell.ts';

export const title = 'Wishlist';
export const description = 'The products you are thinking about, kept in this browser.';
export const empty = 'Your wishlist is empty';
/** In place of the list where there is no script. */
export const needsJavaScript = (productsLink: ReactNode) => (
  <>
    {
      'Your wishlist cannot be shown: JavaScript is turned off or has not loaded, or this browser is older than 2022. You can still '
    }
    <>{productsLink}</>.
  </>
);
export const kept = (count: number) => `${productCount(count)} kept in this browser`;
export const products = 'Products on your wishlist';
export const noMore = (product: string, count: number) =>
  `${product}: only ${count} can be ordered.`;
export const share = 'Share this list';
export const link = 'Link to this list';

export const sharedTitle = 'Shared wishlist';
export const sharedText =
  'Somebody shared this list with you. Your own wishlist stays as it is until you add something.';
export const noProducts = 'None of the products in this link are sold here.';
export const addAll = 'Add all to my wishlist';
export const addOne = 'Add to my wishlist';
export const addOneNamed = (product: string) => `Add to my wishlist: ${product}`;
export const seeOwn = 'See my own wishlist';
export const sharedProducts = 'Products on the shared list';
export const onThisList = (count: number) => `${productCount(count)} on this list`;
export const unknownNumbers = (named: string) => `Not sold here: ${named}.`;
export const andMore = (named: string, others: number) => `${named} and ${others} more`;
export const tooMany = (count: number, read: number) =>
  `The list names ${count} products. Only the first ${read} were read.`;
export const added = (count: number) => `${productCount(count)} added to your wishlist`;
export const allThere = 'Your wishlist has all of these already.';
export const linkCopied = 'The link to your list is copied.';
