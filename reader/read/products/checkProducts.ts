import { type ProductFile, productSchema } from '#reader/fields/product.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { type Path, fieldName } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { type ReadSoFar, checkPicture, checkReferences } from '#reader/read/checkReferences.ts';
import { type CheckedProduct, namedPictures } from './products.ts';

/** Finds what is wrong with products beside each other, and with their pictures. */
export async function checkProducts(
  products: readonly CheckedProduct[],
  known: ReadSoFar,
): Promise<void> {
  const { problems } = known;
  // Each by what no two products share, with the first that has it.
  const taken = new Map<string, string>();
  const takenBy = (key: string, owner: string) => {
    const other = taken.get(key);
    if (other === undefined) taken.set(key, owner);
    return other;
  };
  for (const product of products) {
    const { file, content, folder, id } = product;
    const sameId = takenBy(`folder ${id}`, folder);
    if (sameId) {
      const message = `has the number ${id}, and so has ${sameId}: give one of them a number that no product has or had`;
      problems.push({ file: `${known.files.folder}/products/${folder}`, message });
    }
    // What cannot be read may name other pictures than those that are looked for.
    if (file.content !== undefined) await checkPictures(product, known);
    await checkReferences(product, productSchema, known);
    if (!content) continue;
    const own = [content, ...(content.sizes ?? [])];
    for (const [index, { sku, gtin }] of own.entries()) {
      const at: Path = index > 0 ? ['sizes', index - 1] : [];
      for (const [field, value] of Object.entries({ sku, gtin })) {
        if (value === undefined) continue;
        const owner = at.length > 0 ? `${fieldName(at)} of ${folder}` : folder;
        const other = takenBy(`${field} ${value}`, owner);
        const message = `is “${value}”, and so is that of ${other}: give each its own`;
        if (other !== undefined) problems.push(file.problem([...at, field], message));
      }
    }
    // Nor do two differ by a sign that nobody sees.
    const { name, variant } = content;
    const shown = JSON.stringify([name, variant]).replaceAll(/[\u00AD\u200B\u2060]/g, '');
    const sameName = takenBy(`name ${shown}`, folder);
    const message = `is “${name}”, and ${sameName} has the same name: give each its own variant, as in variant: jar`;
    if (sameName) problems.push(file.problem(['name'], message));
    checkSizes(product, content, products, known);
  }
}

/** Finds what is wrong with the numbers of a product's sizes, and with their pictures, which are the product's (SPEC 16.60). */
function checkSizes(
  { file, id, folder }: CheckedProduct,
  content: ProductFile,
  products: readonly CheckedProduct[],
  { problems }: ReadSoFar,
): void {
  const { sizes = [] } = content;
  if (sizes.length > 0 && !sizes.some((size) => size.number === id)) {
    const message = `has no size with the number of the folder, ${id}: give it to one of them, and keep it there`;
    problems.push(file.problem(['sizes'], message));
  }
  const pictures = namedPictures(content).map(({ name }) => referenceOf(name));
  for (const [index, { number, picture }] of sizes.entries()) {
    const other = products.find((each) => each.folder !== folder && each.numbers.includes(number));
    if (number !== id && other) {
      const message = `is ${number}, and so is one of ${other.folder}: give it a number that no product and no size has or had`;
      problems.push(file.problem(['sizes', index, 'number'], message));
    }
    if (picture === undefined || pictures.includes(referenceOf(picture))) continue;
    const message = `is “${picture}”, which is none of the product’s pictures: add it to morePictures, with what it shows`;
    problems.push(file.problem(['sizes', index, 'picture'], message));
  }
}

/** The first picture must be there, the second one if it has an alternative text (SPEC 14.93), and all that are named. */
async function checkPictures(
  { folder, file, content }: CheckedProduct,
  known: ReadSoFar,
): Promise<void> {
  const { problems, hints, photoShape: shape } = known;
  const fit = content?.fit ?? known.content.settings?.fit;
  // A photo that is shown whole may have any shape.
  const slot = { kind: 'picture', leastWidth: 800, ...(fit !== 'whole' && { shape }) } as const;
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
