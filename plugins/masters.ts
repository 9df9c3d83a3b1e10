import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#catalogue/picture.ts';
import { cachedFile } from './cache.ts';
import { type PictureFacts, inspectFile } from './inspectPicture.ts';
import { cutSize } from '#shop-data/read/shopPictures.ts';

/** Width to height of the box that shows a picture. */
export type Shape = readonly [across: number, down: number];

export type Master = {
  /** The picture as it is shown: the owner's file, or what was made of it. */
  readonly file: string;
  /** Of its contents. */
  readonly hash: string;
  /** All of the `Picture` but its stamp, which depends on how the copies are encoded too. */
  readonly facts: Omit<Picture, 'stamp'>;
};

/** In px: no screen shows a wider picture, and each copy of one of 50 megapixels would take seconds. */
const widest = 2700;

/**
 * Reads a master picture, turned as the camera was and cut to the shape, and throws if the shop cannot
 * show it.
 *
 * @throws {Error} naming the file, when it is missing or broken
 */
export async function readMaster(file: string, shape?: Shape): Promise<Master> {
  const named = relative(process.cwd(), file);
  if (!existsSync(file)) throw new Error(`${named} is missing.`);
  const own = await inspectFile(file).catch((cause: unknown) => {
    throw new Error(`${named} cannot be read as a picture.`, { cause });
  });
  const shown = await prepare(file, own, shape);
  const { width, height, hash } = await inspectFile(shown);
  return { file: shown, hash, facts: { name: pictureName(file), width, height } };
}

/** Once for each content: what most masters need none of is then in no copy's way. */
async function prepare(file: string, own: PictureFacts, shape?: Shape): Promise<string> {
  const cut = cutSize(own, shape);
  const scale = Math.min(1, widest / cut.width);
  const width = Math.round(cut.width * scale);
  const height = Math.round(cut.height * scale);
  if (!own.isTurned && width === own.width && height === own.height) return file;
  const inputs = [own.hash, `${width} ${height}`, JSON.stringify(sharp.versions)];
  return cachedFile('masters', inputs, () =>
    sharp(file, { autoOrient: true })
      .resize({ width, height, position: sharp.strategy.attention })
      .png({ compressionLevel: 3 })
      .toBuffer(),
  );
}

/** A name that no other picture has: of a product's picture, the product's number is part of it. */
export function pictureName(file: string): string {
  const kind = basename(file, extname(file)).toLowerCase();
  const product = /^\d+(?=-)/.exec(basename(dirname(file)))?.[0];
  return product === undefined ? kind : `product-${product}-${kind}`;
}
