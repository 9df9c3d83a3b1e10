import { valueAt } from '#reader/kinds/checkFile.ts';
import { type ReadSoFar, checkPicture } from '#reader/read/checkReferences.ts';
import type { Shape } from '#reader/kinds/field.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { type ProductFile, productSlot } from '#reader/fields/product.ts';
import type { Path, Problem } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import type { CheckedProduct, OfSize } from './sizes.ts';

/** The first picture must be there, the second one if it has an alternative text (SPEC 14.93), and all that are named. */
export async function checkPictures(
  { folder, file, content }: CheckedProduct,
  known: ReadSoFar,
): Promise<void> {
  // What cannot be read may name other pictures than those that are looked for.
  if (file.content === undefined) return;
  const { problems, hints, photoShape: shape } = known;
  // A photo that is shown whole may have any shape.
  const slot = content?.fit === 'whole' ? productSlot : { ...productSlot, shape };
  const check = async (name: string, path: Path) => {
    const message = await checkPicture(`products/${folder}/${name}`, slot, known, (hint, many) =>
      hints.push({ ...file.problem(path, hint, { field: '' }), many }),
    );
    if (message !== undefined) problems.push(file.problem(path, message, { field: '' }));
  };
  for (const kind of ['primary', 'secondary']) {
    const named = valueAt(file.content, ['pictures', kind]) as string | undefined;
    const path = [named === undefined ? 'alt' : 'pictures', kind];
    const [picture] = known.pictures.get(`products/${folder}/${kind}`) ?? [];
    if (kind === 'secondary' && !valueAt(file.content, ['alt', kind])) {
      if (picture === undefined) continue;
      const message = `is missing: add what ${picture} shows`;
      problems.push(file.problem(['alt', kind], message));
    }
    await check(named ?? kind, path);
  }
  const more = valueAt(file.content, ['morePictures']);
  for (const index of Array.isArray(more) ? more.keys() : []) {
    const name = valueAt(file.content, ['morePictures', index, 'picture']);
    if (typeof name === 'string') await check(name, ['morePictures', index, 'picture']);
  }
  if (content) checkOwnPictures(file, content, problems);
}

/** The picture of a size is one of the product's, so that what it shows is said (SPEC 16.60). */
function checkOwnPictures(file: YamlFile, content: ProductFile, problems: Problem[]): void {
  const { pictures, alt, morePictures = [], sizes = [] } = content;
  const all = [pictures?.primary ?? 'primary', ...morePictures.map(({ picture }) => picture)];
  if (alt?.secondary !== undefined) all.push(pictures?.secondary ?? 'secondary');
  for (const [index, { picture }] of sizes.entries()) {
    if (picture === undefined || all.map(referenceOf).includes(referenceOf(picture))) continue;
    const message = `is “${picture}”, which is none of the product’s pictures: add it to morePictures, with what it shows`;
    problems.push(file.problem(['sizes', index, 'picture'], message));
  }
}

/** All pictures of a product, with that of its size first, and what they show. */
export function picturesOf(
  folder: string,
  { pictures, alt, morePictures = [], fit = 'cut', picture: ofSize }: ProductFile & OfSize,
  shape?: Shape,
) {
  const all = [
    { name: pictures?.primary, as: 'primary', alt: alt.primary },
    { name: pictures?.secondary, as: 'secondary', alt: alt.secondary },
    ...morePictures.map(({ picture, alt }) => ({ name: picture, as: picture, alt })),
  ].flatMap(({ alt: text, ...each }) => (text === undefined ? [] : [{ ...each, alt: text }]));
  const isOwn = ({ name, as }: { readonly name?: string | undefined; readonly as: string }) =>
    ofSize !== undefined && referenceOf(name ?? as) === referenceOf(ofSize);
  return all
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map(({ as, alt: text }) => ({
      picture: { picture: referenceOf(`products/${folder}/${as}`), shape, fit },
      alt: text,
    }));
}
