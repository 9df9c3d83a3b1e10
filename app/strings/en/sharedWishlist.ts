import { productCount } from '#strings/counts.ts';

export const title = 'Shared wishlist';
export const text =
  'Somebody shared this list with you. Your own wishlist stays as it is until you add something.';
export const noProducts = 'This link names no product of this shop.';
export const addAll = 'Add all to my wishlist';
export const addOne = 'Add to my wishlist';
export const addOneNamed = (product: string) => `Add to my wishlist: ${product}`;
export const seeOwn = 'See my own wishlist';
export const products = 'Products on the shared list';
export const onThisList = (count: number) => `${productCount(count)} on this list`;
export const unknown = (named: string) =>
  `This shop does not have these numbers of the list: ${named}.`;
export const andMore = (named: string, others: number) => `${named} and ${others} more`;
export const tooMany = (count: number, read: number) =>
  `The list names ${count} products. Only the first ${read} were read.`;
export const added = (count: number) => `${productCount(count)} added to your wishlist`;
export const allThere = 'Your wishlist has all of these already.';
export const linkCopied = 'The link to your list is copied.';
