import { type PictureSlot, sayPictureSize } from '#reader/kinds/field.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import type { ProductFile } from '#reader/fields/product.ts';
import { inspectPicture } from '#reader/files/inspectPicture.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

const endings = /\.(?:jpe?g|png|webp|avif)$/;

/** In px: a narrower picture cannot be used. */
const leastOfAll = 400;

/** A picture's reference (`hero-1`, `products/04-tea/primary`) and the files that may be meant. */
type Candidates = ReadonlyMap<string, readonly string[]>;

/** Takes the end of a sentence that an owner should know, and that stops nothing, and what is said of many such. */
export type SayHint = (hint: string, many?: string) => void;

/** The pictures that a product's own file names. */
type Named = {
  readonly folder: string;
  readonly content?: Pick<ProductFile, 'pictures' | 'alt'>;
};

/** All pictures of a shop by the names that its files use, also those whose name is in capitals. */
export function listPictures({ names }: ShopFiles, products: readonly Named[] = []): Candidates {
  const found = new Map<string, readonly string[]>();
  for (const name of names.filter((file) => endings.test(file.toLowerCase()))) {
    const reference = name
      .toLowerCase()
      .replace(endings, '')
      .replace(/^pictures\//, '');
    found.set(reference, [...(found.get(reference) ?? []), name]);
  }
  for (const { folder, content: { pictures, alt } = {} } of products) {
    // At the desk a picture that is removed stays in the folder, and `pictures` does not name it.
    if (pictures && !alt?.secondary) found.delete(`products/${folder}/secondary`);
    for (const [kind, name] of Object.entries(pictures ?? {})) {
      const named = found.get(referenceOf(`products/${folder}/${name}`)) ?? [];
      found.set(`products/${folder}/${kind}`, named);
    }
  }
  return found;
}

type Size = { readonly width: number; readonly height: number };

/** Relative: a picture may be one or two pixels off its shape. */
const shapeTolerance = 0.005;

/** The largest part of a picture that has the shape (SPEC 14.91). */
export function cutSize({ width, height }: Size, shape?: PictureSlot['shape']): Size {
  if (!shape) return { width, height };
  const [across, down] = shape;
  if (Math.abs((width / height) * (down / across) - 1) <= shapeTolerance) return { width, height };
  const unit = Math.min(width / across, height / down);
  return { width: Math.floor(unit * across), height: Math.floor(unit * down) };
}

/** The least size of this shape that holds all of a picture. */
export function filledSize(own: Size, shape?: PictureSlot['shape']): Size {
  const { width, height } = cutSize(own, shape);
  const scale = Math.max(own.width / width, own.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What is known of a picture of the shop: `unseen` at the desk, which has those alone that were added. */
export async function factsOf(files: ShopFiles, name: string) {
  return files.inspect ? files.inspect(name) : inspectPicture(files.read(name));
}

const unusableFormat = 'in a format that the shop cannot read: save it as JPG or PNG';
const ofIphone = ' (an iPhone takes JPG after Settings, Camera, Formats, Most Compatible)';

/** What is wrong with a picture for its slot, as the end of a sentence; `undefined` if nothing is. */
export async function sayPictureProblem(
  files: ShopFiles,
  shown: string,
  { shape, leastWidth }: PictureSlot,
  sayHint: SayHint,
): Promise<string | undefined> {
  const size = await factsOf(files, shown);
  if (size === 'unseen') return undefined;
  // A library may read the head of such a photo, and not its pixels.
  if (size?.isCut && /^.{4}ftyp(?:hei|hev|mif)/s.test(files.read(shown).toString('latin1', 0, 12)))
    return `${shown} is ${unusableFormat}${ofIphone}`;
  if (!size) return `${shown} cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF`;
  if (size.isCut)
    return `${shown} is cut off, as when it was copied: copy it again, or save it again`;
  const cut = cutSize(size, shape);
  const least = Math.min(leastOfAll, leastWidth);
  const isCut = cut.width !== size.width || cut.height !== size.height;
  const width = isCut
    ? `${cut.width} px wide once it is cut to ${shape?.join(' : ')}`
    : `${cut.width} px wide`;
  if (cut.width < least) {
    return `${shown} is ${width}, but at least ${least} px are needed here: save it larger`;
  }
  if (cut.width < leastWidth) {
    sayHint(
      `${shown} is ${width}, so it looks blurred on many screens: ${leastWidth} px are enough`,
      `photos that are narrower than ${leastWidth} px, so they look blurred on many screens`,
    );
  } else if (isCut && shape) {
    sayHint(
      `${shown} is ${size.width} × ${size.height} px, and this picture is ${shape.join(' : ')}: the shop cuts it to ${cut.width} × ${cut.height} px around what stands out, so look at the result`,
      `photos that the shop cuts to ${shape.join(' : ')} around what stands out: look at them`,
    );
  }
  return undefined;
}

/**
 * What to do about a picture that is missing, as the end of a sentence.
 *
 * @param path below the shop's folder, without an ending
 * @param taken pictures that are shown elsewhere
 */
export function sayPictureWanted(
  { folder, names }: ShopFiles,
  path: string,
  slot: PictureSlot,
  taken: readonly string[],
): string {
  const inFolder = names.filter(
    (name) => name.startsWith(path.replace(/[^/]*$/, '')) && !taken.includes(name),
  );
  const isMeant = (name: string) => name.toLowerCase().replace(/\.[a-z\d]+$/, '') === path;
  // In a product's folder, any other picture may be the one that its owner sees there.
  const other = path.startsWith('products/') ? /\/(?!product\.)[^/]+\.[a-z\d]+$/i : /^$/;
  const unusable = inFolder.find(isMeant) ?? inFolder.find((name) => other.test(name));
  const ending = endings.exec(unusable?.toLowerCase() ?? '')?.[0];
  if (ending !== undefined) {
    // A name with a space cannot be written in pictures.
    const other = /^[\w-]+$/.test(unusable?.split('/').at(-1)?.split('.')[0] ?? '');
    const orNamed = other ? ', or name it in pictures' : '';
    return `${folder}/${unusable} is there: rename it to ${path.split('/').at(-1)}${ending}${orNamed}`;
  }
  if (unusable !== undefined) {
    const camera = /\.hei[cf]$/i.test(unusable) ? ofIphone : '';
    return `${folder}/${unusable} is there, but is ${unusableFormat}${camera}`;
  }
  return `save it as ${folder}/${path}.jpg, .png, .webp or .avif, ${sayPictureSize(slot)}`;
}
