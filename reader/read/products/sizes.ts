import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import type { ShopProduct } from './makeProducts.ts';

/** The choices that a size's page shows: one row, or one for each part of labels such as 12 in / Indigo. */
export function sizesOf<Shown>(
  product: ShopProduct,
  products: readonly ShopProduct[],
  pictureOf: (named: NamedPicture) => Shown,
) {
  const { family, options = [] } = product;
  if (family === undefined) return undefined;
  const all = products.filter((other) => other.family === family);
  const isSplit =
    options.length === 2 && all.every((size) => partsOf(size).filter(Boolean).length === 2);
  const labelOf = (size: ShopProduct, row: number) =>
    (isSplit ? partsOf(size)[row] : size.size) ?? '';
  return (isSplit ? [0, 1] : [0]).map((row) => {
    const labels = new Set(all.map((size) => labelOf(size, row)));
    // Of the sizes with this part, the one that has the other part of the shown one.
    const values = Array.from(labels, (label) => {
      const sizes = all.filter((size) => labelOf(size, row) === label);
      const isNext = (size: ShopProduct) => labelOf(size, 1 - row) === labelOf(product, 1 - row);
      const next = sizes.find((size) => isSplit && isNext(size)) ?? sizes[0] ?? product;
      return {
        label,
        product: next.id,
        ...(sizes.includes(product) && { isChosen: true }),
        ...(next.availability === 'out of stock' && { isGone: true }),
        images: new Set(sizes.map(({ pictures: [first] }) => first?.picture.picture)),
        image: next.pictures[0]?.picture,
      };
    });
    // Only where the picture depends on this part.
    const hasImages =
      values.every(({ images }) => images.size === 1) &&
      new Set(values.map(({ image }) => image?.picture)).size > 1;
    const name = isSplit ? options[row] : options.join(' / ');
    return {
      ...(name !== undefined && name !== '' && { name }),
      values: values.map(({ image, images: _images, ...value }) => ({
        ...value,
        ...(hasImages && image && { image: pictureOf(image) }),
      })),
    };
  });
}

const partsOf = ({ size = '' }: ShopProduct) => size.split(/ ?\/ ?/);

type Listed = {
  readonly price: number;
  readonly family?: number;
  readonly availability?: string | undefined;
};

/**
 * Of the product that stands for all sizes of a family in lists, the first one in stock, else the first that
 * can be ordered: how many there are, and the least price, where prices differ. Nothing for any other.
 */
export function listedSizes(product: Listed, products: readonly Listed[]) {
  const { family } = product;
  const sizes = products.filter((other) => family !== undefined && other.family === family);
  const orderable = sizes.filter(({ availability }) => availability !== 'out of stock');
  const offered = orderable.length > 0 ? orderable : sizes;
  const lead = offered.find(({ availability }) => availability === undefined) ?? offered[0];
  if (lead !== product) return undefined;
  const from = Math.min(...offered.map(({ price }) => price));
  const differ = offered.some(({ price }) => price !== from);
  return { sizes: sizes.length, ...(differ && { from }) };
}
