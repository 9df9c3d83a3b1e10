import { closed as closedOfShop, language } from '#shop/settings';
import { sentFrom } from '#strings/checkout';
import { dayOf } from '#ordering/day.ts';
import { isClosed } from '#ordering/holiday.ts';
import { writeDay } from './writeDay.ts';

/** When orders are sent that come in the shop's holiday; `undefined` at all other times (SPEC 15.23). */
export function saySentFrom(time: number, closed = closedOfShop): string | undefined {
  if (!closed || !isClosed(dayOf(time), closed)) return undefined;
  const next = new Date(closed.to);
  next.setUTCDate(next.getUTCDate() + 1);
  return sentFrom(writeDay(next, language));
}
