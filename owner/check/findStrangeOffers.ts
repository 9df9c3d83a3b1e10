import { toDecimal } from '#ordering/money.ts';
import { measure } from '#reader/fields/unitPrice.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { ShopProduct } from '#reader/read/products/makeProducts.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { placeholderMark } from '#owner/new/template.ts';

type Shop = {
  readonly products: readonly ShopProduct[];
  readonly pictures: ReadonlyMap<string, string>;
};

/** Prices far from the MRP or from what the other sizes cost for the same amount. */
export function findStrangeOffers({ products }: Shop, files: ShopFiles): readonly Problem[] {
  return products.flatMap((product) => {
    const { price, folder, size, facts } = product;
    const { mrp = 0 } = facts;
    const name = size === undefined ? '' : `of ${size} `;
    const others = products.filter((other) => other.folder === folder && other !== product);
    const per = perUnit(product);
    const far = others.map(perUnit).find((other) => per * 8 < other);
    const why =
      price * 5 < mrp
        ? `less than a fifth of its MRP, ${toDecimal(mrp)}`
        : far !== undefined &&
          `and another size costs about ${Math.round(far / per)} times that for the same amount`;
    if (!why) return [];
    const message = `${name}is ${toDecimal(price)}, ${why}: is it meant so?`;
    return [openFile(files, `products/${folder}/product.yaml`).problem(['price'], message)];
  });
}

/** What one gram, millilitre, centimetre or piece costs; not a number where that is not known. */
function perUnit({ price, size, facts }: ShopProduct): number {
  const measured = measure(facts.netQuantity ?? size ?? '');
  return measured ? price / measured.count : Number.NaN;
}

/** Photos that two products begin with: mostly one of them has the photo of the other. */
export function findSharedPhotos({ products, pictures }: Shop, files: ShopFiles) {
  const shown = new Map<string, string>();
  return [...new Set(products.map(({ folder }) => folder))].flatMap(
    (folder): readonly Problem[] => {
      const file = pictures.get(`products/${folder}/primary`);
      const photo = file === undefined ? undefined : files.read(file);
      if (file === undefined || !photo || photo.includes(placeholderMark)) return [];
      const text = photo.toString('base64');
      const other = shown.get(text);
      shown.set(text, folder);
      const message = `is the same photo as that of ${other}: is it meant so?`;
      return other === undefined ? [] : [{ file: `${files.folder}/${file}`, message }];
    },
  );
}
