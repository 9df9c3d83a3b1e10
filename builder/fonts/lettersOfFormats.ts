import { writePrice } from '#ordering/money.ts';
import { latinDigits } from '#reader/messages/languageRecord.ts';
import { listLanguages } from '#reader/read/languages.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { namedCountries } from '#reader/read/zones.ts';

const styles = ['short', 'long'] as const;
/** How the app writes days and times (`app/say`): in whole, and with each of their parts. */
const timeFormats = [
  { dateStyle: 'long', timeStyle: 'short' } as const,
  ...styles.map((style) => {
    const day = { weekday: style, day: 'numeric', month: style, year: 'numeric' } as const;
    return { ...day, hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const;
  }),
];
const hour = 3_600_000;
/** Each month, each day of the week and each hour of the day is among these. */
const times = Array.from({ length: 366 }, (_, index) => Date.UTC(2024, 0, 1) + index * 25 * hour);

/** What formats write on the pages of a shop, and no text of it has: digits, signs, months, days, names of countries. */
export function lettersOfFormats({ content, translations }: Shop): string {
  const languages = listLanguages(content.settings);
  return languages
    .flatMap(({ code, tag, name }) => {
      const { settings } = translations.get(code)?.content ?? content;
      const price = readPriceFormat(settings.currency, tag, languages[0].tag);
      const written = timeFormats.map(
        (format) => new Intl.DateTimeFormat(latinDigits(tag), format),
      );
      const either = new Intl.ListFormat(latinDigits(tag), { type: 'disjunction' });
      return [
        name,
        writePrice(1_234_567_890, price),
        either.format(['', '', '']),
        ...namedCountries(settings).map((country) => country.name),
        ...written.flatMap((format) => times.map((time) => format.format(time))),
      ];
    })
    .join('');
}
