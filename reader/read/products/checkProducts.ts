import { type Path, fieldName } from '#reader/files/problem.ts';
import { type ProductFile, productSchema } from '#reader/fields/product.ts';
import { type ReadSoFar, checkReferences } from '#reader/read/checkReferences.ts';
import type { CheckedProduct } from './openProducts.ts';
import { checkOwnPictures, checkPictures } from './productPictures.ts';

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
    for (const { name: field, value, at } of ownNumbers(content)) {
      const owner = at.length > 0 ? `${fieldName(at)} of ${folder}` : folder;
      const other = takenBy(`${field} ${value}`, owner);
      const message = `is “${value}”, and so is that of ${other}: give each its own`;
      if (other !== undefined) problems.push(file.problem([...at, field], message));
    }
    // Nor do two differ by a sign that nobody sees.
    const { name, variant } = content;
    const shown = JSON.stringify([name, variant]).replaceAll(/[\u00AD\u200B\u2060]/g, '');
    const sameName = takenBy(`name ${shown}`, folder);
    const message = `is “${name}”, and ${sameName} has the same name: give each its own variant, as in variant: jar`;
    if (sameName) problems.push(file.problem(['name'], message));
    checkOwnPictures(file, content, known);
    checkSizes(product, products, known);
  }
}

/** Finds what is wrong with the numbers of a product's sizes. */
function checkSizes(
  { file, content, id, folder }: CheckedProduct,
  products: readonly CheckedProduct[],
  { problems }: ReadSoFar,
): void {
  const { sizes } = content ?? {};
  if (!sizes) return;
  if (!sizes.some((size) => size.number === id)) {
    const message = `has no size with the number of the folder, ${id}: give it to one of them, and keep it there`;
    problems.push(file.problem(['sizes'], message));
  }
  for (const [index, { number }] of sizes.entries()) {
    const other = products.find((each) => each.folder !== folder && each.numbers.includes(number));
    if (number === id || !other) continue;
    const message = `is ${number}, and so is one of ${other.folder}: give it a number that no product and no size has or had`;
    problems.push(file.problem(['sizes', index, 'number'], message));
  }
}

/** The numbers by which others know a product or its sizes, and where they are. */
function ownNumbers({ sku, gtin, sizes = [] }: ProductFile) {
  const all = [
    { sku, gtin, at: [] as Path },
    ...sizes.map((size, index) => ({ ...size, at: ['sizes', index] })),
  ];
  return all.flatMap(({ at, ...own }) =>
    (['sku', 'gtin'] as const).flatMap((name) =>
      own[name] === undefined ? [] : { name, value: own[name], at },
    ),
  );
}
