import { isDark, makePalette } from './colours.ts';
import type { Theme } from '#reader/fields/theme.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import {
  type Script,
  isFromRight,
  languageOf,
  recordOf,
  scriptOf,
} from '#reader/messages/languageRecord.ts';

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

/** The alpha of lines for who wants more contrast: 55 %. */
const paler = '8c';

/** From this weight on, the bold fallback font is nearer. */
const boldFrom = 600;

/**
 * The theme as the style sheet of pages in a language: its colours and typefaces as custom properties,
 * and how many letters the shop's name has, without marks above or below, from which its size follows
 * where it is no drawing.
 *
 * @param others the other languages that the pages lead to
 */
export function writeThemeCss(
  theme: Theme,
  language: string,
  name: string,
  others: readonly string[] = [],
): string {
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
${nameFaces(text, language, others)}${writeLetters(language)}${isFromRight(language) ? fromRight : ''}
`;
}

/** The file of a subset font, which builder/fonts/fonts.ts makes: two shops may be built at once. */
export function fontFile(role: Role, font: string, script: string): string {
  const shop = shopFolder().replaceAll(/\W+/g, '-');
  const name = script === 'latin' ? `${role}-${font}` : `${role}-${font}-${script}`;
  return `node_modules/.cache/built/${shop}/fonts/${name}.woff2`;
}

/** The font that a typeface has for the letters of a language, by their name. */
export function fontOf(typeface: Typeface, script: Script | undefined): string | undefined {
  return (
    script && ((typeface as Readonly<Record<string, unknown>>)[script.name] as string | undefined)
  );
}

/** What a font is for. */
export type Role = 'headings' | 'text';

/** The room that the letters of a language need between lines and between each other. */
function writeLetters(language: string): string {
  const { lineHeights, isJoined } = scriptOf(language) ?? {};
  const code = languageOf(language);
  const { fontLanguage: fonts } = recordOf(code);
  const rules = [
    isJoined && 'letter-spacing: 0 !important;',
    // The first one is for Chrome and Safari.
    fonts && `-webkit-locale: '${fonts}'; font-language-override: '${fonts.toUpperCase()}';`,
  ].filter(Boolean);
  const lines = lineHeights && {
    ...Object.fromEntries(
      ['least', 'display', 'h1', 'head'].map((each) => [each, lineHeights.least]),
    ),
    tight: lineHeights.tight,
    body: lineHeights.body,
  };
  const heights = Object.entries(lines ?? {}).map(([name, height]) => `--lh-${name}: ${height};`);
  return `${lines ? `@layer tokens { :root:lang(${code}) { ${heights.join(' ')} } }\n` : ''}${
    rules.length > 0 ? `@layer base { :lang(${code}) { ${rules.join(' ')} } }\n` : ''
  }`;
}

/** What style sheets cannot say by beginning and end: here both change their sides. */
const fromRight = `@layer tokens {
  :root { --begin: 100%; --end: 0; --start: right; --far: 16%; --onward: -90deg; }
}
`;

/**
 * The names of languages in other letters, for which a device may have no font. A family of their own: in a text, these
 * letters would come from one font and their neighbours from another.
 */
function nameFaces(text: Typeface, language: string, others: readonly string[]): string {
  const faces = others.map((other) => {
    const script = scriptOf(other);
    const font = fontOf(text, script);
    if (!script || !font || script.name === scriptOf(language)?.name) return '';
    const url = `/${fontFile('text', font, `${script.name}-names`)}`;
    return `@font-face { font-family: names; src: url('${url}'); font-weight: ${text.weight}; unicode-range: ${script.letters} }\n`;
  });
  const all = [...new Set(faces)].join('');
  return all && `${all}@layer base { [hreflang] { font-family: names, var(--text) } }\n`;
}

function stackOf({ name, kind }: Typeface): string {
  return `'${name}', '${name} Fallback', ${fallbacks[kind].stack}`;
}

function fontFaces(role: 'headings' | 'text', typeface: Typeface, language: string): string {
  const script = scriptOf(language);
  const { name, weight, kind, likeness = [] } = typeface;
  const faces = likeness.filter((face) => !face.script || face.script === script?.name);
  const fallback = faces.map((face) => {
    const { weight: range, size, ascent, descent, isDigits } = face;
    const own = face.script && script;
    const { bold, regular } = fallbacks[kind];
    const latin = Number(range.split(' ')[0]) >= boldFrom ? bold : regular;
    const local = own ? [own.local] : latin;
    const letters = own ? own.letters : isDigits && 'U+30-39';
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
  const font = fontOf(typeface, script);
  const further =
    font && script
      ? `@font-face {
  font-family: '${name}';
  src: url('/${fontFile(role, font, script.name)}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${script.letters};
}
`
      : '';
  return `@font-face {
  font-family: '${name}';
  src: url('/${fontFile(role, typeface.font, 'latin')}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
}
${further}${fallback.join('\n')}`;
}
