import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { fonts, lettersOfFormats } from './fonts.ts';
import { currentShop } from '#reader/read/readShop.ts';
import { writePrice } from '#ordering/money.ts';
import { writeThemeCss } from '#reader/look/themeCss.ts';
import { latinDigits } from '#reader/messages/languageRecord.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { buildProject, enterProject } from '#builder/modules/smallProject.testing.ts';

/** Read before a test enters its own project. */
const shop = await currentShop();
const hindi = resolve('app/strings/hi');
const packages = resolve('node_modules/@fontsource-variable');
const eczar = 'node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2';

const typefaces = {
  headings: { font: 'eczar', name: 'Eczar', weight: '440', kind: 'serif' },
  text: { font: 'hanken-grotesk', name: 'Hanken Grotesk', weight: '400 600', kind: 'sans-serif' },
} as const;
const makeFonts = () => fonts(async () => ({ ...typefaces, languages: ['en'] }));

/** A shop whose style sheet asks for the font of headings. */
function enterShop(): void {
  enterProject({
    'entry.js': "import './app/app.css';",
    'app/app.css': `@font-face {
      font-family: Eczar;
      src: url('/node_modules/.cache/built/shop/fonts/headings-eczar.woff2');
    }`,
    'shop/home.yaml': '',
  });
  cpSync(packages, 'node_modules/@fontsource-variable', {
    recursive: true,
    filter: (file) => !/\.css$|latin-ext|-italic/.test(file),
  });
}

describe('Fonts', () => {
  test('the build publishes a smaller font and the licences of both fonts, and makes a second font of a typeface with Hindi letters', async () => {
    enterShop();
    cpSync(hindi, 'app/strings/hi', { recursive: true });
    const headings = { ...typefaces.headings, devanagari: 'eczar' };
    await buildProject(fonts(async () => ({ ...typefaces, headings, languages: ['hi-IN'] })));
    const [font = ''] = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'));
    const published = readFileSync(`dist/assets/${font}`);
    expect(published.subarray(0, 4).toString()).toBe('wOF2');
    expect(published.length).toBeLessThan(readFileSync(eczar).length / 2);
    for (const name of ['eczar', 'hanken-grotesk']) {
      expect(readFileSync(`dist/${name}-LICENSE.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
    }
    const made = readFileSync(
      'node_modules/.cache/built/shop/fonts/headings-eczar-devanagari.woff2',
    );
    expect(made.length).toBeGreaterThan(2000);
    expect(made.length).toBeLessThan(40_000);
  });

  test('a letter that only a page in Markdown has is in the font, and one of a test is not', async () => {
    const build = async (file: string) => {
      enterShop();
      mkdirSync('shop/pages');
      writeFileSync(file, 'é');
      await buildProject(makeFonts());
      return readFileSync('node_modules/.cache/built/shop/fonts/headings-eczar.woff2').length;
    };
    const plain = await build('app/price.test.ts');
    expect(await build('shop/pages/cafe.md')).toBeGreaterThan(plain);
    expect(await build('shop/notes.txt')).toBe(plain);
  });

  test('the font has each letter that a price, a day and a time can have, in whatever digits', () => {
    const languages = ['mr-IN', 'hi-IN', 'ar-EG', 'bn-BD', 'pt-PT', 'de-CH', 'ja-JP'] as const;
    const formats = languages.map((language) => {
      const currency = { code: 'INR', locale: language };
      const settings = { ...shop.content.settings, language, languages: undefined, currency };
      const own = { ...shop, content: { ...shop.content, settings }, translations: new Map() };
      const letters = new Set(lettersOfFormats(own));
      return { language, letters, price: readPriceFormat(currency, language) };
    });
    expect(formats[0]?.letters).toContain('९');
    const format = fc.constantFrom(...formats);
    const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const how = fc.constantFrom<Intl.DateTimeFormatOptions>(
      { dateStyle: 'long' },
      { day: 'numeric', month: 'long' },
      { weekday: 'short', day: 'numeric', month: 'short' },
      { weekday: 'short', ...day },
      { ...day, hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
    );
    fc.assert(
      fc.property(format, fc.nat(), time, how, ({ language, letters, price }, sum, at, as) => {
        const said = new Intl.DateTimeFormat(latinDigits(language), as).format(at);
        const shown = Array.from(writePrice(sum, price) + said);
        expect(shown.filter((letter) => !letters.has(letter))).toEqual([]);
      }),
    );
  });

  test('a page loads the font of Hindi letters only if it shows some', () => {
    const { theme } = shop.content;
    expect(writeThemeCss(theme, 'hi-IN', 'Shop')).toMatch(
      /-devanagari\.woff2[^}]*unicode-range: U\+900-97F/,
    );
    expect(writeThemeCss(theme, 'en-IN', 'Shop')).not.toMatch(/devanagari/i);
    const beside = (language: string) => writeThemeCss(theme, language, 'Shop', ['en-IN', 'hi-IN']);
    expect(beside('en-IN')).toMatch(/names[^}]*-devanagari-names\.woff2[^}]*U\+900-97F/);
    expect(beside('hi-IN')).not.toContain('-names');
  });

  test('a font that is missing or broken stops the build with a sentence that names the file', async () => {
    enterShop();
    writeFileSync(eczar, 'wOF2');
    await expect(buildProject(makeFonts())).rejects.toThrow(
      `${eczar} cannot be read as a font: a complete WOFF2 or TTF font is expected.`,
    );
    const headings = { ...typefaces.headings, font: 'leafy' };
    await expect(
      buildProject(fonts(async () => ({ ...typefaces, headings, languages: ['en'] }))),
    ).rejects.toThrow(
      'shop/theme.yaml: there is no font leafy with latin letters: save it as shop/fonts/leafy.woff2 or .ttf, or type npm install @fontsource-variable/leafy',
    );
  });

  test('a font may be a file of the shop’s folder, and need not have several weights', async () => {
    enterShop();
    const plain = await subsetFont(readFileSync(eczar), 'Aa', {
      targetFormat: 'truetype',
      variationAxes: { wght: 500 },
    });
    rmSync('node_modules/@fontsource-variable/eczar', { recursive: true });
    mkdirSync('shop/fonts');
    writeFileSync('shop/fonts/eczar.ttf', plain);
    writeFileSync('shop/fonts/eczar-LICENSE.txt', 'SIL OPEN FONT LICENSE');
    await buildProject(makeFonts());
    const [font = ''] = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'));
    expect(readFileSync(`dist/assets/${font}`).subarray(0, 4).toString()).toBe('wOF2');
    expect(readFileSync('dist/eczar-LICENSE.txt', 'utf8')).toBe('SIL OPEN FONT LICENSE');
  });

  test('Marathi letters are joined by the rules of Hindi, since Eczar has none of its own for a reph', () => {
    const { theme } = shop.content;
    const rule = /:lang\((\w+)\) \{ .*-webkit-locale: '(\w+)'; font-language-override: '(\w+)'/;
    expect(rule.exec(writeThemeCss(theme, 'mr-IN', 'Mitti'))?.slice(1)).toEqual([
      'mr',
      'hin',
      'HIN',
    ]);
    expect(writeThemeCss(theme, 'hi-IN', 'Mitti')).not.toMatch(rule);
  });
});
