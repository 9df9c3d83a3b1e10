import { type CartLine, countedLines, subtotal, totalItems } from './cart.ts';
import { type MinorUnits, type SmallestUnit, roundAmount } from './money.ts';
import type { Charge } from './zone.ts';

/** A public offer of the owner: what is needed for it, and one of percent, amount, pay and free shipping (SPEC 15.20). */
export type Offer = {
  readonly name: string;
  /** The sum, or the number of pieces, from which it counts. */
  readonly from?: MinorUnits | undefined;
  readonly count?: number | undefined;
  readonly percent?: number | undefined;
  readonly amount?: MinorUnits | undefined;
  readonly freeShipping?: boolean | undefined;
  /** How many of each `count` pieces are paid; the cheapest are free. */
  readonly pay?: number | undefined;
  /** Its last day, as in `2026-12-31`. */
  readonly until?: string | undefined;
};

/** The offer that counts, and what it takes off the goods; free shipping takes nothing off them. */
export type Saving = Pick<Offer, 'name' | 'freeShipping'> & { readonly saved: MinorUnits };

/** Which offer of a shop counts for what is in a cart. */
export type Offering = (
  lines: readonly CartLine[],
  shipping: Charge | undefined,
  today: string,
) => Saving | undefined;

/** What a shop with these offers offers: the one that saves most (SPEC 15.20). */
export function offering(offers: readonly Offer[], smallestUnit: SmallestUnit): Offering {
  return (lines, shipping, today) => {
    // The dearest, so that no total is less than the one that was shown before.
    const charge = typeof shipping === 'object' ? shipping.most : (shipping ?? 0);
    const goods = countedLines(lines);
    const [best] = offers
      .filter((offer) => isReached(offer, goods, today))
      .map((offer) => ({ offer, worth: worthOf(offer, goods, { charge, smallestUnit }) }))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth);
    if (!best) return undefined;
    const { name, freeShipping } = best.offer;
    return freeShipping ? { name, freeShipping, saved: 0 } : { name, saved: best.worth };
  };
}

function isReached(
  { from = 0, count = 1, until = '9' }: Offer,
  goods: readonly CartLine[],
  today: string,
): boolean {
  return subtotal(goods) >= from && totalItems(goods) >= count && today <= until;
}

/** What an offer saves on these goods, of which sending would cost so much. */
function worthOf(
  { percent = 0, amount, freeShipping, pay, count = 1 }: Offer,
  goods: readonly CartLine[],
  { charge, smallestUnit }: { readonly charge: MinorUnits; readonly smallestUnit: SmallestUnit },
): MinorUnits {
  if (freeShipping) return charge;
  const sum = subtotal(goods);
  if (pay === undefined)
    return Math.min(sum, amount ?? roundAmount((sum * percent) / 100, smallestUnit));
  const prices = goods.flatMap(({ product, quantity }) =>
    Array.from({ length: quantity }, () => product.price),
  );
  const free = Math.floor(prices.length / count) * (count - pay);
  return prices
    .sort((one, other) => one - other)
    .slice(0, free)
    .reduce((saved, price) => saved + price, 0);
}
