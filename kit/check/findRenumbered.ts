import { spawnSync } from 'node:child_process';
import type { Problem } from '#shop-data/read/problem.ts';
import { productFolders, readFolderName } from '#shop-data/read/products/readProducts.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

/** Products whose number was another one in the last version that git knows, or that it has no more. */
export function findRenumbered(files: ShopFiles): readonly Problem[] {
  const { stdout } = spawnSync('git', ['ls-tree', '--name-only', 'HEAD', 'products/'], {
    cwd: files.folder,
    encoding: 'utf8',
  });
  const now = productFolders(files).flatMap((folder) => readFolderName(folder) ?? []);
  return (stdout || '').split('\n').flatMap((path) => {
    const old = readFolderName(path.replace('products/', ''));
    if (!old) return [];
    const isRenamed = !now.some(({ slug }) => slug === old.slug);
    if (now.some(({ id, slug }) => id === old.id && (slug === old.slug || isRenamed))) return [];
    const message = `was here in your last version, and links to /product/${old.id} and carts lose it: keep its number; a product that is sold out may stay, with availability: out of stock`;
    return [{ file: `${files.folder}/${path}`, message }];
  });
}
