import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writePrice } from '#ordering/money.ts';
import { readPriceFormat } from './priceFormat.ts';

/** Different separators, sizes of groups, least grouped numbers, and digits. */
const locales = (
  'en-IN hi-IN mr-IN bn-BD ne-NP en-GB en-ZA de-DE de-AT de-CH fr-FR fr-CH es-ES es-MX pl-PL pt-BR ' +
  'pt-PT it-IT sv-SE bg-BG ar-EG fa-IR ur-PK my-MM dz-BT ja-JP ccp-BD hu-HU et-EE lv-LV'
).split(' ');

describe('Price format', () => {
  test.each(locales)('a price is written as the browser writes a number in %s', (locale) => {
    const expected = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const format = readPriceFormat({ code: 'EUR', locale, written: '€ {amount}' }, locale);
    const amounts = fc.oneof(fc.nat(2_000_000), fc.nat({ max: 1_000_000_000_000_00 }));
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(writePrice(amount, format)).toBe(`€\u00A0${expected.format(amount / 100)}`);
      }),
    );
  });

  test('in a currency without a smaller unit a price has no decimals', () => {
    const yen = readPriceFormat({ code: 'JPY' }, 'ja-JP');
    const expected = new Intl.NumberFormat('ja-JP', { style: 'currency', currency: 'JPY' });
    fc.assert(
      fc.property(fc.nat(9_999_999_999), (amount) => {
        expect(writePrice(amount * 100, yen)).toBe(expected.format(amount));
      }),
    );
  });

  test.each([
    ['pt-PT', 'pt-PT', '1234,50\u00A0€'],
    ['en', 'pt-PT', '€1,234.50'],
    ['mr-IN', 'mr-IN', '€1,234.50'],
    ['ar-EG', 'en-PT', '\u200F1,234.50\u00A0€'],
  ])('without a locale it is written as on pages in %s', (language, first, written) => {
    const format = readPriceFormat({ code: 'EUR' }, language, first);
    expect(writePrice(1_234_50, format)).toBe(written);
  });
});
