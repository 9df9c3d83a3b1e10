import { openFile } from '#shop-data/read/checkFile.ts';
import type { Problem } from '#shop-data/read/problem.ts';
import type { Translated } from '#shop-data/read/readTranslations.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

type Shop = Translated & { readonly translations: ReadonlyMap<string, Translated> };

/** Products with one name in another language and two in the first: a copy keeps the name of its model there. */
export function findSharedNames({ products, translations }: Shop, files: ShopFiles) {
  const originals = namesOf(products);
  return [...translations].flatMap(([language, translated]) =>
    [...namesOf(translated.products)].flatMap(([folder, name], index, names): Problem[] => {
      const [model] = names.slice(0, index).find(([, other]) => other === name) ?? [];
      const file = `${language}/products/${folder}/product.yaml`;
      const isCopied = model !== undefined && originals.get(model) !== originals.get(folder);
      if (!isCopied || !files.names.includes(file)) return [];
      const message = `is the same as that of products/${model}, which has another name in the first language: translate it`;
      return [openFile(files, file).problem(['name'], message)];
    }),
  );
}

function namesOf(products: Translated['products']): ReadonlyMap<string, string> {
  return new Map(products.map(({ folder, name, variant = '' }) => [folder, `${name} ${variant}`]));
}
