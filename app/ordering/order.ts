import { type CartLine, subtotal } from './cart.ts';
import { dayOf } from './day.ts';
import type { MinorUnits } from './money.ts';
import { type Offer, type Saving, bestOffer, nextOffer } from './offers.ts';
import { type Payment, findPayment } from './payments.ts';

/** What a shop asks for shipping; without it, nothing is said of it (SPEC 15.6). */
export type Shipping = {
  readonly charge: MinorUnits;
  readonly country?: string | undefined;
  readonly freeFrom?: MinorUnits | undefined;
  readonly regions?: readonly { readonly name: string; readonly charge: MinorUnits }[] | undefined;
};

/** What is added to prices, or contained in them. */
type Tax = { readonly percent: number; readonly isIncluded: boolean };

/** What of a shop decides on the sums of an order. */
type Rules = {
  readonly shipping?: Shipping | undefined;
  readonly tax: Tax;
  readonly offers?: readonly Offer[] | undefined;
  readonly payments?: readonly Payment[] | undefined;
};

/** What sending costs; `unknown` while it depends on a region that is not chosen yet. */
export type Charge = MinorUnits | 'unknown';

/**
 * The charge for goods of this sum: 0 from where it is free, `undefined` if the shop says nothing of it.
 *
 * @param region empty until the shopper has chosen one; without it, the charge is that of most regions
 */
export function shippingCharge(
  shipping: Shipping | undefined,
  sum: MinorUnits,
  region?: string,
): Charge | undefined {
  if (!shipping || sum === 0) return undefined;
  if (missingToFree(shipping, sum) === 0) return 0;
  if (region === '' && shipping.regions?.length) return 'unknown';
  return shipping.regions?.find(({ name }) => name === region)?.charge ?? shipping.charge;
}

/** What is missing until shipping is free; `undefined` where it never is. */
export function missingToFree(
  shipping: Shipping | undefined,
  sum: MinorUnits,
): MinorUnits | undefined {
  return shipping?.freeFrom && Math.max(0, shipping.freeFrom - sum);
}

/** What is missing until the least sum of an order (SPEC 15.19); 0 where nothing is, and for an empty cart. */
export function missingToMinimum(lines: readonly CartLine[], least: MinorUnits): MinorUnits {
  return lines.length === 0 ? 0 : Math.max(0, least - subtotal(lines));
}

/**
 * The tax of a sum (SPEC 9.5): what is added to it, or the part of it that is tax where prices contain
 * the tax (SPEC 14.7).
 */
function taxOf(sum: MinorUnits, { percent, isIncluded }: Tax): MinorUnits {
  // In whole numbers until the division, so that halves of a hundredth are exact.
  return Math.round((sum * percent) / (isIncluded ? 100 + percent : 100));
}

/** What is added to the goods of an order, or taken off them; each is missing where there is none. */
type Extras = {
  readonly offer?: Saving | undefined;
  readonly shipping?: Charge | undefined;
  readonly payment?: Pick<Payment, 'name' | 'charge'> | undefined;
};

/** What the shopper is about to order, or has ordered: the lines and their sums (SPEC 9.5). */
export type Order = Extras & {
  readonly lines: readonly CartLine[];
  readonly subtotal: MinorUnits;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
};

/**
 * Sums up the lines of a cart (SPEC 9.5). A tax that prices contain is that of all that is paid
 * (SPEC 14.7); a tax that is added is that of the goods (SPEC 15.6).
 *
 * @public
 */
export function toOrder(
  lines: readonly CartLine[],
  tax: Tax,
  { offer, payment, ...extras }: Extras = {},
): Order {
  const sum = subtotal(lines);
  const goods = sum - (offer?.saved ?? 0);
  const shipping = offer?.freeShipping && extras.shipping !== undefined ? 0 : extras.shipping;
  const sending = shipping === 'unknown' ? 0 : (shipping ?? 0);
  const charged = goods + sending + (payment?.charge ?? 0);
  const taxed = taxOf(tax.isIncluded ? charged : goods, tax);
  const total = tax.isIncluded ? charged : charged + taxed;
  return { lines, subtotal: sum, offer, shipping, payment, tax: taxed, total };
}

/** What decides on charges and offers, besides the cart. */
type Choice = {
  /** Empty until the shopper has chosen one; missing where nobody has asked. */
  readonly region?: string;
  /** The name of a way to pay. */
  readonly payment?: string;
  readonly time: number;
};

/** The order of these lines, with its charges and its best offer. */
export function orderOf(
  { shipping, tax, offers, payments }: Rules,
  lines: readonly CartLine[],
  { region, payment, time }: Choice,
): Order {
  const sum = subtotal(lines);
  const charge = shippingCharge(shipping, sum, region);
  const offer =
    import.meta.env.HAS_OFFERS && offers
      ? bestOffer(offers, situationOf(lines, time, shipping, charge))
      : undefined;
  return toOrder(lines, tax, {
    offer,
    shipping: charge,
    payment:
      import.meta.env.TAKES_ORDERS && payments && payment
        ? findPayment(payments, payment, sum)
        : undefined,
  });
}

/** The offer that a cart is nearest to (SPEC 15.20). */
export function nextOfferOf(
  { offers = [], shipping }: Rules,
  lines: readonly CartLine[],
  time: number,
) {
  const charge = shippingCharge(shipping, subtotal(lines));
  return nextOffer(offers, situationOf(lines, time, shipping, charge));
}

function situationOf(
  lines: readonly CartLine[],
  time: number,
  shipping: Shipping | undefined,
  known: Charge | undefined,
) {
  const charge = known === 'unknown' ? shipping?.charge : known;
  return { lines, charge: charge ?? 0, today: dayOf(time) };
}
