import { formatHex, interpolate, wcagContrast } from 'culori';
import type { Theme } from '#reader/fields/theme.ts';

type Themed = { readonly light: string; readonly dark: string };
type Shade = keyof NonNullable<Theme['shades']>;
type Name = keyof Theme['colours'] | Shade;
/** The colours of a screen by name. */
type Colours = Record<Name, string>;

/** The contrast that text needs (WCAG 1.4.3). */
const forText = 4.5;
const white = '#ffffff';
const black = '#000000';

/** A colour between two: `share` 0 is the first, 1 is the second. */
function mix(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other])(share));
}

function mostReadable(on: string, one: string, other: string): string {
  return wcagContrast(one, on) >= wcagContrast(other, on) ? one : other;
}

/** The colour itself, or the nearest one, darker or lighter, that has enough contrast to the other. */
function readable(colour: string, on: string, least: number): string {
  for (let share = 0; share <= 100; share += 1) {
    for (const end of [black, white]) {
      const candidate = mix(colour, end, share / 100);
      if (wcagContrast(candidate, on) >= least) return candidate;
    }
  }
  return mostReadable(on, black, white);
}

/** How a shade is made where the theme gives none: from the colours of its screen, and of light screens. */
const recipes: Record<Shade, (own: Colours, light: Colours) => string> = {
  raised: (own, light) => mix(own.paper, white, own === light ? 0.6 : 0.05),
  sunk: (own, light) => mix(own.paper, black, own === light ? 0.05 : 0.3),
  plate: ({ paper, ink }) => mix(paper, ink, 0.1),
  skeleton: ({ paper, ink }) => mix(paper, ink, 0.1),
  scrim: (own, light) =>
    own === light ? `${mix(own.ink, black, 0.4)}a6` : `${mix(own.paper, black, 0.7)}cc`,
  'ink-2': ({ ink, paper, sunk }) => readable(mix(ink, paper, 0.25), sunk, 5),
  'ink-2-strong': ({ ink, paper }) => mix(ink, paper, 0.1),
  line: (own, light) => `${own.ink}${own === light ? '29' : '26'}`,
  'line-2': ({ ink, paper, sunk }) => readable(mix(ink, paper, 0.45), sunk, 3.2),
  'on-brand': ({ brand }, light) =>
    mostReadable(brand, mix(light.paper, white, 0.8), mix(light.ink, black, 0.5)),
  'brand-press': (own, light) => {
    const far = own === light ? black : white;
    return readable(mix(own.brand, far, 0.2), own['on-brand'], forText);
  },
  link: ({ brand, sunk }) => readable(brand, sunk, 5),
  'on-deep': ({ deep }, light) => mostReadable(deep, light.paper, light.ink),
  'on-deep-2': (own) => readable(mix(own['on-deep'], own.deep, 0.2), own.deep, 5),
  'line-deep': (own) => `${own['on-deep']}33`,
  'deep-mark': (own) => mix(own.deep, own['on-deep'], 0.12),
  'accent-on-deep': ({ accent, deep }) => readable(accent, deep, forText),
  'on-tag': (own) => {
    const worst = (text: string) =>
      Math.min(wcagContrast(text, own.new), wcagContrast(text, own.sale));
    return worst(white) >= worst(black) ? white : black;
  },
  danger: ({ sunk }) => readable('#b3261e', sunk, 5),
  success: ({ sunk }) => readable('#2e6b3f', sunk, 5),
  warning: ({ sunk }) => readable('#8a5a00', sunk, 5),
  info: ({ sunk }) => readable('#2b5c8a', sunk, 5),
  'art-ink': (_, light) => light.ink,
  'art-ink-press': (_, light) => mix(light.ink, white, 0.15),
  'art-paper': (_, light) => light.paper,
  'art-paper-press': () => white,
  'art-paper-2': (_, light) => mix(light.paper, light.deep, 0.2),
  'art-line': (_, light) => `${light.paper}55`,
  'art-deep': (_, light) => light.deep,
  'art-band': (_, light) => mix(light.deep, white, 0.08),
};

type Palette = Readonly<Record<Name, Themed>>;

/** Every colour of the style sheets: those that the theme gives, and the rest made from them. */
export function makePalette({ colours, shades = {} }: Theme): Palette {
  const given = Object.entries({ ...colours, ...shades });
  const makeScreen = (screen: keyof Themed, light?: Colours) => {
    const own = Object.fromEntries(
      given.map(([name, value]) => [name, typeof value === 'string' ? value : value?.[screen]]),
    ) as Colours;
    for (const [name, make] of Object.entries(recipes) as [Shade, (typeof recipes)[Shade]][]) {
      own[name] ??= make(own, light ?? own);
    }
    return own;
  };
  const light = makeScreen('light');
  const dark = makeScreen('dark', light);
  const names = Object.keys(light) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, { light: light[name], dark: dark[name] }]),
  ) as Palette;
}

/** Whether light text can be read better on a ground than dark text. */
export function isDark(ground: string, palette: Palette): boolean {
  const { 'art-paper': paper, 'art-ink': ink } = palette;
  return wcagContrast(paper.light, ground) > wcagContrast(ink.light, ground);
}

/** Texts and what is behind them; the first is the one that its owner changes. */
const textPairs: readonly (readonly [name: Name, other: Name])[] = [
  ...(['ink', 'ink-2', 'link', 'danger', 'success', 'warning', 'info'] as const).map(
    (name) => [name, 'paper'] as const,
  ),
  ['brand', 'on-brand'],
  ['brand-press', 'on-brand'],
  ['deep', 'on-deep'],
  ['on-deep-2', 'deep'],
  ['new', 'on-tag'],
  ['sale', 'on-tag'],
];

/**
 * The colours on which, or in which, text cannot be read, each with the nearest one that passes. While the
 * text's own colour is one of these, nothing else is: most other colours are made from it.
 */
export function findUnreadable(theme: Theme) {
  const palette = makePalette(theme);
  const pairs = textPairs.flatMap(([name, otherName]) => {
    const group = name in theme.colours ? 'colours' : 'shades';
    // Shades that the theme leaves out are made so that they can be read.
    if (theme[group]?.[name as never] === undefined) return [];
    return (['light', 'dark'] as const).map((screen) => ({
      path: [group, name, screen],
      colour: palette[name][screen],
      other: palette[otherName][screen],
      otherName,
    }));
  });
  const grounds = Object.entries(theme.grounds).map(([name, colour]) => {
    const otherName: Name = isDark(colour, palette) ? 'art-paper' : 'art-ink';
    return { path: ['grounds', name], colour, other: palette[otherName].light, otherName };
  });
  const found = [...pairs, ...grounds].flatMap((pair) => {
    const contrast = wcagContrast(pair.colour, pair.other);
    if (contrast >= forText) return [];
    return [{ ...pair, contrast, nearest: readable(pair.colour, pair.other, forText) }];
  });
  const ofInk = found.filter(({ path }) => path[1] === 'ink');
  return ofInk.length > 0 ? ofInk : found;
}
