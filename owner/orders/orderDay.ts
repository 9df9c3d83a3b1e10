import { plainText } from '#ordering/plainText.ts';
import { writeDay } from '#say/writeDay.ts';

const known = new Map<string, string>();
const plain = (day: string) => plainText(day).replaceAll(/\s+/g, ' ');

/** The day of an order's text, `26 November 2026`, as `2026-11-26`; nothing where the language writes none so. */
export function isoDayOf(day: string, language: string): string {
  const key = `${language} ${day}`;
  const found = known.get(key) ?? findDay(plain(day), language);
  known.set(key, found);
  return found;
}

/** The one day of the year that is written so: what months are called is known of no list but the browser's. */
function findDay(written: string, language: string): string {
  const numbers = written.match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4) ?? '';
  const days = numbers.filter((number) => number !== year).map((number) => number.padStart(2, '0'));
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const possible = months.flatMap((month) => days.map((day) => `${year}-${month}-${day}`));
  return (
    possible.find((day) => {
      const isDay = new Date(day).toJSON()?.startsWith(day) ?? false;
      return isDay && plain(writeDay(day, language)) === written;
    }) ?? ''
  );
}
