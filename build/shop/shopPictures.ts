import type { PictureFacts } from '../inspectPicture.ts';
import type { PicturePlace } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';

const endings = /\.(?:jpe?g|png|webp|avif)$/;

/** Relative: a picture may be one or two pixels off its shape. */
const shapeTolerance = 0.005;

/** A picture's reference (`hero-1`, `products/04-tea/primary`) and the files that may be meant. */
type Candidates = ReadonlyMap<string, readonly string[]>;

/** All pictures of a shop by the names that its files use. */
export function listPictures({ names }: ShopFiles): Candidates {
  const found = new Map<string, string[]>();
  for (const name of names.filter((file) => endings.test(file))) {
    const reference = name.replace(endings, '').replace(/^pictures\//, '');
    found.set(reference, [...(found.get(reference) ?? []), name]);
  }
  return found;
}

type Size = Pick<PictureFacts, 'width' | 'height'>;

/** What is wrong with a picture in its place, as the end of a sentence; `undefined` if nothing is. */
export async function sayPictureProblem(
  files: ShopFiles,
  shown: string,
  { shape, leastWidth }: PicturePlace,
): Promise<string | undefined> {
  const size = await files.inspect(shown).catch(() => undefined);
  if (!size) return `${shown} cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF`;
  const { width, height } = size;
  if (shape) {
    const [across, down] = shape;
    const off = Math.abs((width / height) * (down / across) - 1);
    if (off > shapeTolerance) {
      return `${shown} is ${width} × ${height} px, but a picture of ${across} : ${down} is needed here: cut it to ${best(size, shape)} px`;
    }
  }
  if (width < leastWidth) {
    return `${shown} is ${width} px wide, but at least ${leastWidth} px are needed here: save it larger`;
  }
  return undefined;
}

/** What a place needs, for a picture that is missing. */
export function sayPictureWanted({ shape, leastWidth }: PicturePlace): string {
  const shaped = shape ? `${shape[0]} : ${shape[1]} and ` : '';
  return `${shaped}at least ${leastWidth} px wide`;
}

/** The largest cut of the wanted shape. */
function best({ width, height }: Size, [across, down]: readonly [number, number]): string {
  const unit = Math.floor(Math.min(width / across, height / down));
  return `${unit * across} × ${unit * down}`;
}
