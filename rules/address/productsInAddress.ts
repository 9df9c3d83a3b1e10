import { type CartLine, addMoreToCart, toQuantity } from '#ordering/cart.ts';
import { isOrderable } from '#catalogue/availability.ts';
import { type Product, findProduct } from '#catalogue/product.ts';

/** A link may name as many products as this, or all that the shop has (SPEC 15.1). */
const maxInAddress = 100;

/** What a link offers: no product twice, each at this shop's own price. */
type ProductsInAddress = {
  readonly lines: readonly CartLine[];
  /** How many of its parts name nothing that can be ordered (SPEC 15.2). */
  readonly unused: number;
};

/** A product with the answers that a link has of it, where the shop asks. */
export type Answer = (product: Product, written: string) => Product;

/**
 * Reads the value of `?products=`, as in `1:2,4:1`. Without a quantity, as in `1,4`, it is 1. The text
 * is anybody's: whatever it contains, the products are those of the catalogue (SPEC 15.1, 15.2).
 */
export function readProducts(
  catalogue: readonly Product[],
  text: string,
  answer?: Answer,
): ProductsInAddress {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const found = parts
    .slice(0, Math.max(maxInAddress, catalogue.length))
    .flatMap((part) => readPart(catalogue, part, answer) ?? []);
  return {
    lines: found.reduce<readonly CartLine[]>(
      (lines, { product, quantity }) => addMoreToCart(lines, product, quantity),
      [],
    ),
    unused: parts.length - found.length,
  };
}

function readPart(
  catalogue: readonly Product[],
  part: string,
  answer: Answer | undefined,
): CartLine | undefined {
  const [id = '', quantity, answers = ''] = part.split(':').map((piece) => piece.trim());
  const product = findProduct(catalogue, id);
  if (!product || !isOrderable(product)) return undefined;
  return { product: answer?.(product, answers) ?? product, quantity: toQuantity(quantity) };
}

/**
 * The value of `?products=` for these lines.
 *
 * @param sayAnswers what `Answer` reads, after a colon; nothing for a product without
 */
export function writeProducts<Product extends { readonly id: number }>(
  lines: readonly { readonly product: Product; readonly quantity: number }[],
  sayAnswers?: (product: Product) => string,
): string {
  return lines
    .map(({ product, quantity }) => `${product.id}:${quantity}${sayAnswers?.(product) ?? ''}`)
    .join(',');
}
