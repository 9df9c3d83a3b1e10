import type { Picture } from '#catalogue/picture.ts';
import type { Shape } from '#reader/kinds/field.ts';
import type { OpenedFiles } from '#reader/read/openShop.ts';
import { factsOf } from '#reader/read/shopPictures.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** Of a shop without photos; and no place is taller or wider than these, whatever its photos are. */
const usual: Shape = [4, 5];
const tallest: Shape = [2, 3];
const widest: Shape = [16, 9];

/** The shape in which a shop shows its products: the owner's word, else the median of their first photos (SPEC 14.94). */
export async function readPhotoShape(opened: OpenedFiles): Promise<Shape> {
  const { files, pictures, products, right } = opened;
  const [across, down] = right.theme?.photos?.split(':').map(Number) ?? [];
  if (across && down) return [across, down];
  const names = products.products.flatMap(
    ({ folder }) => pictures.get(`products/${folder}/primary`)?.[0] ?? [],
  );
  const facts = await Promise.all(names.map((name) => factsOf(files, name)));
  return medianShape(facts.flatMap((each) => (each === 'unseen' || !each ? [] : each)));
}

/** The shape of the photo in the middle, when all stand in a row from the tallest to the widest. */
export function medianShape(sizes: readonly Size[]): Shape {
  const ratioOf = ({ width, height }: Size) => width / height;
  const sorted = sizes.toSorted((one, other) => ratioOf(one) - ratioOf(other));
  const middle = sorted[sorted.length >> 1];
  if (!middle) return usual;
  const ratio = ratioOf(middle);
  if (ratio < tallest[0] / tallest[1]) return tallest;
  if (ratio > widest[0] / widest[1]) return widest;
  const unit = greatestDivisor(middle.width, middle.height);
  return [middle.width / unit, middle.height / unit];
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
