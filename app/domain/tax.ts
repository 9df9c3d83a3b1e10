import { tax as taxOfShop } from '#shop/settings';
import type { MinorUnits } from './money.ts';

/**
 * The tax of a sum (SPEC 9.5): what is added to it, or the part of it that is tax where prices contain
 * the tax (SPEC 14.7).
 */
export function taxOf(sum: MinorUnits, { percent, isIncluded } = taxOfShop): MinorUnits {
  // In whole numbers until the division, so that halves of a hundredth are exact.
  return Math.round((sum * percent) / (isIncluded ? 100 + percent : 100));
}
