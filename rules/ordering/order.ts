import { isOrderable } from '#catalogue/availability.ts';
import { type CartLine, countedLines, lineTotal, subtotal, totalItems } from './cart.ts';
import type { MinorUnits } from './money.ts';
import type { Saving } from './offers.ts';
import { type Payment, type WayToPay, payOf } from './payments.ts';
import type { ShopRules } from './shopRules.ts';
import { type TaxPart, taxesOf } from './tax.ts';
import type { AskedFor } from './wishedDay.ts';
import type { Charge } from './zone.ts';
import type { Destination, Sent } from './sending.ts';

/** What decides on an order besides the cart. */
export type Choice = {
  /** As in `2026-11-24`. */
  readonly today: string;
  /** What is known of where it goes. */
  readonly to?: Destination | undefined;
  /** On the clock of the shop; missing where no time decides. */
  readonly now?: string | undefined;
  /** On which it is wished, as in `2026-11-30`; empty until it is chosen. */
  readonly day?: string | undefined;
  /** The name of a way to pay; missing where nobody has asked. */
  readonly payment?: string | undefined;
};

/** A line of a cart with what it costs; nothing for what is out of stock. */
export type OrderLine = CartLine & { readonly sum: MinorUnits | undefined };

/** What the shopper is about to order (SPEC 9.5): whatever shows or says an amount of it has it from here. */
export type Order = Sent &
  AskedFor & {
    readonly lines: readonly OrderLine[];
    /** How many pieces count. */
    readonly count: number;
    readonly subtotal: MinorUnits;
    readonly offer?: Saving | undefined;
    /** The chosen way to pay, or the first one that is open; missing where none is. */
    readonly payment?: Payment | undefined;
    /** Of each rate, the highest first; none where the shop does not say its rate. */
    readonly taxes: readonly TaxPart[];
    readonly tax: MinorUnits;
    /** The total without a tax that is added. */
    readonly untaxed: MinorUnits;
    readonly total: MinorUnits;
    readonly toMinimum: MinorUnits;
    readonly ways: readonly WayToPay[];
  };

/**
 * The order of these lines (SPEC 9.5). A tax that prices contain is that of all that is paid (SPEC 14.7);
 * a tax that is added is that of the goods (SPEC 15.6). Nothing costs nothing.
 */
export function orderOf(shop: ShopRules, lines: readonly CartLine[], choice: Choice): Order {
  const { minimum = 0 } = shop;
  const sum = subtotal(lines);
  const sent = sentOf(shop, lines, choice);
  const offer = shop.offering?.(lines, sent.shipping, choice.today);
  const shipping = offer?.freeShipping ? 0 : sent.shipping;
  const { payment, ways } = payOf(shop.payments, sum, choice.payment, sent.zone);
  const goods = sum - (offer?.saved ?? 0);
  const charges = sum === 0 ? 0 : amountOf(shipping) + amountOf(payment?.charge);
  return {
    ...sent,
    lines: lines.map(withSum),
    count: totalItems(countedLines(lines)),
    subtotal: sum,
    offer,
    shipping,
    toFreeShipping: shipping === 0 ? undefined : sent.toFreeShipping,
    payment,
    ways,
    ...withTaxes(shop, lines, goods, charges),
    toMinimum: lines.length === 0 ? 0 : Math.max(0, minimum - sum),
  };
}

/** Where it goes, and what was asked of it. */
function sentOf(shop: ShopRules, lines: readonly CartLine[], choice: Choice): Sent & AskedFor {
  const sent = shop.sending?.(lines, choice.to) ?? { isNowhere: false, notSent: [] };
  return { ...sent, ...shop.asking?.(lines, sent.zones, choice) };
}

/** What goods and charges cost together, with their taxes. */
function withTaxes(
  shop: ShopRules,
  lines: readonly CartLine[],
  goods: MinorUnits,
  charges: MinorUnits,
): Pick<Order, 'taxes' | 'tax' | 'untaxed' | 'total'> {
  const { isIncluded = true } = shop.tax ?? {};
  const untaxed = goods + charges;
  const taxes = taxesOf(shop, isIncluded ? untaxed : goods, lines);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return { taxes, tax, untaxed, total: isIncluded ? untaxed : untaxed + tax };
}

/** What counts of a charge; of one that is not known yet, nothing. */
function amountOf(charge: Charge | undefined): MinorUnits {
  return typeof charge === 'number' ? charge : 0;
}

function withSum(line: CartLine): OrderLine {
  return { ...line, sum: isOrderable(line.product) ? lineTotal(line) : undefined };
}
