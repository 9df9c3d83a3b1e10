import {
  type CartLine,
  type Cut,
  addMoreToCart,
  isInCart,
  mostOf,
  toQuantity,
} from '#ordering/cart.ts';
import { keyOf } from '#ordering/asks.ts';
import { isOrderable } from '#catalogue/availability.ts';
import { withoutHidden } from './hiddenSigns.ts';
import { type Product, findProduct } from '#catalogue/product.ts';

/** A link may name as many products as this, or all that the shop has (SPEC 15.1). */
const maxInAddress = 100;

/** What a link says that this shop cannot use as it is; nothing is passed over in silence (SPEC 15.2). */
export type AddressProblem =
  | { readonly kind: 'unknown'; readonly written: string }
  | {
      readonly kind: 'quantity';
      readonly product: Product;
      readonly written: string;
      readonly quantity: number;
    }
  | { readonly kind: 'repeated'; readonly product: Product }
  | ({ readonly kind: 'cut' } & Cut)
  | { readonly kind: 'tooMany'; readonly count: number; readonly limit: number };

/** What a link offers: no product twice, each at this shop's own price. */
export type ProductsInAddress = {
  readonly lines: readonly CartLine[];
  readonly problems: readonly AddressProblem[];
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
  const limit = Math.max(maxInAddress, catalogue.length);
  const problems: AddressProblem[] = [];
  let lines: readonly CartLine[] = [];
  const wanted = new Map<Product, number>();
  for (const part of parts.slice(0, limit)) {
    const { product, written } = readPart(catalogue, part, answer);
    if (!product) {
      problems.push({ kind: 'unknown', written: shorten(part) });
      continue;
    }
    const quantity = toQuantity(written);
    if (String(quantity) !== written) {
      problems.push({ kind: 'quantity', product, written: shorten(written), quantity });
    }
    if (isInCart(lines, keyOf(product))) problems.push({ kind: 'repeated', product });
    lines = addMoreToCart(lines, product, quantity);
    wanted.set(product, (wanted.get(product) ?? 0) + quantity);
  }
  for (const [product, count] of wanted) {
    const most = mostOf(product);
    if (count > most && isOrderable(product)) {
      problems.push({ kind: 'cut', product, quantity: most, wanted: count });
    }
  }
  if (parts.length > limit) problems.push({ kind: 'tooMany', count: parts.length, limit });
  return { lines, problems };
}

function readPart(catalogue: readonly Product[], part: string, answer: Answer | undefined) {
  const [id = '', written = '1', ...rest] = part.split(':').map((piece) => piece.trim());
  const [answers = '', ...more] = answer ? rest : ['', ...rest];
  const found = more.length === 0 ? findProduct(catalogue, id) : undefined;
  return { product: found && answer ? answer(found, answers) : found, written };
}

/**
 * The value of `?products=` for these lines, or for products without quantities.
 *
 * @param sayAnswers what `Answer` reads, after a colon; nothing for a product without
 */
export function writeProducts<Product extends { readonly id: number }>(
  lines: readonly { readonly product: Product; readonly quantity?: number }[],
  sayAnswers?: (product: Product) => string,
): string {
  return lines
    .map(({ product, quantity }) =>
      quantity === undefined
        ? product.id
        : `${product.id}:${quantity}${sayAnswers?.(product) ?? ''}`,
    )
    .join(',');
}

/** Enough of a text to recognise it. */
function shorten(text: string): string {
  const letters = Array.from(withoutHidden(text).trim());
  return letters.length > 24 ? `${letters.slice(0, 24).join('')}…` : letters.join('');
}
