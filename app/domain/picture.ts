/** A master picture, as the build makes it known to the shop. */
export type Picture = {
  /** The master's file name without its ending; part of every address. */
  readonly name: string;
  /** Changes whenever the master or the way it is encoded changes, so that copies can be cached for ever. */
  readonly stamp: string;
  /** The master's own size in px. */
  readonly width: number;
  readonly height: number;
  /** Which of the tones in `app.css` stands in its place until it is there. */
  readonly tone: string;
};

/** A picture with the words that stand for it where it cannot be seen. */
export type DescribedPicture = {
  readonly picture: Picture;
  /** What is seen, not the product's name again. */
  readonly alt: string;
};

export type PictureFormat = 'avif' | 'webp';

/**
 * The widths in px that pictures are offered in. AVIF steps are so fine that no place is shown with
 * less than nine tenths of its pixels; WebP is for the few browsers without AVIF.
 */
const ladders: Record<PictureFormat, readonly number[]> = {
  avif: [
    80, 98, 120, 148, 180, 220, 270, 330, 400, 490, 600, 740, 900, 1100, 1350, 1650, 2000, 2440,
  ],
  webp: [360, 720, 1440],
};

/** The widths that a master is offered in: every step that it can fill, and its own. */
export function pictureWidths(masterWidth: number, format: PictureFormat): readonly number[] {
  return [...ladders[format].filter((width) => width < masterWidth), masterWidth];
}

/** The address of one encoded copy, below the shop's base path. */
export function pictureAddress(picture: Picture, width: number, format: PictureFormat): string {
  return `pictures/${picture.name}.${picture.stamp}.${width}.${format}`;
}

/** The address of a middling copy: for the stored contract, and for browsers that know no `srcset`. */
export function middlingAddress(picture: Picture): string {
  return pictureAddress(picture, Math.min(picture.width, 720), 'webp');
}
