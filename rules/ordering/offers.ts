import { type CartLine, countedLines, subtotal, totalItems } from './cart.ts';
import { type MinorUnits, type SmallestUnit, roundAmount } from './money.ts';
import type { Charge } from './zone.ts';

/** A public offer of the owner: what is needed for it, and one of percent, amount, pay and free shipping (SPEC 15.20). */
export type Offer = {
  readonly name: string;
  /** By what it is known in all languages, where that is not its name. */
  readonly key?: string | undefined;
  /** The sum, or the number of pieces, from which it counts. */
  readonly from?: MinorUnits | undefined;
  readonly count?: number | undefined;
  readonly percent?: number | undefined;
  readonly amount?: MinorUnits | undefined;
  readonly freeShipping?: boolean | undefined;
  /** How many of each `count` pieces are paid; the cheapest are free. */
  readonly pay?: number | undefined;
  /** Whether it counts beside others. */
  readonly adds?: boolean | undefined;
  /** Its first and its last day, as in `2026-12-31`. */
  readonly starts?: string | undefined;
  readonly until?: string | undefined;
  /** The slug of the only category whose products count. */
  readonly category?: string | undefined;
};

/** An offer that counts, and what it takes off the goods; free shipping takes nothing off them. */
export type Saving = Pick<Offer, 'name' | 'freeShipping'> & { readonly saved: MinorUnits };

/** What is missing for a better offer: a sum, or a number of pieces. */
export type NextOffer = { readonly name: string } & (
  | { readonly sum: MinorUnits }
  | { readonly count: number }
);

/** What a shop offers for what is in a cart: the best offer and those that add up, and the one that is nearest to a better one. */
export type Offering = (
  lines: readonly CartLine[],
  shipping: Charge | undefined,
  today: string,
) => { readonly offers: readonly Saving[]; readonly nextOffer: NextOffer | undefined };

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
    const open = offers.filter((offer) => isOpen(offer, today));
    return { offers: savingsOf(open, situation), nextOffer: nextOffer(open, situation) };
  };
}

/** Those that count, in their owner's order: all that add up, and the one of the others that saves most. */
function countingOf(offers: readonly Offer[], situation: Situation): readonly Counting[] {
  const worths = offers
    .map((offer) => ({
      offer,
      worth: isReached(offer, situation.lines) ? worthOf(offer, situation) : 0,
    }))
    .filter(({ worth }) => worth > 0);
  const isFree = worths.find(({ offer }) => offer.adds && offer.freeShipping);
  // Shipping is free once.
  const useful = worths.filter((each) => !isFree || each === isFree || !each.offer.freeShipping);
  const [best] = useful
    .filter(({ offer }) => !offer.adds)
    .sort((one, other) => other.worth - one.worth);
  return useful.filter((each) => each === best || each.offer.adds);
}

type Counting = { readonly offer: Offer; readonly worth: MinorUnits };

/** What they take off the goods, which is no more than these cost. */
function savingsOf(offers: readonly Offer[], situation: Situation): readonly Saving[] {
  let left = subtotal(situation.lines);
  return countingOf(offers, situation).flatMap(
    ({ offer: { name, freeShipping }, worth }): readonly Saving[] => {
      if (freeShipping) return [{ name, freeShipping, saved: 0 }];
      const saved = Math.min(left, worth);
      left -= saved;
      return saved > 0 ? [{ name, saved }] : [];
    },
  );
}

/** The nearest offer that would save more than it, or what it would replace, saves now. */
function nextOffer(offers: readonly Offer[], situation: Situation): NextOffer | undefined {
  const counting = countingOf(offers, situation);
  const isFree = counting.some(({ offer }) => offer.adds && offer.freeShipping);
  const [next] = offers
    .filter((offer) => subtotal(ofOffer(offer, situation.lines)) > 0)
    .filter(({ freeShipping }) => !freeShipping || !isFree)
    .map((offer) => ({ offer, ...missing(offer, situation.lines) }))
    .filter(({ share }) => share > 0)
    .filter(({ offer, sum, count }) => {
      const now = counting.find((each) => (offer.adds ? each.offer === offer : !each.offer.adds));
      return worthOf(offer, situation, { sum, count }) > (now?.worth ?? 0);
    })
    .sort((one, other) => one.share - other.share);
  if (!next) return undefined;
  const { offer, sum, count } = next;
  return sum > 0 ? { name: offer.name, sum } : { name: offer.name, count };
}

function isOpen({ starts = '', until }: Offer, today: string): boolean {
  return starts <= today && (until === undefined || today <= until);
}

/** The lines that an offer is about. */
function ofOffer({ category }: Offer, lines: readonly CartLine[]): readonly CartLine[] {
  return countedLines(lines).filter(
    ({ product }) => category === undefined || product.category === category,
  );
}

function isReached(offer: Offer, lines: readonly CartLine[]): boolean {
  const own = ofOffer(offer, lines);
  return subtotal(own) >= (offer.from ?? 0) && totalItems(own) >= (offer.count ?? 1);
}

/** How far away an offer is, or of one that counts again for each so many pieces, the next time; a share of 0 is reached. */
function missing(offer: Offer, lines: readonly CartLine[]) {
  const own = ofOffer(offer, lines);
  const { from = 0, count: needed = 1, pay } = offer;
  const pieces = totalItems(own);
  const sum = Math.max(0, from - subtotal(own));
  const count =
    pay === undefined ? Math.max(0, needed - pieces) : (needed - (pieces % needed)) % needed;
  return { sum, count, share: sum > 0 ? sum / from : count / needed };
}

/** What an offer saves on these goods, and so much more of them. */
function worthOf(
  offer: Offer,
  { lines, charge, smallestUnit }: Situation,
  more = { sum: 0, count: 0 },
): MinorUnits {
  const { percent = 0, amount, freeShipping, pay, count = 1 } = offer;
  if (freeShipping) return charge;
  const own = ofOffer(offer, lines);
  const sum = subtotal(own) + more.sum;
  if (pay === undefined)
    return Math.min(sum, amount ?? roundAmount((sum * percent) / 100, smallestUnit));
  const prices = own.flatMap(({ product, quantity }) =>
    Array.from({ length: quantity }, () => product.price),
  );
  const [cheapest = 0] = prices.sort((one, other) => one - other);
  const all = [...Array.from({ length: more.count }, () => cheapest), ...prices];
  const free = Math.floor(all.length / count) * (count - pay);
  return all.slice(0, free).reduce((saved, price) => saved + price, 0);
}
