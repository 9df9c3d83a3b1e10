import * as strings from '#strings/cart';
import type { CartLine, Cut } from '#ordering/cart.ts';
import { fullName } from '#catalogue/product.ts';

/** More names of gone products than these are only counted. */
const maxNamed = 5;

/** What was wanted, and how many there are (SPEC 16.93). */
export const sayCut = ({ product, quantity, wanted }: Cut): string =>
  strings.quantityCut({ product: fullName(product), count: quantity, wanted });

/** What a shopper must know of a stored cart: cut quantities, gone products (SPEC 16.92, 16.93). */
export function sayUnseenChanges(
  lines: readonly CartLine[],
  gone: readonly string[],
): readonly string[] {
  const cuts = lines.flatMap(({ wanted, ...line }) =>
    wanted === undefined ? [] : [sayCut({ ...line, wanted })],
  );
  const unnamed = gone.length - maxNamed;
  return [
    ...cuts,
    ...gone.slice(0, maxNamed).map(strings.gone),
    ...(unnamed > 0 ? [strings.moreGone(unnamed)] : []),
  ];
}
