import { openFile, pathsOf } from '#reader/kinds/checkFile.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { Translated } from '#reader/read/translations.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

const message =
  'is /sales, which no product is on: write tag: Sale in a product.yaml, or remove the link';

/** The first link to the list of sales, if that is empty: an old price or an MRP alone puts nothing on it. */
export function findEmptySales({ products }: Translated, files: ShopFiles): readonly Problem[] {
  if (products.some(({ tag }) => tag === 'Sale')) return [];
  const links = ['settings.yaml', 'home.yaml'].flatMap((name) => {
    const file = openFile(files, name);
    const toSales = pathsOf(file.content).filter(({ value }) => value === '/sales');
    return toSales.map(({ path }) => file.problem(path, message));
  });
  return links.slice(0, 1);
}
