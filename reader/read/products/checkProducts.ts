import { fieldName } from '#reader/files/problem.ts';
import { productSchema } from '#reader/fields/product.ts';
import { type ReadSoFar, checkReferences } from '#reader/read/checkReferences.ts';
import { checkPictures } from './productPictures.ts';
import { type CheckedProduct, checkSizes, ownNumbers, ownersOfNumbers } from './sizes.ts';

/** Finds what is wrong with products beside each other, and with their pictures. */
export async function checkProducts(
  products: readonly CheckedProduct[],
  known: ReadSoFar,
): Promise<void> {
  const { problems } = known;
  // Each by what no two products share, with the first product that has it.
  const taken = new Map<string, string>();
  const owners = ownersOfNumbers(products);
  for (const product of products) {
    const { file, content, folder, id } = product;
    const sameAs = (key: string) => {
      const other = taken.get(key);
      if (other === undefined) taken.set(key, folder);
      return other;
    };
    const report = (message: string) =>
      problems.push({ file: `${known.files.folder}/products/${folder}`, message });
    const sameId = sameAs(`folder ${id}`);
    if (sameId) {
      report(
        `has the number ${id}, and so has ${sameId}: give one of them a number that no product has or had`,
      );
    }
    await checkPictures(product, known);
    await checkReferences(product, productSchema, known);
    if (!content) continue;
    const { name, variant } = content;
    for (const { name: field, value, at } of ownNumbers(content)) {
      const key = `${field} ${value}`;
      const other = taken.get(key);
      const message = `is “${value}”, and so is that of ${other}: give each its own`;
      if (other !== undefined) problems.push(file.problem([...at, field], message));
      else taken.set(key, at.length > 0 ? `${fieldName(at)} of ${folder}` : folder);
    }
    // Nor do two differ by a sign that nobody sees.
    const shown = JSON.stringify([name, variant]).replaceAll(/[\u00AD\u200B\u2060]/g, '');
    const sameName = sameAs(`name ${shown}`);
    if (sameName) problems.push(file.problem(['name'], saySameName(name, sameName)));
    checkSizes(product, owners, known);
  }
}

/** What is wrong if another product has the same name and variant, as the end of a sentence. */
function saySameName(name: string, other: string): string {
  return `is “${name}”, and ${other} has the same name: give each its own variant, as in variant: jar`;
}
