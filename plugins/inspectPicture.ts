import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { cached, keyOf } from './cache.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** What the shop must know of a picture that it shows. */
export type PictureFacts = {
  /** As it is shown: turned as the camera was. */
  readonly width: number;
  readonly height: number;
  /** Whether the file says that its pixels are to be turned, as those of a phone do. */
  readonly isTurned: boolean;
  /** The median colour of the edge, which is the background of the picture. */
  readonly edge: Colour;
  /** Of its contents. */
  readonly hash: string;
};

/** Part of the cache key. */
const codeVersion = [readFileSync(import.meta.filename), JSON.stringify(sharp.versions)];
/** By path, size and time of the last change. */
const inspected = new Map<string, Promise<PictureFacts>>();

/**
 * The facts of a file. Each state of a file is read once: the check of the shop and the pages both ask
 * for all pictures of a shop, which may have thousands.
 *
 * @throws {Error} if it is missing, or cannot be decoded
 */
export async function inspectFile(file: string): Promise<PictureFacts> {
  const { size, mtimeMs } = statSync(file);
  const state = JSON.stringify([resolve(file), size, mtimeMs]);
  const facts = inspected.get(state) ?? inspectPicture(readFileSync(file));
  inspected.set(state, facts);
  return facts;
}

/**
 * Decodes all of the picture, since a file that is cut off begins like a good one. That takes a tenth of
 * a second, so each content is decoded once.
 *
 * @throws {Error} if it cannot be decoded
 */
async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  const hash = keyOf([bytes]);
  const facts = await cached('picture-facts', [...codeVersion, hash], async () =>
    Buffer.from(JSON.stringify({ ...(await inspect(bytes)), hash })),
  );
  return JSON.parse(Buffer.from(facts).toString()) as PictureFacts;
}

async function inspect(bytes: Uint8Array): Promise<Omit<PictureFacts, 'hash'>> {
  const { autoOrient, orientation = 1 } = await sharp(bytes).metadata();
  const side = 12;
  const pixels = await sharp(bytes, { autoOrient: true })
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
  return { ...autoOrient, isTurned: orientation > 1, edge: [median(0), median(1), median(2)] };
}
