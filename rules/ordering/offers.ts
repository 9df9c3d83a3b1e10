import { type CartLine, countedLines, subtotal, totalItems } from './cart.ts';
import { type MinorUnits, type SmallestUnit, roundAmount } from './money.ts';
import type { Charge } from './zone.ts';

/** A public offer of the owner: what is needed for it, and one of percent, amount and free shipping (SPEC 15.20). */
export type Offer = {
  readonly name: string;
  /** The sum, or the number of pieces, from which it counts. */
  readonly from?: MinorUnits | undefined;
  readonly count?: number | undefined;
  readonly percent?: number | undefined;
  readonly amount?: MinorUnits | undefined;
  readonly freeShipping?: boolean | undefined;
  /** Its last day, as in `2026-12-31`. */
  readonly until?: string | undefined;
  /** The slug of the only category whose products count. */
  readonly category?: string | undefined;
};

/** The offer that counts, and what it takes off the goods; free shipping takes nothing off them. */
export type Saving = Pick<Offer, 'name' | 'freeShipping'> & { readonly saved: MinorUnits };

/** What is missing for a better offer: a sum, or a number of pieces. */
export type NextOffer = { readonly name: string } & (
  | { readonly sum: MinorUnits }
  | { readonly count: number }
);

/** What a shop offers for what is in a cart: the best offer, and the one that is nearest to a better one. */
export type Offering = (
  lines: readonly CartLine[],
  shipping: Charge | undefined,
  today: string,
) => { readonly offer: Saving | undefined; readonly nextOffer: NextOffer | undefined };

type Situation = {
  readonly lines: readonly CartLine[];
  /** What sending them costs without an offer. */
  readonly charge: MinorUnits;
  /** As in `2026-11-24`. */
  readonly today: string;
  readonly smallestUnit: SmallestUnit;
};

/** What a shop with these offers offers (SPEC 15.20). */
export function offering(offers: readonly Offer[], smallestUnit: SmallestUnit): Offering {
  return (lines, shipping, today) => {
    // The dearest, so that no total is less than the one that was shown before.
    const charge = typeof shipping === 'object' ? shipping.most : (shipping ?? 0);
    const situation = { lines, charge, today, smallestUnit };
    return { offer: bestOffer(offers, situation), nextOffer: nextOffer(offers, situation) };
  };
}

/** The offer that saves most; `undefined` where none does (SPEC 15.20). */
function bestOffer(offers: readonly Offer[], situation: Situation): Saving | undefined {
  const { lines, today } = situation;
  const [best] = offers
    .filter((offer) => isOpen(offer, today) && missing(offer, lines).share <= 0)
    .map((offer) => ({
      offer,
      worth: worthOf(offer, subtotal(ofOffer(offer, lines)), situation),
    }))
    .sort((one, other) => other.worth - one.worth);
  if (!best || best.worth === 0) return undefined;
  const { name, freeShipping } = best.offer;
  return freeShipping ? { name, freeShipping, saved: 0 } : { name, saved: best.worth };
}

/** The nearest offer that would save more than the best one of now. */
function nextOffer(offers: readonly Offer[], situation: Situation): NextOffer | undefined {
  const { lines, charge, today } = situation;
  const best = bestOffer(offers, situation);
  const saved = best?.freeShipping ? charge : (best?.saved ?? 0);
  const [next] = offers
    .filter((offer) => isOpen(offer, today) && subtotal(ofOffer(offer, lines)) > 0)
    .map((offer) => ({ offer, ...missing(offer, lines) }))
    .filter(({ share }) => share > 0)
    .filter(({ offer, sum, reached }) => worthOf(offer, reached + sum, situation) > saved)
    .sort((one, other) => one.share - other.share);
  if (!next) return undefined;
  const { offer, sum, count } = next;
  return sum > 0 ? { name: offer.name, sum } : { name: offer.name, count };
}

function isOpen({ until }: Offer, today: string): boolean {
  return until === undefined || today <= until;
}

/** The lines that an offer is about. */
function ofOffer({ category }: Offer, lines: readonly CartLine[]): readonly CartLine[] {
  return countedLines(lines).filter(
    ({ product }) => category === undefined || product.category === category,
  );
}

/** How far away an offer is; a share of 0 is reached. */
function missing(offer: Offer, lines: readonly CartLine[]) {
  const own = ofOffer(offer, lines);
  const { from = 0, count: needed = 1 } = offer;
  const reached = subtotal(own);
  const sum = Math.max(0, from - reached);
  const count = Math.max(0, needed - totalItems(own));
  return { reached, sum, count, share: sum > 0 ? sum / from : count / needed };
}

/** What an offer saves on goods of this sum. */
function worthOf(
  { percent = 0, amount, freeShipping }: Offer,
  sum: MinorUnits,
  { charge, smallestUnit }: Pick<Situation, 'charge' | 'smallestUnit'>,
) {
  if (freeShipping) return charge;
  return Math.min(sum, amount ?? roundAmount((sum * percent) / 100, smallestUnit));
}
