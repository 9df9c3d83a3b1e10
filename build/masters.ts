import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/domain/picture.ts';
import type { Product } from '../app/domain/product.ts';

export type Master = {
  readonly file: string;
  readonly bytes: Buffer;
  /** All of the `Picture` but its stamp, which depends on how the copies are encoded too. */
  readonly facts: Omit<Picture, 'stamp'>;
};

/** Width to height, by the beginning of the name: a picture of this shape is never cropped into its subject. */
const shapes: readonly (readonly [names: RegExp, width: number, height: number])[] = [
  [/^(?:product-|collection-|team-|about-\d|contact$)|-portrait$/, 4, 5],
  [/^(?:hero-|about-hero$)/, 2, 1],
  [/^banner-/, 3, 2],
  [/^social-/, 1, 1],
  [/^ai-skin$/, 7, 5],
];
/** Relative: a master may be one or two pixels off its shape. */
const shapeTolerance = 0.005;

/**
 * Reads a master picture, and throws if the shop cannot show it.
 *
 * @throws {Error} naming the file and what is expected, when it is missing, broken or of a wrong shape
 */
export async function readMaster(file: string): Promise<Master> {
  const shown = relative(process.cwd(), file);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Error(`${shown} is missing: a WebP picture of this name is expected.`, { cause });
  });
  const { width, height, tone } = await inspect(bytes).catch((cause: unknown) => {
    throw new Error(`${shown} cannot be read as a picture: a whole WebP file is expected.`, {
      cause,
    });
  });
  const name = basename(file, '.webp');
  const [, across, down] = shapes.find(([names]) => names.test(name)) ?? [];
  if (across !== undefined && down !== undefined) {
    const off = Math.abs((width / height) * (down / across) - 1);
    if (off > shapeTolerance) {
      throw new Error(
        `${shown} is ${width} × ${height} px: a picture of ${across} : ${down} is expected.`,
      );
    }
  }
  return { file, bytes, facts: { name, width, height, tone } };
}

/**
 * Throws if a product lacks one of its two pictures.
 *
 * @throws {Error} naming the product and what is expected
 */
export function checkProductPictures(products: readonly Product[]): void {
  const fields = { image: 'primary', secondaryImage: 'secondary' } as const;
  for (const product of products) {
    for (const [field, kind] of Object.entries(fields) as [keyof typeof fields, string][]) {
      // The build does not check the types of the catalogue, so an owner may have left it out.
      const described: Partial<Product[typeof field]> | undefined = product[field];
      if (described?.picture && described.alt) continue;
      const file = `shop/images/product-${String(product.id).padStart(2, '0')}-${kind}.webp`;
      throw new Error(
        `shop/catalogue.ts: product ${product.id}, “${product.productName}”, has no ${field}: expected is ${field}: { picture, alt } with the picture imported from ${file}.`,
      );
    }
  }
}

/**
 * Throws if two products have the same name and the same variant (SPEC 2.13).
 *
 * @throws {Error} naming both products and what is expected
 */
export function checkProductNames(products: readonly Product[]): void {
  const ids = new Map<string, number>();
  for (const { id, productName, variant } of products) {
    const fullName = JSON.stringify([productName, variant]);
    const other = ids.get(fullName);
    if (other !== undefined) {
      throw new Error(
        `shop/catalogue.ts: products ${other} and ${id} are both called “${productName}”: expected is a variant for each, such as variant: 'tube', and no two alike.`,
      );
    }
    ids.set(fullName, id);
  }
}

type Colour = readonly [red: number, green: number, blue: number];

/** Decodes the whole picture, since a file that is cut off begins like a good one. */
async function inspect(bytes: Buffer): Promise<Pick<Picture, 'width' | 'height' | 'tone'>> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, tone: nearestTone(await edgeColour(bytes)) };
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

const tones: readonly (readonly [tone: string, colour: Colour])[] = [
  ...readFileSync('app/app.css', 'utf8').matchAll(/--tone-(\w+): #(..)(..)(..);/g),
].map(([, tone = '', ...channels]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16));
  return [tone, [red, green, blue]];
});

/** The name of the nearest among the tones that `app/app.css` lists. */
function nearestTone(colour: Colour): string {
  const distance = ([, tone]: (typeof tones)[number]) =>
    tone.reduce((sum, value, channel) => sum + (value - (colour[channel] ?? 0)) ** 2, 0);
  return tones.toSorted((one, other) => distance(one) - distance(other))[0]?.[0] ?? '';
}
