import { closed as closedOfShop, language } from '#shop/settings';
import { sentFrom } from '#strings/checkout.tsx';
import { dayOf } from './day.ts';

/** The first and the last day of a holiday. */
export type Holiday = { readonly from: string; readonly to: string };

/** Whether the shop is closed on the day of a time, in ms. */
export function isClosed(time: number, closed: Holiday | undefined = closedOfShop): boolean {
  const today = dayOf(time);
  return closed !== undefined && today >= closed.from && today <= closed.to;
}

/** When orders are sent that come in the shop's holiday; `undefined` at all other times (SPEC 15.23). */
export function saySentFrom(time: number, closed = closedOfShop): string | undefined {
  if (!closed || !isClosed(time, closed)) return undefined;
  const next = new Date(closed.to);
  next.setUTCDate(next.getUTCDate() + 1);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return sentFrom(days.format(next));
}
