import { formatHex, interpolate, wcagContrast } from 'culori';
import type { Theme } from '#reader/fields/theme.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';

type Themed = { readonly light: string; readonly dark: string };
/** The colours of a screen by name. */
type Colours = Readonly<Record<keyof Theme['colours'], string>>;

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

/** All colours of a screen: the seven of the theme, and the shades that are made from them and from those of light screens. */
function shadesOf(own: Colours, light: Colours) {
  const { paper, ink, brand, deep, accent } = own;
  const isLight = own === light;
  const sunk = mix(paper, black, isLight ? 0.05 : 0.3);
  const plate = mix(paper, ink, 0.1);
  const onBrand = mostReadable(brand, mix(light.paper, white, 0.8), mix(light.ink, black, 0.5));
  const onDeep = mostReadable(deep, light.paper, light.ink);
  const [onTag] = [white, black].toSorted((one, other) => worst(other, own) - worst(one, own));
  return {
    ...own,
    raised: mix(paper, white, isLight ? 0.6 : 0.05),
    sunk,
    plate,
    skeleton: plate,
    scrim: isLight ? `${mix(ink, black, 0.4)}a6` : `${mix(paper, black, 0.7)}cc`,
    'ink-2': readable(mix(ink, paper, 0.25), sunk, 5),
    'ink-2-strong': mix(ink, paper, 0.1),
    line: `${ink}${isLight ? '29' : '26'}`,
    'line-2': readable(mix(ink, paper, 0.45), sunk, 3.2),
    'on-brand': onBrand,
    'brand-press': readable(mix(brand, isLight ? black : white, 0.2), onBrand, forText),
    link: readable(brand, sunk, 5),
    'on-deep': onDeep,
    'on-deep-2': readable(mix(onDeep, deep, 0.2), deep, 5),
    'line-deep': `${onDeep}33`,
    'deep-mark': mix(deep, onDeep, 0.12),
    'accent-on-deep': readable(accent, deep, forText),
    'on-tag': onTag ?? white,
    danger: readable('#b3261e', sunk, 5),
    success: readable('#2e6b3f', sunk, 5),
    warning: readable('#8a5a00', sunk, 5),
    info: readable('#2b5c8a', sunk, 5),
    'art-ink': light.ink,
    'art-ink-press': mix(light.ink, white, 0.15),
    'art-paper': light.paper,
    'art-paper-press': white,
    'art-paper-2': mix(light.paper, light.deep, 0.2),
    'art-line': `${light.paper}55`,
    'art-deep': light.deep,
    'art-band': mix(light.deep, white, 0.08),
  };
}

/** The contrast of a tag's text on the tag on which it can be read worst. */
function worst(text: string, own: Colours): number {
  return Math.min(wcagContrast(text, own.new), wcagContrast(text, own.sale));
}

type Name = keyof ReturnType<typeof shadesOf>;
type Palette = Readonly<Record<Name, Themed>>;

/** Every colour of the style sheets, made from the seven of the theme. */
export function makePalette({ colours }: Theme): Palette {
  const ofScreen = (screen: keyof Themed) =>
    Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [name, value[screen]]),
    ) as Colours;
  const lightColours = ofScreen('light');
  const light = shadesOf(lightColours, lightColours);
  const dark = shadesOf(ofScreen('dark'), lightColours);
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
const textPairs = [
  ['ink', 'paper'],
  ['brand', 'on-brand'],
  ['deep', 'on-deep'],
  ['new', 'on-tag'],
  ['sale', 'on-tag'],
] as const;

/**
 * The colours on which, or in which, text cannot be read, each with the nearest one that passes. While the
 * text's own colour is one of these, nothing else is: most other colours are made from it.
 */
export function checkContrast(file: YamlFile, theme: Theme): readonly Problem[] {
  const palette = makePalette(theme);
  const pairs = textPairs.flatMap(([name, otherName]) =>
    (['light', 'dark'] as const).map((screen) => ({
      path: ['colours', name, screen],
      colour: palette[name][screen],
      other: palette[otherName][screen],
      otherName,
    })),
  );
  const grounds = Object.entries(theme.grounds).map(([name, colour]) => {
    const otherName = isDark(colour, palette) ? 'art-paper' : 'art-ink';
    return { path: ['grounds', name], colour, other: palette[otherName].light, otherName };
  });
  const found = [...pairs, ...grounds].filter(
    ({ colour, other }) => wcagContrast(colour, other) < forText,
  );
  const ofInk = found.filter(({ path }) => path[1] === 'ink');
  return (ofInk.length > 0 ? ofInk : found).map(({ path, colour, other, otherName }) => {
    const contrast = wcagContrast(colour, other).toFixed(1);
    const nearest = readable(colour, other, forText);
    const message = `is ${colour}, and its contrast to ${otherName}, ${other}, is ${contrast}, but 4.5 is needed to read text: the nearest colour that has it is ${nearest}`;
    return file.problem(path, message);
  });
}
