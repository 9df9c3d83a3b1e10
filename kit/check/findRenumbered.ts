import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { template } from '#kit/new/template.ts';
import type { Problem } from '#shop-data/read/problem.ts';
import { productFolders, readFolderName } from '#shop-data/read/products/readProducts.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

const example = readFileSync(join(template, 'products/01-example/product.yaml'), 'utf8');

/** Products whose number was another one in the last version that git knows, or that it has no more. */
export function findRenumbered(files: ShopFiles): readonly Problem[] {
  const git = (...words: readonly string[]) =>
    spawnSync('git', words, { cwd: files.folder, encoding: 'utf8' }).stdout || '';
  const now = productFolders(files).flatMap((folder) => readFolderName(folder) ?? []);
  return git('ls-tree', '--name-only', 'HEAD', 'products/')
    .split('\n')
    .flatMap((path) => {
      const old = readFolderName(path.replace('products/', ''));
      if (!old) return [];
      const isRenamed = !now.some(({ slug }) => slug === old.slug);
      if (now.some(({ id, slug }) => id === old.id && (slug === old.slug || isRenamed))) return [];
      // Nobody has a link to the example of a new shop.
      if (git('show', `HEAD:./${path}/product.yaml`) === example) return [];
      const message = `was here in your last version, and links to /product/${old.id} and carts lose it: keep its number; a product that is sold out may stay, with availability: out of stock`;
      return [{ file: `${files.folder}/${path}`, message }];
    });
}
