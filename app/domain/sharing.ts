import type { Picture } from './picture.ts';

/** The size in px of a picture that stands for a page where the page is shared. */
export const sharingSize = { width: 1200, height: 630 };

/** The address of the picture that stands for a page where the page is shared, below the base path. */
export function sharingAddress(picture: Picture): string {
  return `pictures/${picture.name}.${picture.stamp}.sharing.jpg`;
}
