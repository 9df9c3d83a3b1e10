import { toDecimal } from '#ordering/money.ts';
import { measure } from '#reader/fields/unitPrice.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { ShopProduct } from '#reader/read/products/makeProducts.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

type Shop = { readonly products: readonly ShopProduct[] };

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
