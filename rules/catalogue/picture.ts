/** What the build knows of a master picture; in the modules of the shop, each of its pictures is one of these. */
export type Picture = {
  /** The master's file name without its ending; part of every address. */
  readonly name: string;
  /** Changes whenever the master or the way it is encoded changes, so that copies can be cached for ever. */
  readonly stamp: string;
  /** The master's own size in px. */
  readonly width: number;
  readonly height: number;
};

/** A picture with its alternative text. */
export type DescribedPicture = {
  readonly picture: Picture;
  /** Says what the picture shows; it does not repeat the product's name. */
  readonly alt: string;
};

export type PictureFormat = 'avif' | 'webp';

/**
 * The widths in px in which copies of a picture exist. AVIF has few, at those that usual screens ask for
 * or just above; WebP is for the few browsers without AVIF.
 */
const widths: Record<PictureFormat, readonly number[]> = {
  avif: [98, 220, 330, 490, 740, 1100, 1650],
  webp: [360, 720, 1440],
};

/** The widths of a master's copies: each that is smaller than the master, and its own if it is much larger. */
export function pictureWidths(masterWidth: number, format: PictureFormat): readonly number[] {
  const smaller = widths[format].filter((width) => width < masterWidth);
  return masterWidth < 1.1 * (smaller.at(-1) ?? 0) ? smaller : [...smaller, masterWidth];
}

/** The address of one encoded copy, below the shop's base path. */
export function pictureAddress(picture: Picture, width: number, format: PictureFormat): string {
  return `pictures/${picture.name}.${picture.stamp}.${width}.${format}`;
}

/** The address of a copy of medium size: for stored products, and for browsers without `srcset`. */
export function fallbackAddress(picture: Picture): string {
  const [small = 0, medium = small] = pictureWidths(picture.width, 'webp');
  return pictureAddress(picture, medium, 'webp');
}

/** The size in px of a page's preview picture on other sites (`og:image`). */
export const sharingSize = { width: 1200, height: 630 };

/** The address of a page's preview picture on other sites, below the base path. */
export function sharingAddress(picture: Picture): string {
  return `sharing/${picture.name}.${picture.stamp}.jpg`;
}
