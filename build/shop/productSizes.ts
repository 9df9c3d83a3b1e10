import type { ProductFile } from './schema.ts';
import { fieldName, sayUnknownProduct } from './wording.ts';
import type { YamlFile } from './yamlFile.ts';

type Sized = Pick<ProductFile, 'sizes'> & { readonly id: number };

/** What is wrong with the sizes of a product, a sentence for each mistake (SPEC 16.60). */
export function checkSizes(
  { id, sizes = [] }: Sized,
  file: YamlFile,
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const named = sizes.map(({ product }) => product);
  const problems = named.flatMap((product, index) => {
    const path = ['sizes', index, 'product'];
    const say = (problem: string) => [file.say(path, `${fieldName(path)} ${problem}`)];
    if (!known.has(String(product))) return say(sayUnknownProduct(String(product)));
    return named.indexOf(product) === index
      ? []
      : say(`is ${product}, which is named above already: remove one of the two`);
  });
  if (sizes.length === 0 || named.includes(id)) return problems;
  return [
    ...problems,
    file.say(['sizes'], `sizes does not name this product itself, ${id}: add its own size`),
  ];
}

/** The sizes that a product's page shows: its own list, or that of a product which names it. */
export function sizesOf({ id, sizes }: Sized, products: readonly Sized[]): Sized['sizes'] {
  if (sizes) return sizes;
  const names = (other: Sized) => other.sizes?.some(({ product }) => product === id);
  return products.find(names)?.sizes;
}
