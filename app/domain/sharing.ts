import type { Picture } from './picture.ts';

/** The size in px of a page's preview picture on other sites (`og:image`). */
export const sharingSize = { width: 1200, height: 630 };

/** The address of a page's preview picture on other sites, below the base path. */
export function sharingAddress(picture: Picture): string {
  return `sharing/${picture.name}.${picture.stamp}.jpg`;
}
