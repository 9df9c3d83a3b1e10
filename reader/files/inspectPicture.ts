import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { cached, hashOf } from './cache.ts';

/** What the shop must know of a picture that it shows. */
export type PictureFacts = {
  /** As it is shown: turned as the camera was. */
  readonly width: number;
  readonly height: number;
  /** Whether nothing is seen through it. */
  readonly isOpaque: boolean;
  /** Whether a part is missing: the head of such a file is right. */
  readonly isCut: boolean;
  /** Of its contents. */
  readonly hash: string;
};

type Inspected = Promise<PictureFacts | undefined>;

/** By contents: a sheet without pictures gives all its products the same one. */
const inspected = new Map<string, Inspected>();

/** The facts of a picture; nothing for what is no picture. */
export function inspectPicture(bytes: Buffer): Inspected {
  const hash = hashOf([bytes]);
  const facts = inspected.get(hash) ?? inspect(bytes, hash);
  inspected.set(hash, facts);
  return facts;
}

/** By path, size and time of the last change. */
const inspectedFiles = new Map<string, Inspected>();

/**
 * The facts of a picture in a file; each state of a file is read once.
 *
 * @throws {Error} if it is missing
 */
export function inspectFile(file: string): Inspected {
  const { size, mtimeMs } = statSync(file);
  const state = JSON.stringify([resolve(file), size, mtimeMs]);
  const facts = inspectedFiles.get(state) ?? inspectPicture(readFileSync(file));
  inspectedFiles.set(state, facts);
  return facts;
}

/** To decode all of a picture takes a tenth of a second, so each content is decoded once. */
async function inspect(bytes: Buffer, hash: string): Inspected {
  const kept = await cached(
    'inspected-pictures',
    [hash, JSON.stringify(sharp.versions)],
    async () => {
      const facts = await decode(bytes).catch(() => null);
      return Buffer.from(JSON.stringify(facts));
    },
  );
  const facts = JSON.parse(Buffer.from(kept).toString()) as Omit<PictureFacts, 'hash'> | null;
  return facts ? { ...facts, hash } : undefined;
}

/** @throws {Error} if it is no picture */
async function decode(bytes: Buffer): Promise<Omit<PictureFacts, 'hash'>> {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  // A tiny copy reads all of the file too, in a third of the time that the statistics take.
  const tiny = await sharp(bytes)
    .resize(8)
    .toBuffer()
    .catch(() => undefined);
  const isOpaque = !tiny || !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  return { ...autoOrient, isOpaque, isCut: !tiny };
}
