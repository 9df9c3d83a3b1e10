import { valueAt } from '#reader/kinds/checkFile.ts';
import { type ReadSoFar, checkPicture } from '#reader/read/checkReferences.ts';
import type { Shape } from '#reader/kinds/field.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { type ProductFile, productSlot } from '#reader/fields/product.ts';
import type { Path } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import type { CheckedProduct, Written } from './openProducts.ts';

/** The first picture must be there, the second one if it has an alternative text (SPEC 14.93), and all that are named. */
export async function checkPictures(
  { folder, file, content }: CheckedProduct,
  known: ReadSoFar,
): Promise<void> {
  const { problems, hints, photoShape: shape } = known;
  const fit = content?.fit ?? known.content.settings?.fit;
  // A photo that is shown whole may have any shape.
  const slot = fit === 'whole' ? productSlot : { ...productSlot, shape };
  const [second] = known.pictures.get(`products/${folder}/secondary`) ?? [];
  const isSaid = Boolean(valueAt(file.content, ['alt', 'secondary']));
  if (second !== undefined && !isSaid)
    problems.push(file.problem(['alt', 'secondary'], `is missing: add what ${second} shows`));
  for (const { name, at } of placesOf(file, isSaid || second !== undefined)) {
    const message = await checkPicture(`products/${folder}/${name}`, slot, known, (hint, many) =>
      hints.push({ ...file.problem(at, hint, { field: '' }), many }),
    );
    if (message !== undefined) problems.push(file.problem(at, message, { field: '' }));
  }
}

/** The pictures that a file names, and where; those that it need not name are where it says what they show. */
function placesOf({ content }: YamlFile, hasSecond: boolean) {
  const kinds = hasSecond ? ['primary', 'secondary'] : ['primary'];
  const more = valueAt(content, ['morePictures']);
  const further = Array.isArray(more) ? [...more.keys()] : [];
  const paths: Path[] = further.map((index) => ['morePictures', index, 'picture']);
  for (const kind of kinds) paths.push(['pictures', kind]);
  return paths.flatMap((path) => {
    const name = valueAt(content, path);
    if (typeof name === 'string') return { name, at: path };
    const [kind = '', ...others] = path.slice(1);
    return name === undefined && !others[0] ? { name: String(kind), at: ['alt', kind] } : [];
  });
}

/** The pictures of a product whose text is there: how its owner names each, and how the shop does. */
function namedPictures({ pictures, alt, morePictures = [] }: ProductFile) {
  return [
    { name: pictures?.primary ?? 'primary', as: 'primary', alt: alt.primary },
    { name: pictures?.secondary ?? 'secondary', as: 'secondary', alt: alt.secondary },
    ...morePictures.map(({ picture, alt }) => ({ name: picture, as: picture, alt })),
  ].flatMap(({ alt, ...named }) => (alt === undefined ? [] : { ...named, alt }));
}

/** The picture of a size is one of the product's, so that what it shows is said (SPEC 16.60). */
export function checkOwnPictures(
  file: YamlFile,
  content: ProductFile,
  { problems }: ReadSoFar,
): void {
  const all = namedPictures(content).map(({ name }) => referenceOf(name));
  for (const [index, { picture }] of (content.sizes ?? []).entries()) {
    if (picture === undefined || all.includes(referenceOf(picture))) continue;
    const message = `is “${picture}”, which is none of the product’s pictures: add it to morePictures, with what it shows`;
    problems.push(file.problem(['sizes', index, 'picture'], message));
  }
}

/** All pictures of a product, with that of its size first, and what they show. */
export function picturesOf(product: Written, fitOfShop: string | undefined, shape?: Shape) {
  const { folder, fit = fitOfShop ?? 'cut', picture: ofSize = '' } = product;
  const placeOf = ({ name }: { readonly name: string }) =>
    Number(referenceOf(name) !== referenceOf(ofSize));
  return namedPictures(product)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ as, alt }) => ({
      picture: { picture: referenceOf(`products/${folder}/${as}`), shape, fit },
      alt,
    }));
}
