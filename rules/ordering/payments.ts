import type { MinorUnits } from './money.ts';
import type { Zone } from './zone.ts';

/** One of the owner's ways to pay (SPEC 15.18). */
export type Payment = {
  readonly name: string;
  /** By what it is kept and known to zones, in all languages, where that is not its name. */
  readonly key?: string | undefined;
  readonly charge?: MinorUnits | undefined;
  readonly text?: string | undefined;
  readonly from?: MinorUnits | undefined;
  readonly upTo?: MinorUnits | undefined;
};

/** By what a way to pay, a region or a question is known in all languages. */
export const entryKeyOf = ({ key, name }: Pick<Payment, 'key' | 'name'>): string => key ?? name;

/** @public Also read by owner/check. Whether it is offered for goods of this sum. */
export function isOffered(
  { from = 0, upTo = Infinity }: Pick<Payment, 'from' | 'upTo'>,
  sum: MinorUnits,
): boolean {
  return sum >= from && sum <= upTo;
}

/** One with what an order says of it: whether it can be chosen, and whether its zone has it not. */
export type WayToPay = Payment & { readonly isOpen: boolean; readonly isElsewhere: boolean };

/** The ways to pay goods of this sum, and the chosen one or the first that is open (SPEC 15.18). */
export function payOf(
  payments: readonly Payment[] = [],
  sum: MinorUnits,
  chosen: string | undefined,
  zone: Zone | undefined,
) {
  const ways = payments.map((way): WayToPay => {
    const isElsewhere = zone?.payments?.includes(entryKeyOf(way)) === false;
    return { ...way, isElsewhere, isOpen: !isElsewhere && (sum === 0 || isOffered(way, sum)) };
  });
  const open = ways.filter(({ isOpen }) => isOpen);
  const payment = open.find((way) => entryKeyOf(way) === chosen) ?? open[0];
  return { ways, payment: chosen === undefined ? undefined : payment };
}
