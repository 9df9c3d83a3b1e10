import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, readable } from './colour.ts';
import { findUnreadable, isDark, makePalette } from './palette.ts';
import { readShop } from './readShop.ts';
import type { Theme } from './schema.ts';
import { smallShop } from './smallShop.testing.ts';

const { shop } = await readShop(await smallShop());
if (!shop) throw new Error('The small shop is wrong.');
const { theme } = shop.content;

const aColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('Palette', () => {
  test('a theme of seven colours gives every colour that the style sheets use', () => {
    const { shades, ...bare } = theme;
    expect(shades).toBeUndefined();
    const palette = makePalette(bare);
    expect(Object.keys(palette).length).toBeGreaterThan(30);
    const isColour = (text: string) => /^#[\da-f]{6}(?:[\da-f]{2})?$/.test(text);
    const wrong = Object.entries(palette).filter(
      ([, { light, dark }]) => !isColour(light) || !isColour(dark),
    );
    expect(wrong).toEqual([]);
  });

  test('a shade that the theme gives is taken as it is', () => {
    const own = { light: '#123456', dark: '#abcdef' };
    expect(makePalette({ ...theme, shades: { raised: own } })['raised']).toEqual(own);
    expect(makePalette({ ...theme, shades: { 'art-ink': '#123456' } })['art-ink']).toEqual({
      light: '#123456',
      dark: '#123456',
    });
  });

  test('whatever the brand colour is, text made for it can be read, also on a pressed button', () => {
    fc.assert(
      fc.property(aColour, (brand) => {
        const themed: Theme = {
          ...theme,
          colours: { ...theme.colours, brand: { light: brand, dark: brand } },
        };
        const palette = makePalette(themed);
        for (const screen of ['light', 'dark'] as const) {
          const of = (name: string) => palette[name]?.[screen] ?? '';
          expect(contrast(of('link'), of('paper'))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(of('brand-press'), of('on-brand'))).toBeGreaterThanOrEqual(4.5);
          const isFound = findUnreadable(themed).some(
            ({ field }) => field === `colours.brand.${screen}`,
          );
          expect(isFound).toBe(contrast(brand, of('on-brand')) < 4.5);
        }
      }),
    );
  });

  test('the nearest colour that is offered can be read, and is the colour itself if that can', () => {
    fc.assert(
      fc.property(aColour, aColour, (colour, on) => {
        const offered = readable(colour, on, 4.5);
        expect(contrast(offered, on)).toBeGreaterThanOrEqual(4.5);
        expect(offered === colour).toBe(contrast(colour, on) >= 4.5);
      }),
    );
  });

  test('text on a ground is light where that can be read better', () => {
    const palette = makePalette(theme);
    expect(isDark('#2f4435', palette)).toBe(true);
    expect(isDark('#efe2c4', palette)).toBe(false);
  });
});
