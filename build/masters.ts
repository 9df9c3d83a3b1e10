import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/domain/picture.ts';
import { channels } from './shop/colour.ts';

export type Master = {
  readonly file: string;
  readonly bytes: Buffer;
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
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Error(`${shown} is missing.`, { cause });
  });
  const { width, height, tone } = await inspect(bytes, tones).catch((cause: unknown) => {
    throw new Error(`${shown} cannot be read as a picture.`, { cause });
  });
  return { file, bytes, facts: { name: pictureName(file), width, height, tone } };
}

/** A name that no other picture has: of a product's picture, the product's number is part of it. */
export function pictureName(file: string): string {
  const kind = basename(file, extname(file));
  const product = /^\d+(?=-)/.exec(basename(dirname(file)))?.[0];
  return product === undefined ? kind : `product-${product}-${kind}`;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Decodes the whole picture, since a file that is cut off begins like a good one. */
async function inspect(
  bytes: Buffer,
  tones: Tones,
): Promise<Pick<Picture, 'width' | 'height' | 'tone'>> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, tone: nearestTone(await edgeColour(bytes), tones) };
}

/** The median colour of the edge, which is the background of the picture. */
async function edgeColour(bytes: Buffer): Promise<Colour> {
  const side = 12;
  const pixels = await sharp(bytes)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const isInside = (position: number) => position > 0 && position < side - 1;
  const edge = Array.from({ length: side * side }, (_, index) => index).filter(
    (index) => !isInside(index % side) || !isInside(Math.floor(index / side)),
  );
  const median = (channel: number) => {
    const values = edge.map((index) => pixels[index * 3 + channel] ?? 0);
    return values.toSorted((one, other) => one - other)[values.length / 2] ?? 0;
  };
  return [median(0), median(1), median(2)];
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
