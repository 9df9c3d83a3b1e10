import type { MinorUnits } from './money.ts';

/** One of the owner's ways to pay (SPEC 15.18). */
export type Payment = {
  readonly name: string;
  readonly charge?: MinorUnits | undefined;
  readonly text?: string | undefined;
  readonly from?: MinorUnits | undefined;
  readonly upTo?: MinorUnits | undefined;
};

/** Whether it is offered for goods of this sum; each is while the sum is not known. */
export function isOffered(
  { from = 0, upTo = Infinity }: Pick<Payment, 'from' | 'upTo'>,
  sum: MinorUnits | undefined,
): boolean {
  return sum === undefined || (sum >= from && sum <= upTo);
}

/** The way to pay with this name, if it is offered for goods of this sum. */
export function findPayment(
  payments: readonly Payment[],
  name: string,
  sum: MinorUnits,
): Payment | undefined {
  return payments.find((payment) => payment.name === name && isOffered(payment, sum));
}

/** The chosen way to pay if it is offered for this sum, else the first one that is; empty where none is. */
export function choosePayment(
  payments: readonly Payment[],
  name: string,
  sum: MinorUnits | undefined,
): string {
  const offered = payments.filter((payment) => isOffered(payment, sum));
  return (offered.find((payment) => payment.name === name) ?? offered[0])?.name ?? '';
}
