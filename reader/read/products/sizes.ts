import { type Checked, valueAt } from '#reader/kinds/checkFile.ts';
import type { ReadSoFar } from '#reader/read/checkReferences.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { type ProductFile, fieldsOfSizes } from '#reader/fields/product.ts';
import { pick } from '#reader/files/present.ts';
import type { Path } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';

/** A product's file, with the name of its folder, and the number and the name in that. */
export type CheckedProduct = Checked<ProductFile> & {
  readonly folder: string;
  readonly id: number;
  readonly slug: string;
};

/** What a size has, as a product of its own. */
export type OfSize = {
  /** What it is called, and the number of the product's folder (SPEC 16.60). */
  readonly size?: string;
  readonly family?: number;
  /** Which of the product's pictures it is. */
  readonly picture?: string | undefined;
};

export type Numbered = OfSize & { readonly id: number };
type Sized = Numbered &
  Pick<ProductFile, 'price' | 'options'> & {
    readonly availability?: string | undefined;
    readonly images?: readonly NamedPicture[];
  };

/** The numbers of a product's sizes, as they are written: also of a file that is wrong. */
export function numbersOfSizes({ content }: YamlFile): readonly number[] {
  const sizes = valueAt(content, ['sizes']);
  return Array.isArray(sizes)
    ? sizes.map((size) => Number(valueAt(size, ['number']))).filter((number) => number > 0)
    : [];
}

/** The folders of products that have a number, for themselves or for a size. */
export function ownersOfNumbers(products: readonly CheckedProduct[]) {
  const owners = new Map<number, readonly string[]>();
  for (const { id, file, folder } of products) {
    for (const number of [id, ...numbersOfSizes(file)])
      owners.set(number, [...(owners.get(number) ?? []), folder]);
  }
  return owners;
}

/** Finds what is wrong with the numbers of a product's sizes. */
export function checkSizes(
  { file, content, id, folder }: CheckedProduct,
  owners: ReturnType<typeof ownersOfNumbers>,
  { problems }: Pick<ReadSoFar, 'problems'>,
): void {
  const { sizes } = content ?? {};
  if (!sizes) return;
  if (!sizes.some((size) => size.number === id)) {
    const message = `has no size with the number of the folder, ${id}: give it to one of them, and keep it there`;
    problems.push(file.problem(['sizes'], message));
  }
  for (const [index, { number }] of sizes.entries()) {
    const taken = owners.get(number)?.find((other) => other !== folder);
    if (number === id || taken === undefined) continue;
    const message = `is ${number}, and so is one of ${taken}: give it a number that no product and no size has or had`;
    problems.push(file.problem(['sizes', index, 'number'], message));
  }
}

/** The numbers by which others know a product or its sizes, and where they are. */
export function ownNumbers({ sku, gtin, sizes = [] }: ProductFile) {
  const named = [
    { sku, gtin, at: [] as Path },
    ...sizes.map((size, index) => ({ ...size, at: ['sizes', index] })),
  ];
  return named.flatMap((own) =>
    (['sku', 'gtin'] as const).flatMap((name) => {
      const value = own[name];
      return value === undefined ? [] : [{ name, value, at: own.at }];
    }),
  );
}

/** Each size of a product, with what it has of its own (SPEC 16.60). */
export function inEachSize(
  { oldPrice, facts, sizes = [], ...shared }: ProductFile,
  id: number,
): readonly (ProductFile & Numbered)[] {
  return sizes.map(({ label, number, ...own }) => ({
    ...shared,
    // The price before is that of the price.
    ...(own.price === undefined && oldPrice !== undefined && { oldPrice }),
    ...own,
    price: own.price ?? shared.price,
    id: number,
    size: label,
    family: id,
    facts: { ...facts, ...pick(own, fieldsOfSizes.facts) },
  }));
}

/** The choices that a size's page shows: one row, or one for each part of labels such as 12 in / Indigo. */
export function sizesOf<Shown>(
  product: Sized,
  products: readonly Sized[],
  pictureOf: (named: NamedPicture) => Shown,
) {
  const { family, options = [] } = product;
  if (family === undefined) return undefined;
  const all = products.filter((other) => other.family === family);
  const isSplit =
    options.length === 2 && all.every((size) => partsOf(size).filter(Boolean).length === 2);
  const labelOf = (size: Sized, row: number) => (isSplit ? partsOf(size)[row] : size.size) ?? '';
  return (isSplit ? [0, 1] : [0]).map((row) => {
    const labels = new Set(all.map((size) => labelOf(size, row)));
    // Of the sizes with this part, the one that has the other part of the shown one.
    const values = Array.from(labels, (label) => {
      const sizes = all.filter((size) => labelOf(size, row) === label);
      const isNext = (size: Sized) => labelOf(size, 1 - row) === labelOf(product, 1 - row);
      const next = sizes.find((size) => isSplit && isNext(size)) ?? sizes[0] ?? product;
      return {
        label,
        product: next.id,
        ...(sizes.includes(product) && { isChosen: true }),
        ...(next.availability === 'out of stock' && { isGone: true }),
        images: new Set(sizes.map(({ images }) => images?.[0]?.picture)),
        image: next.images?.[0],
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

const partsOf = ({ size = '' }: Sized) => size.split(/ ?\/ ?/);

/**
 * Of the product that stands for all sizes of a family in lists, the first one in stock, else the first that
 * can be ordered: how many there are, and the least price, where prices differ. Nothing for any other.
 */
export function listedSizes(product: Sized, products: readonly Sized[]) {
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
