import { showCounts } from '#features/header/counts.ts';
import { quantitiesIn } from '#storage/earlyLists.ts';

/** Shows the stored counts in the prerendered header, as React does when it has hydrated it (SPEC 13.1). */
export function showStoredCounts(): void {
  const quantities = quantitiesIn('cart').values();
  showCounts({
    cart: [...quantities].reduce((sum, quantity) => sum + quantity, 0),
    wishlist: quantitiesIn('wishlist').size,
  });
}
