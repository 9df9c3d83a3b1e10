import { dayOf } from './day.ts';

/** The first and the last day of a holiday. */
export type Holiday = { readonly from: string; readonly to: string };

/** Whether the shop is closed on the day of a time, in ms. */
export function isClosed(time: number, { from, to }: Holiday): boolean {
  const today = dayOf(time);
  return today >= from && today <= to;
}
