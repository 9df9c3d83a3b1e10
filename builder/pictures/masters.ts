import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative } from 'node:path';
import sharp, { type OutputInfo, type Region, type Sharp } from 'sharp';
import type { Picture } from '#catalogue/picture.ts';
import { hashOf } from '#reader/files/cache.ts';
import { inspectFile } from '#reader/files/inspectPicture.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { cutSize, filledSize } from '#reader/read/shopPictures.ts';

/** Of the box that shows a picture: width to height, how a product's photo fits, and the colour behind it. */
export type Place = Pick<NamedPicture, 'shape' | 'fit'> & { readonly ground?: string };

export type Master = {
  /** The owner's. */
  readonly file: string;
  /** Of what is shown of it. */
  readonly hash: string;
  /** What is shown of it, if that is not around what stands out. */
  readonly part?: Region | undefined;
  /** Of a product's photo. */
  readonly fit: Place['fit'];
  readonly ground: Place['ground'];
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
export async function readMaster(file: string, place: Place = {}): Promise<Master> {
  const { shape, fit } = place;
  const named = relative(process.cwd(), file);
  if (!existsSync(file)) throw new Error(`${named} is missing.`);
  const own = await inspectFile(file);
  if (!own || own.isCut) throw new Error(`${named} cannot be read as a picture.`);
  const cut = fit === 'whole' ? filledSize(own, shape) : cutSize(own, shape);
  const part = partAround(fit, own, cut);
  const scale = Math.min(1, largest.width / cut.width, largest.height / cut.height);
  const width = Math.round(cut.width * scale);
  const height = Math.round(cut.height * scale);
  // Other pictures stand on grounds of their own.
  const ground = fit === undefined ? undefined : place.ground;
  const shown = JSON.stringify([width, height, fit, part, ground, sharp.versions]);
  const hash = hashOf([own.hash, shown]);
  return { file, hash, part, fit, ground, facts: { name: pictureName(file), width, height } };
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

/** A master as it is shown: turned as the camera was, in the shape of its place, and not larger than any screen. */
export async function openMaster({ file, part, fit, ground, facts }: Master): Promise<Sharp> {
  const { width, height } = facts;
  const all = sharp(file, { autoOrient: true });
  const shown = (part ? all.extract(part) : all).resize({
    width,
    height,
    fit: fit === 'whole' ? 'inside' : 'cover',
    position: sharp.strategy.attention,
  });
  return ground === undefined ? shown : standOn(ground, shown, facts);
}

/**
 * A product's photo as if all had been taken on one ground (SPEC 14.91): what is white or transparent around the
 * product becomes the ground, and a photo of another shape goes on beside itself in the colours of its edges.
 *
 * @param size in px, not smaller than the photo
 */
async function standOn(ground: string, photo: Sharp, { width, height }: Size): Promise<Sharp> {
  const flat = photo.toColourspace('srgb').flatten({ background: ground }).raw();
  const { data, info: raw } = await flat.toBuffer({ resolveWithObject: true });
  const plate = { create: { width: 1, height: 1, channels: 3, background: ground } } as const;
  const tint = { input: plate, tile: true, blend: 'multiply' } as const;
  const own = sharp(data, { raw })
    .composite(isOnWhite(data, raw) ? [tint] : [])
    .removeAlpha();
  if (raw.width === width && raw.height === height) return own;
  const left = Math.floor((width - raw.width) / 2);
  const top = Math.floor((height - raw.height) / 2);
  const beside = { left, right: width - raw.width - left, top, bottom: height - raw.height - top };
  const input = await own.raw().toBuffer();
  const around = await sharp(input, { raw })
    .blur(raw.width / 50)
    .extend({ ...beside, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(around.data, { raw: around.info }).composite([{ input, raw, left, top }]);
}

/** Whether all four corners are as good as white, as in photos for marketplaces. */
function isOnWhite(data: Buffer, { width, height }: OutputInfo): boolean {
  const corners = [0, width - 1, width * (height - 1), width * height - 1];
  return corners.every((corner) =>
    data.subarray(3 * corner, 3 * corner + 3).every((value) => value > 243),
  );
}

/** A name that no other picture has: of a product's picture, the product's number is part of it. */
export function pictureName(file: string): string {
  const kind = basename(file, extname(file)).toLowerCase();
  const product = /^\d+(?=-)/.exec(basename(dirname(file)))?.[0];
  return product === undefined ? kind : `product-${product}-${kind}`;
}
