import type { MinorUnits } from './money.ts';

/** One of the owner's ways to pay (SPEC 15.18). */
export type Payment = {
  readonly name: string;
  readonly charge?: MinorUnits | undefined;
  readonly text?: string | undefined;
  readonly from?: MinorUnits | undefined;
  readonly upTo?: MinorUnits | undefined;
};

/** Whether it is offered for goods of this sum. */
export function isOffered(
  { from = 0, upTo = Infinity }: Pick<Payment, 'from' | 'upTo'>,
  sum: MinorUnits,
): boolean {
  return sum >= from && sum <= upTo;
}
