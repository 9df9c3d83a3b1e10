import * as strings from '#strings/cart.tsx';
import type { CartLine } from './cart.ts';
import { fullName } from '#catalogue/product.ts';
import { formatPrice } from './sayPrice.ts';

/** More names of gone products than these are only counted. */
const maxNamed = 5;

/** What a shopper must know of a stored cart: changed prices, and names of products that are gone (SPEC 16.91, 16.92). */
export function sayNews(lines: readonly CartLine[], gone: readonly string[]): readonly string[] {
  const changed = lines.flatMap(({ product, priceBefore }) =>
    priceBefore === undefined
      ? []
      : [
          strings.priceChanged(
            fullName(product),
            formatPrice(product.price),
            formatPrice(priceBefore),
          ),
        ],
  );
  const unnamed = gone.length - maxNamed;
  return [
    ...changed,
    ...gone.slice(0, maxNamed).map(strings.gone),
    ...(unnamed > 0 ? [strings.moreGone(unnamed)] : []),
  ];
}
