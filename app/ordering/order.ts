import { isOrderable } from '#catalogue/availability.ts';
import { type CartLine, countedLines, lineTotal, subtotal, totalItems } from './cart.ts';
import { type MinorUnits, roundAmount } from './money.ts';
import { type NextOffer, type Offer, type Saving, bestOffer, nextOffer } from './offers.ts';
import { type Payment, isOffered } from './payments.ts';
import type { Product } from '#catalogue/product.ts';
import { type Charge, type Destination, type Zone, chargeIn, zoneOf, zonesAt } from './zones.ts';

/** What is added to prices, or contained in them. */
type Tax = { readonly percent?: number | undefined; readonly isIncluded: boolean };

/** The tax of all that has one rate. */
type TaxPart = { readonly percent: number; readonly amount: MinorUnits };

/** What of a shop decides on an order. */
export type Rules = {
  /** Where it sends to, and for what; without them, nothing is said of it (SPEC 15.6). */
  readonly zones?: readonly Zone[] | undefined;
  readonly tax: Tax;
  readonly offers?: readonly Offer[] | undefined;
  readonly payments?: readonly Payment[] | undefined;
  readonly minimum?: MinorUnits | undefined;
};

/** What decides on an order besides the cart. */
export type Choice = {
  /** As in `2026-11-24`. */
  readonly today: string;
  /** What is known of where it goes. */
  readonly to?: Destination | undefined;
  /** The name of a way to pay; missing where nobody has asked. */
  readonly payment?: string | undefined;
};

/** A line of a cart with what it costs; nothing for what is out of stock. */
export type OrderLine = CartLine & { readonly sum: MinorUnits | undefined };

/** What the shopper is about to order (SPEC 9.5): whatever shows or says an amount of it has it from here. */
export type Order = {
  readonly lines: readonly OrderLine[];
  /** How many pieces count. */
  readonly count: number;
  readonly subtotal: MinorUnits;
  readonly offer?: Saving | undefined;
  readonly shipping?: Charge | undefined;
  /** Where it goes, once that is known. */
  readonly zone?: Zone | undefined;
  /** Whether the shop does not send there at all. */
  readonly isNowhere: boolean;
  /** What of it is not sent there. */
  readonly notSent: readonly Product[];
  /** The chosen way to pay, or the first one that is open; missing where none is. */
  readonly payment?: Payment | undefined;
  /** Of each rate, the highest first; none where the shop does not say its rate. */
  readonly taxes: readonly TaxPart[];
  readonly tax: MinorUnits;
  /** The total without a tax that is added. */
  readonly untaxed: MinorUnits;
  readonly total: MinorUnits;
  /** What is missing until shipping is free; nothing where it costs nothing anyway. */
  readonly toFreeShipping?: MinorUnits | undefined;
  readonly toMinimum: MinorUnits;
  readonly nextOffer?: NextOffer | undefined;
  readonly ways: readonly (Payment & { readonly isOpen: boolean; readonly isElsewhere: boolean })[];
};

/**
 * The order of these lines (SPEC 9.5). A tax that prices contain is that of all that is paid (SPEC 14.7);
 * a tax that is added is that of the goods (SPEC 15.6). Nothing costs nothing.
 */
export function orderOf(rules: Rules, lines: readonly CartLine[], choice: Choice): Order {
  const { tax, minimum = 0 } = rules;
  const sum = subtotal(lines);
  const { possible, ...where } = goingTo(rules, lines, choice.to);
  const known = possible && chargeIn(possible, sum);
  const offers = offersOf(rules, lines, known, choice.today);
  const charge = offers.offer?.freeShipping && known !== undefined ? 0 : known;
  const { payment, ways } = payOf(rules, sum, choice, where.zone);
  const goods = sum - (offers.offer?.saved ?? 0);
  const untaxed = sum === 0 ? 0 : goods + amountOf(charge) + amountOf(payment?.charge);
  const taxes = taxesOf(tax.isIncluded ? untaxed : goods, tax, lines, where.zone);
  const taxed = taxes.reduce((all, { amount }) => all + amount, 0);
  return {
    lines: lines.map(withSum),
    count: totalItems(countedLines(lines)),
    subtotal: sum,
    ...offers,
    ...where,
    shipping: charge,
    payment,
    ways,
    taxes,
    tax: taxed,
    untaxed,
    total: tax.isIncluded ? untaxed : untaxed + taxed,
    toFreeShipping: charge === 0 ? undefined : missingToFree(possible, sum),
    toMinimum: lines.length === 0 ? 0 : Math.max(0, minimum - sum),
  };
}

