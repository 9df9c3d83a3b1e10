import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { cached, keyOf } from './cache.ts';

/** What the shop must know of a picture that it shows. */
export type PictureFacts = {
  /** As it is shown: turned as the camera was. */
  readonly width: number;
  readonly height: number;
  /** Whether the file says that its pixels are to be turned, as those of a phone do. */
  readonly isTurned: boolean;
  /** Of its contents. */
  readonly hash: string;
};

/** By path, size and time of the last change. */
const inspected = new Map<string, Promise<PictureFacts>>();

/**
 * The facts of a file. Each state of a file is read once: the check of the shop and the pages both ask
 * for all its pictures.
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
  const inputs = ['size', hash, JSON.stringify(sharp.versions)];
  const facts = await cached('picture-facts', inputs, async () => {
    const { autoOrient, orientation = 1 } = await sharp(bytes).metadata();
    await sharp(bytes).stats();
    return Buffer.from(JSON.stringify({ ...autoOrient, isTurned: orientation > 1, hash }));
  });
  return JSON.parse(Buffer.from(facts).toString()) as PictureFacts;
}
