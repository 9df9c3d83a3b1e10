import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '#catalogue/picture.ts';
import { keyOf } from './cache.ts';
import { inspectFile } from './inspectPicture.ts';
import { cutSize } from '#shop-data/read/shopPictures.ts';

/** Width to height of the box that shows a picture. */
export type Shape = readonly [across: number, down: number];

export type Master = {
  /** The owner's. */
  readonly file: string;
  /** Of what is shown of it. */
  readonly hash: string;
  /** All of the `Picture` but its stamp, which depends on how the copies are encoded too. */
  readonly facts: Omit<Picture, 'stamp'>;
};

/** In px: no screen shows a larger picture, and each copy of one of 12 megapixels would take seconds. */
const largest = { width: 2700, height: 2100 };

/**
 * Reads what is to be known of a master picture, and throws if the shop cannot show it.
 *
 * @throws {Error} naming the file, when it is missing or broken
 */
export async function readMaster(file: string, shape?: Shape): Promise<Master> {
  const named = relative(process.cwd(), file);
  if (!existsSync(file)) throw new Error(`${named} is missing.`);
  const own = await inspectFile(file).catch((cause: unknown) => {
    throw new Error(`${named} cannot be read as a picture.`, { cause });
  });
  const cut = cutSize(own, shape);
  const scale = Math.min(1, largest.width / cut.width, largest.height / cut.height);
  const width = Math.round(cut.width * scale);
  const height = Math.round(cut.height * scale);
  const isOwn = !own.isTurned && width === own.width && height === own.height;
  const hash = isOwn
    ? own.hash
    : keyOf([own.hash, `${width} ${height}`, JSON.stringify(sharp.versions)]);
  return { file, hash, facts: { name: pictureName(file), width, height } };
}

/** A master as it is shown: turned as the camera was, cut to its shape, and not larger than any screen. */
export function openMaster({ file, facts: { width, height } }: Omit<Master, 'hash'>): Sharp {
  return sharp(file, { autoOrient: true }).resize({
    width,
    height,
    position: sharp.strategy.attention,
  });
}

/** A name that no other picture has: of a product's picture, the product's number is part of it. */
export function pictureName(file: string): string {
  const kind = basename(file, extname(file)).toLowerCase();
  const product = /^\d+(?=-)/.exec(basename(dirname(file)))?.[0];
  return product === undefined ? kind : `product-${product}-${kind}`;
}
