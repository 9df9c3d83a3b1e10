import { type Calendar, isWithin, workingDay } from '#ordering/calendar.ts';
import { dayAfter, dayOf } from '#ordering/day.ts';
import { calendar as ofShop, closedLines, language } from '#shop/settings';
import { sentFrom } from '#strings/checkout';
import { writeDay } from './writeDay.ts';

/** When orders are sent that come in a holiday of the shop; `undefined` at all other times (SPEC 15.23). */
export function saySentFrom(
  time: number,
  lines: Calendar['closed'] = closedLines,
  calendar: Calendar | undefined = ofShop,
): string | undefined {
  const holiday = lines?.find((each) => isWithin(dayOf(time), each));
  if (!holiday || !calendar) return undefined;
  const next = workingDay(dayAfter(holiday.to ?? holiday.from), calendar);
  return sentFrom(writeDay(next, language));
}
