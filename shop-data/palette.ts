import { contrast, mix, mostReadable, readable } from './colour.ts';
import type { Theme } from './schema.ts';

type Themed = { readonly light: string; readonly dark: string };
type Shade = keyof NonNullable<Theme['shades']>;

/** The contrast that text needs (WCAG 1.4.3). */
const forText = 4.5;
const white = '#ffffff';
const black = '#000000';

/** The colours of messages where the theme gives none, before they are made readable. */
const messageColours = [
  ['danger', '#b3261e'],
  ['success', '#2e6b3f'],
  ['warning', '#8a5a00'],
  ['info', '#2b5c8a'],
] as const;

/** Every colour of the style sheets by its name: those that the theme gives, and the rest made from them. */
export function makePalette({ colours, shades = {} }: Theme): Readonly<Record<string, Themed>> {
  const { paper, ink, deep } = colours;
  const given: Record<string, Themed> = { ...colours };
  const shade = (name: Shade, make: (theme: 'light' | 'dark') => string) => {
    const own = shades[name];
    given[name] =
      typeof own === 'string'
        ? { light: own, dark: own }
        : (own ?? { light: make('light'), dark: make('dark') });
  };
  const of = (name: string, theme: 'light' | 'dark') => given[name]?.[theme] ?? black;
  /** The end of the scale that the theme's text is nearer to. */
  const far = (theme: 'light' | 'dark') => (theme === 'light' ? black : white);

  shade('raised', (theme) => mix(paper[theme], white, theme === 'light' ? 0.6 : 0.05));
  shade('sunk', (theme) => mix(paper[theme], black, theme === 'light' ? 0.05 : 0.3));
  shade('plate', (theme) => mix(paper[theme], ink[theme], 0.1));
  shade('skeleton', (theme) => mix(paper[theme], ink[theme], 0.1));
  shade('scrim', (theme) =>
    theme === 'light' ? `${mix(ink.light, black, 0.4)}a6` : `${mix(paper.dark, black, 0.7)}cc`,
  );
  shade('ink-2', (theme) => readable(mix(ink[theme], paper[theme], 0.25), of('sunk', theme), 5));
  shade('ink-2-strong', (theme) => mix(ink[theme], paper[theme], 0.1));
  shade('line', (theme) => `${ink[theme]}${theme === 'light' ? '29' : '26'}`);
  shade('line-2', (theme) => readable(mix(ink[theme], paper[theme], 0.45), of('sunk', theme), 3.2));

  shade('on-brand', (theme) =>
    mostReadable(colours.brand[theme], mix(paper.light, white, 0.8), mix(ink.light, black, 0.5)),
  );
  shade('brand-press', (theme) =>
    readable(mix(colours.brand[theme], far(theme), 0.2), of('on-brand', theme), forText),
  );
  shade('link', (theme) => readable(colours.brand[theme], of('sunk', theme), 5));
  shade('on-deep', (theme) => mostReadable(deep[theme], paper.light, ink.light));
  shade('on-deep-2', (theme) =>
    readable(mix(of('on-deep', theme), deep[theme], 0.2), deep[theme], 5),
  );
  shade('line-deep', (theme) => `${of('on-deep', theme)}33`);
  shade('deep-mark', (theme) => mix(deep[theme], of('on-deep', theme), 0.12));
  shade('accent-on-deep', (theme) => readable(colours.accent[theme], deep[theme], forText));
  shade('on-tag', (theme) => {
    const worst = (text: string) =>
      Math.min(contrast(text, colours.new[theme]), contrast(text, colours.sale[theme]));
    return worst(white) >= worst(black) ? white : black;
  });
  for (const [name, colour] of messageColours) {
    shade(name, (theme) => readable(colour, of('sunk', theme), 5));
  }

  shade('art-ink', () => ink.light);
  shade('art-ink-press', () => mix(ink.light, white, 0.15));
  shade('art-paper', () => paper.light);
  shade('art-paper-press', () => white);
  shade('art-paper-2', () => mix(paper.light, deep.light, 0.2));
  shade('art-line', () => `${paper.light}55`);
  shade('art-deep', () => deep.light);
  shade('art-band', () => mix(deep.light, white, 0.08));
  return given;
}

/** Which of the two texts on pictures can be read better on a ground. */
export function isDark(ground: string, palette: Readonly<Record<string, Themed>>): boolean {
  const { 'art-paper': paper, 'art-ink': ink } = palette;
  return contrast(paper?.light ?? white, ground) > contrast(ink?.light ?? black, ground);
}

/** A text and the ground that it must be readable on. */
type Pair = {
  /** Where the theme gives the text's or the ground's colour: the field that an owner changes. */
  readonly field: string;
  readonly colour: string;
  readonly other: string;
  readonly otherName: string;
};

const textPairs = [
  ['colours.ink', 'ink', 'paper'],
  ['shades.ink-2', 'ink-2', 'paper'],
  ['shades.link', 'link', 'paper'],
  ['shades.danger', 'danger', 'paper'],
  ['shades.success', 'success', 'paper'],
  ['shades.warning', 'warning', 'paper'],
  ['shades.info', 'info', 'paper'],
  ['colours.brand', 'brand', 'on-brand'],
  ['shades.brand-press', 'brand-press', 'on-brand'],
  ['colours.deep', 'deep', 'on-deep'],
  ['shades.on-deep-2', 'on-deep-2', 'deep'],
  ['colours.new', 'new', 'on-tag'],
  ['colours.sale', 'sale', 'on-tag'],
] as const;

type Unreadable = Pair & { readonly contrast: number; readonly nearest: string };

/**
 * The colours on which, or in which, text cannot be read, each with the nearest one that passes. While the
 * text's own colour is one of these, nothing else is: most other colours are made from it.
 */
export function findUnreadable(theme: Theme): readonly Unreadable[] {
  const palette = makePalette(theme);
  const { shades = {} } = theme;
  const pairs = textPairs
    // Shades that the theme leaves out are made so that they can be read.
    .filter(([field, name]) => field.startsWith('colours.') || name in shades)
    .flatMap(([field, name, other]) =>
      (['light', 'dark'] as const).map((screen): Pair => ({
        field: `${field}.${screen}`,
        colour: palette[name]?.[screen] ?? black,
        other: palette[other]?.[screen] ?? black,
        otherName: other,
      })),
    );
  const grounds = Object.entries(theme.grounds).map(([name, colour]): Pair => {
    const text = isDark(colour, palette) ? 'art-paper' : 'art-ink';
    return {
      field: `grounds.${name}`,
      colour,
      other: palette[text]?.light ?? black,
      otherName: text,
    };
  });
  const found = [...pairs, ...grounds].flatMap((pair) => {
    const ratio = contrast(pair.colour, pair.other);
    if (ratio >= forText) return [];
    return [{ ...pair, contrast: ratio, nearest: readable(pair.colour, pair.other, forText) }];
  });
  const ofInk = found.filter(({ field }) => field.startsWith('colours.ink'));
  return ofInk.length > 0 ? ofInk : found;
}
