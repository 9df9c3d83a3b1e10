import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative } from 'node:path';
import type { Picture } from '../app/domain/picture.ts';
import { type Colour, inspectFile } from './inspectPicture.ts';
import { channels } from './shop/colour.ts';

export type Master = {
  readonly file: string;
  /** Of its contents. */
  readonly hash: string;
  /** All of the `Picture` but its stamp, which depends on how the copies are encoded too. */
  readonly facts: Omit<Picture, 'stamp'>;
};

/** The colours that a picture's place may have while it loads, by name. */
export type Tones = Readonly<Record<string, string>>;

/**
 * Reads a master picture, and throws if the shop cannot show it.
 *
 * @throws {Error} naming the file, when it is missing or broken
 */
export async function readMaster(file: string, tones: Tones): Promise<Master> {
  const shown = relative(process.cwd(), file);
  if (!existsSync(file)) throw new Error(`${shown} is missing.`);
  const { width, height, edge, hash } = await inspectFile(file).catch((cause: unknown) => {
    throw new Error(`${shown} cannot be read as a picture.`, { cause });
  });
  const facts = { name: pictureName(file), width, height, tone: nearestTone(edge, tones) };
  return { file, hash, facts };
}

/** A name that no other picture has: of a product's picture, the product's number is part of it. */
export function pictureName(file: string): string {
  const kind = basename(file, extname(file));
  const product = /^\d+(?=-)/.exec(basename(dirname(file)))?.[0];
  return product === undefined ? kind : `product-${product}-${kind}`;
}

/** The name of the nearest tone. */
function nearestTone(colour: Colour, tones: Tones): string {
  const distance = (tone: string) =>
    channels(tone).reduce((sum, value, index) => sum + (value - (colour[index] ?? 0)) ** 2, 0);
  const [nearest] = Object.entries(tones).toSorted(
    ([, one], [, other]) => distance(one) - distance(other),
  );
  return nearest?.[0] ?? '';
}
