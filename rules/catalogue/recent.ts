import { type Product, familyOf } from './product.ts';

/** As many products are shown (SPEC 16.5); one more is kept, since the current one is not shown. */
const maxShown = 8;

/** The ids that were looked at, the newest first, after a look at one more product. */
export function withViewed(ids: readonly number[], id: number): readonly number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxShown + 1);
}

/** The products to show of those that were looked at: those that the shop lists, each once (SPEC 16.5). */
export function recentProducts(
  listed: readonly Product[],
  ids: readonly number[],
): readonly Product[] {
  return [...new Set(ids)]
    .flatMap((id) => listed.find((product) => familyOf(product) === id) ?? [])
    .slice(0, maxShown);
}