/** Where the order may go, and what of it cannot; the only zone of a shop has no condition. */
function goingTo({ zones }: Rules, lines: readonly CartLine[], to: Destination = {}) {
  if (!import.meta.env.HAS_ZONES || !zones)
    return { possible: zones, isNowhere: false, notSent: [] };
  const possible = zonesAt(zones, to);
  const zone = zoneOf(zones, to);
  const { without = [] } = zone ?? {};
  const notSent = lines
    .map(({ product }) => product)
    .filter(({ labels = [] }) => labels.some((label) => without.includes(label)));
  return { possible, zone, isNowhere: possible.length === 0, notSent };
}

/** Nothing while it depends on the zone. */
function missingToFree(zones: readonly Zone[] | undefined, sum: MinorUnits) {
  const [limit, ...others] = new Set(zones?.map(({ freeFrom }) => freeFrom));
  return limit && others.length === 0 ? Math.max(0, limit - sum) : undefined;
}

function withSum(line: CartLine): OrderLine {
  return { ...line, sum: isOrderable(line.product) ? lineTotal(line) : undefined };
}

/** What counts of a charge. */
function amountOf(charge: Charge | undefined): MinorUnits {
  return typeof charge === 'number' ? charge : 0;
}

/** The best offer, and the one that is nearest to a better one (SPEC 15.20). */
function offersOf(
  { offers }: Rules,
  lines: readonly CartLine[],
  known: Charge | undefined,
  today: string,
) {
  if (!import.meta.env.HAS_OFFERS || !offers) return {};
  // The dearest, so that no total is less than the one that was shown before.
  const charge = typeof known === 'object' ? known.most : amountOf(known);
  const situation = { lines, charge, today };
  return { offer: bestOffer(offers, situation), nextOffer: nextOffer(offers, situation) };
}

/** The ways to pay, and the chosen one or the first that is open (SPEC 15.18). */
function payOf(
  { payments = [] }: Rules,
  sum: MinorUnits,
  { payment: chosen }: Choice,
  zone: Zone | undefined,
) {
  const ways = payments.map((way) => {
    const isElsewhere = import.meta.env.HAS_ZONES && zone?.payments?.includes(way.name) === false;
    return { ...way, isElsewhere, isOpen: !isElsewhere && (sum === 0 || isOffered(way, sum)) };
  });
  const open = ways.filter(({ isOpen }) => isOpen);
  const payment = open.find(({ name }) => name === chosen) ?? open[0];
  return { ways, payment: chosen === undefined ? undefined : payment };
}

/** The taxes of a sum: what is charged and what is saved belongs to the goods of each rate by their prices. */
function taxesOf(
  sum: MinorUnits,
  { percent, isIncluded }: Tax,
  lines: readonly CartLine[],
  zone: Zone | undefined,
): readonly TaxPart[] {
  if (percent === undefined) return [];
  const usual = zone?.tax ?? percent;
  if (!import.meta.env.HAS_TAX_RATES)
    return [{ percent: usual, amount: taxOf(sum, usual, isIncluded) }];
  const all = subtotal(lines);
  const goods = new Map([[usual, 0]]);
  for (const line of countedLines(lines)) {
    const rate = line.product.tax ?? usual;
    goods.set(rate, (goods.get(rate) ?? 0) + lineTotal(line));
  }
  let before = 0;
  // Each share ends where the next one begins, so that together they are the sum.
  const shareUpTo = (part: MinorUnits) => (all === 0 ? 0 : roundAmount((sum * part) / all));
  return [...goods]
    .filter(([, own]) => own > 0 || all === 0)
    .sort(([one], [other]) => other - one)
    .map(([rate, own]) => {
      const from = shareUpTo(before);
      before += own;
      return { percent: rate, amount: taxOf(shareUpTo(before) - from, rate, isIncluded) };
    });
}

/**
 * The tax of a sum (SPEC 9.5): what is added to it, or the part of it that is tax where prices contain
 * the tax (SPEC 14.7).
 */
function taxOf(sum: MinorUnits, percent: number, isIncluded: boolean): MinorUnits {
  // In whole numbers until the division, so that halves of a hundredth are exact.
  return roundAmount((sum * percent) / (isIncluded ? 100 + percent : 100));
}
