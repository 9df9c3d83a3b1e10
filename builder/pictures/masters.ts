import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import type { Picture } from '#catalogue/picture.ts';
import { keyOf } from '#reader/files/cache.ts';
import { inspectFile } from '#reader/files/inspectPicture.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { cutSize } from '#reader/read/shopPictures.ts';

/** Of the box that shows a picture: width to height, and how a photo of another shape fits. */
export type Place = Pick<NamedPicture, 'shape' | 'fit'>;

export type Master = {
  /** The owner's. */
  readonly file: string;
  /** Of what is shown of it. */
  readonly hash: string;
  /** What is shown of it, if that is not around what stands out. */
  readonly part?: Region | undefined;
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
export async function readMaster(file: string, { shape, fit }: Place = {}): Promise<Master> {
  const named = relative(process.cwd(), file);
  if (!existsSync(file)) throw new Error(`${named} is missing.`);
  const own = await inspectFile(file);
  if (!own || own.isCut) throw new Error(`${named} cannot be read as a picture.`);
  const isWhole = fit === 'whole' && shape !== undefined;
  const cut = cutSize(own, isWhole ? undefined : shape);
  const part = partAround(fit, own, cut);
  const scale = Math.min(1, largest.width / cut.width, largest.height / cut.height);
  const width = Math.round(cut.width * scale);
  const height = Math.round(cut.height * scale);
  const isOwn = !own.isTurned && width === own.width && height === own.height;
  const hash = isOwn
    ? own.hash
    : keyOf([own.hash, JSON.stringify([width, height, part, sharp.versions])]);
  const facts = { name: pictureName(file), width, height, ...(isWhole && { isWhole }) };
  return { file, hash, part, facts };
}

type Size = Pick<Picture, 'width' | 'height'>;

/** The part of this size around a point that the owner names, such as `30% 60%`, inside the picture. */
function partAround(fit: Place['fit'], own: Size, { width, height }: Size): Region | undefined {
  const point = /^(\d+)% (\d+)%$/.exec(fit ?? '');
  if (!point) return undefined;
  const start = (percent: string | undefined, all: number, cut: number) =>
    Math.round(Math.min(Math.max((all * Number(percent)) / 100 - cut / 2, 0), all - cut));
  const left = start(point[1], own.width, width);
  return { left, top: start(point[2], own.height, height), width, height };
}

/** A master as it is shown: turned as the camera was, cut to its shape, and not larger than any screen. */
export function openMaster({ file, part, facts: { width, height } }: Master): Sharp {
  const whole = sharp(file, { autoOrient: true });
  const shown = part ? whole.extract(part) : whole;
  return shown.resize({ width, height, position: sharp.strategy.attention });
}

/** A name that no other picture has: of a product's picture, the product's number is part of it. */
export function pictureName(file: string): string {
  const kind = basename(file, extname(file)).toLowerCase();
  const product = /^\d+(?=-)/.exec(basename(dirname(file)))?.[0];
  return product === undefined ? kind : `product-${product}-${kind}`;
}
