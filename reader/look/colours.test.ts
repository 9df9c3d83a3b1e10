import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrast, isDark, makePalette } from './colours.ts';
import type { Theme } from '#reader/fields/theme.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { readSmallShop } from '#reader/read/smallShop.testing.ts';

const { shop } = await readSmallShop();
if (!shop) throw new Error('The small shop is wrong.');
const { theme } = shop.content;

const aColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('The colours of a theme', () => {
  test('whatever the brand colour is, text made for it can be read, or the nearest colour is offered', () => {
    fc.assert(
      fc.property(aColour, (brand) => {
        const brands = { light: brand, dark: brand };
        const themed: Theme = { ...theme, colours: { ...theme.colours, brand: brands } };
        const { link, paper, 'brand-press': press, 'on-brand': on } = makePalette(themed);
        const offered = checkContrast(new YamlFile('theme.yaml', ''), themed);
        for (const screen of ['light', 'dark'] as const) {
          expect(wcagContrast(link[screen], paper[screen])).toBeGreaterThanOrEqual(4.5);
          expect(wcagContrast(press[screen], on[screen])).toBeGreaterThanOrEqual(4.5);
          const found = offered.find(({ field }) => field === `colours.brand.${screen}`);
          expect(found !== undefined).toBe(wcagContrast(brand, on[screen]) < 4.5);
          const nearest = found?.message.slice(-7) ?? brand;
          expect(wcagContrast(nearest, on[screen])).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('text on a ground is light where that can be read better', () => {
    const palette = makePalette(theme);
    expect(isDark('#2f4435', palette)).toBe(true);
    expect(isDark('#efe2c4', palette)).toBe(false);
  });
});
