import { isDark, makePalette } from './colours.ts';
import type { Theme } from '#shop-data/fields/theme.ts';

type Typeface = Theme['typefaces']['text'];

/** Fonts that most devices have, and what they are called where they are bold. */
const fallbacks = {
  serif: {
    stack: "'Iowan Old Style', Georgia, serif",
    regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  'sans-serif': {
    stack: "system-ui, -apple-system, 'Segoe UI', sans-serif",
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  },
};

/** Most phones in India have it. */
const hindiFallback = ['Noto Sans Devanagari'];

/** The alpha of lines for who wants more contrast: 55 %. */
const paler = '8c';

/** From this weight on, the bold fallback font is nearer. */
const boldFrom = 600;

/**
 * The theme as the style sheet of pages in a language: its colours and typefaces as custom properties,
 * and how many letters the shop's name has, without marks above or below, from which its size follows
 * where it is no drawing.
 */
export function writeThemeCss(theme: Theme, language: string, name: string): string {
  const palette = makePalette(theme);
  /** @param alpha in place of its own, as two hexadecimal digits */
  const write = (name: keyof typeof palette, alpha?: string) => {
    const { light, dark } = palette[name];
    const [one, other] = [light, dark].map((colour) =>
      alpha === undefined ? colour : colour.slice(0, '#rrggbb'.length) + alpha,
    );
    return light === dark ? one : `light-dark(${one}, ${other})`;
  };
  const { headings, text } = theme.typefaces;
  const names = Object.keys(palette) as (keyof typeof palette)[];
  const properties = names.map((name) => `--${name}: ${write(name)};`);
  const grounds = Object.entries(theme.grounds).map(([name, colour]) => {
    const type = isDark(colour, palette) ? 'paper' : 'ink';
    return `[data-ground='${name}'] { --ground: ${colour}; --on-ground: var(--art-${type}); }`;
  });
  return `
${fontFaces('headings', headings, language)}
${fontFaces('text', text, language)}
@layer tokens {
  :root {
    ${properties.join('\n    ')}
    --display: ${stackOf(headings)};
    --text: ${stackOf(text)};
    --name-letters: ${name.replaceAll(/\p{Mn}/gu, '').length};
    --w-display: ${headings.weight.split(' ')[0]};
  }
  ${grounds.join('\n  ')}
  @media (prefers-contrast: more) {
    :root {
      --line: ${write('ink', paler)};
      --line-2: ${write('ink-2')};
      --ink-2: var(--ink-2-strong);
      --line-deep: ${write('on-deep', paler)};
    }
  }
  @media (prefers-reduced-transparency: reduce) {
    :root {
      --scrim: ${write('scrim', '')};
    }
  }
}
${hasHindiLetters(language) ? hindiLines : ''}
`;
}

/** The file of a subset font, which plugins/fonts.ts makes. */
export function fontFile(role: Role, font: string, script: Script): string {
  return script === 'latin' ? `${role}-${font}` : `${role}-${font}-${script}`;
}

/** What a font is for. */
export type Role = 'headings' | 'text';

/** The letters that a font file has. */
export type Script = 'latin' | 'devanagari';

/** Whether a language is written in Hindi letters: also Marathi and Nepali. */
export function hasHindiLetters(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Deva';
}

/**
 * Signs above and below Hindi letters need more room between lines. Between letters there is none, or the
 * line that joins them is broken.
 */
const hindiLines = `@layer tokens {
  :root:lang(hi) {
    --lh-least: 1.38;
    --lh-display: 1.38;
    --lh-h1: 1.38;
    --lh-head: 1.38;
    --lh-tight: 1.45;
    --lh-body: 1.65;
  }
}
@layer base {
  :lang(hi) { letter-spacing: 0 !important; }
}
`;

/** What a browser asks the font of Hindi letters for; a page without them does not load it. */
const devanagari = 'U+900-97F, U+200C-200D, U+25CC, U+A8E0-A8FF';

function addressOf(role: Role, font: string, script: Script): string {
  return `/node_modules/.cache/fonts/${fontFile(role, font, script)}.woff2`;
}

function stackOf({ name, kind }: Typeface): string {
  return `'${name}', '${name} Fallback', ${fallbacks[kind].stack}`;
}

function fontFaces(role: 'headings' | 'text', typeface: Typeface, language: string): string {
  const isHindi = hasHindiLetters(language);
  const { name, weight, kind, likeness = [] } = typeface;
  const faces = likeness.filter(({ isHindi: isForHindi }) => isHindi || !isForHindi);
  const fallback = faces.map((face) => {
    const { weight: range, size, ascent, descent, isDigits, isHindi: isForHindi } = face;
    const { bold, regular } = fallbacks[kind];
    const latin = Number(range.split(' ')[0]) >= boldFrom ? bold : regular;
    const local = isForHindi ? hindiFallback : latin;
    const letters = isForHindi ? devanagari : isDigits && 'U+30-39';
    return `@font-face {
  font-family: '${name} Fallback';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${range};
  ${letters ? `unicode-range: ${letters};\n  ` : ''}size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: 0%;
}`;
  });
  const hindi =
    typeface.devanagari && isHindi
      ? `@font-face {
  font-family: '${name}';
  src: url('${addressOf(role, typeface.devanagari, 'devanagari')}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${devanagari};
}
`
      : '';
  return `@font-face {
  font-family: '${name}';
  src: url('${addressOf(role, typeface.font, 'latin')}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
}
${hindi}${fallback.join('\n')}`;
}
