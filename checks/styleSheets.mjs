/**
 * Checks that style sheets use the tokens of `app/app.css`. In a component's `*.module.css`:
 *
 * - no colour but `transparent`, `currentColor` and the system's own, no duration, no font-size and
 *   no z-index is written out: each comes from a token or a named property (`var(--…)`);
 * - a length in px or rem has a name: a token, or a property of the module (`--picture: 96px`).
 *   Allowed are small shifts of 1 to 3 px, the bounds inside `clamp()`, and relative units: %, fr, ch,
 *   em, lh and those of the viewport;
 * - every `var(--x)` is declared somewhere, and everything declared is used somewhere.
 *
 * It reads declarations, not selectors or media queries, where tokens cannot stand.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

/** What is wrong with a value, in which properties it is, and what the value is then. */
const rules = /** @type {const} */ ([
  [
    'a colour outside the tokens',
    /^/,
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\(|(?<![\w-])(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|beige|ivory|tan)(?![\w-])/i,
  ],
  ['a duration outside the tokens', /^/, /(?<![\w#.-])[\d.]+m?s\b/],
  ['a font-size outside the tokens', /^font-size$/, /^(?!var\(|inherit$)/],
  ['a layer outside the tokens', /^z-index$/, /^(?!var\()/],
  [
    'a length without a name',
    /^(?!--)/,
    /(?<![\w#.-])-?(?:[\d.]+rem|(?:\d{2,}|[4-9])(?:\.\d+)?px)\b/,
  ],
]);

/**
 * The values of a style sheet that should be tokens.
 *
 * @param {string} css
 * @returns {string[]} one line for each breach: where, what, and the rule it breaks
 */
export function findLiterals(css) {
  const read = withoutComments(css);
  const declarations = read.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g);
  return [...declarations].flatMap(({ index, 1: property = '', 2: written = '' }) => {
    const line = read.slice(0, index).split('\n').length;
    const value = written.trim().replaceAll(/\s+/g, ' ');
    const outsideClamps = value.replaceAll(/clamp\((?:[^()]|\([^()]*\))*\)/g, '');
    return rules
      .filter(([, of, pattern]) => of.test(property) && pattern.test(outsideClamps))
      .map(([says]) => `${line}: ${says}: ${property}: ${value}`);
  });
}

/**
 * Custom properties that are used but never declared, or declared but never used.
 *
 * @param {string} text style sheets, and scripts that set or read properties, one after the other
 * @returns {string[]}
 */
export function findLooseNames(text) {
  const read = withoutComments(text);
  const declared = namesIn(read, /(--[\w-]+)(?=\s*:|['"]\s*,|['"]\]?\s*:)/g);
  const used = namesIn(read, /var\(\s*(--[\w-]+)/g);
  return [
    ...[...used].filter((name) => !declared.has(name)).map((name) => `${name} is not declared`),
    ...[...declared].filter((name) => !used.has(name)).map((name) => `${name} is not used`),
  ];
}

/** Blanks comments but keeps the line breaks, so that lines keep their numbers. @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}

/** @param {string} text @param {RegExp} pattern */
function namesIn(text, pattern) {
  return new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** The properties that the shop's theme declares. */
async function themeCss() {
  /** @type {{ module: typeof import('../shop-data/currentShop.ts') }} */
  const { module: current } = await runnerImport('./shop-data/currentShop.ts');
  /** @type {{ module: typeof import('../shop-data/themeCss.ts') }} */
  const { module: css } = await runnerImport('./shop-data/themeCss.ts');
  const { content } = await current.currentShop();
  return css.writeThemeCss(content.theme, content.settings.language, '');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => join('app', file))
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const found = files
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, text }) => findLiterals(text).map((breach) => `${file}:${breach}`));
  found.push(...findLooseNames([...files.map(({ text }) => text), await themeCss()].join('\n')));
  for (const breach of found) console.error(breach);
  process.exitCode = found.length === 0 ? 0 : 1;
}
