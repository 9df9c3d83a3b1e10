import { type CartLine, countedLines, subtotal, totalItems } from './cart.ts';
import { type MinorUnits, roundAmount } from './money.ts';

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

type Situation = {
  readonly lines: readonly CartLine[];
  /** What sending them costs without an offer. */
  readonly charge: MinorUnits;
  /** As in `2026-11-24`. */
  readonly today: string;
};

/** The offer that saves most; `undefined` where none does (SPEC 15.20). */
export function bestOffer(
  offers: readonly Offer[],
  { lines, charge, today }: Situation,
): Saving | undefined {
  const [best] = offers
    .filter((offer) => isOpen(offer, today) && missing(offer, lines).share <= 0)
    .map((offer) => ({ offer, worth: worthOf(offer, subtotal(ofOffer(offer, lines)), charge) }))
    .sort((one, other) => other.worth - one.worth);
  if (!best || best.worth === 0) return undefined;
  const { name, freeShipping } = best.offer;
  return freeShipping ? { name, freeShipping, saved: 0 } : { name, saved: best.worth };
}

/** The nearest offer that would save more than the best one of now. */
export function nextOffer(
  offers: readonly Offer[],
  { lines, charge, today }: Situation,
): NextOffer | undefined {
  const best = bestOffer(offers, { lines, charge, today });
  const saved = best?.freeShipping ? charge : (best?.saved ?? 0);
  const [next] = offers
    .filter((offer) => isOpen(offer, today) && subtotal(ofOffer(offer, lines)) > 0)
    .map((offer) => ({ offer, ...missing(offer, lines) }))
    .filter(({ share }) => share > 0)
    .filter(({ offer, sum, reached }) => worthOf(offer, reached + sum, charge) > saved)
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
  charge: MinorUnits,
) {
  if (freeShipping) return charge;
  return Math.min(sum, amount ?? roundAmount((sum * percent) / 100));
}
