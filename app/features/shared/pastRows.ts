import { type Product, findProduct } from '#catalogue/product.ts';
import { answered, lineKey } from '#ordering/asks.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { asking } from '#shop/parts';
import { catalogue } from '#shop/products';

/** The lines of an order as they were, each with the picture that its product has today. */
export function pastRows({ lines }: PastOrder) {
  return lines.map((line) => ({
    key: lineKey(line),
    picture: findProduct(catalogue, `${line.id}`)?.image,
    title: line.title,
    detail: line.detail,
    figure: line.figure,
  }));
}

/** The product of such a line as it is today, with what was answered; nothing where it is gone. */
export function productAgain({ id, answers }: PastOrder['lines'][number]): Product | undefined {
  const product = findProduct(catalogue, `${id}`);
  return asking && product ? answered(product, answers) : product;
}
