import type { Product } from './product.ts';
import { maxShown } from './recent.ts';

/** The products to show of those that were looked at: those that the catalogue has, each once (SPEC 16.5). */
export function recentProducts(
  catalogue: readonly Product[],
  ids: readonly number[],
): readonly Product[] {
  return [...new Set(ids)]
    .flatMap((id) => catalogue.find((product) => product.id === id) ?? [])
    .slice(0, maxShown);
}
