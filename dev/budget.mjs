/**
 * Weighs what a browser loads of each route, after Brotli: the page up to the end of its first view, that is its
 * styles, its own script, its heading and its first button; the style sheet; and the scripts that make it
 * interactive. Prints the figures of every route; with `--strict`, which
 * only tests of the software say, it fails when one is over the budget, or has more scripts than the number behind
 * that (a shop that takes orders has more of them). What cards need of all products
 * is part of it; what only a product's own page says is not.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** A first flight is ten packets, and a host that compresses less than Brotli's best needs some of them. */
export const budgets = { view: 14_300, css: 10_800, js: 89_900 };
/** A letter that is not Latin takes up to three bytes. */
const moreJsInOtherLetters = 1_800;

/** @typedef {{ route: string, language?: string, view: number, css: number, js: number }} Weight in bytes */

/**
 * @param {string} folder a built shop
 * @param {string[]} [files] in it; those that are pages are weighed
 * @returns {Weight[]}
 */
export function weighRoutes(
  folder,
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' }),
) {
  /** Most files are loaded by many routes, and compressing takes time. @type {Map<string, number>} */
  const known = new Map();
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
      const linked = (/** @type {RegExp} */ kind) =>
        tags
          .filter((tag) => kind.test(tag))
          .map((tag) => /\s(?:href|src)="([^"]+)"/.exec(tag)?.[1]);
      return {
        route: `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, ''),
        language: /<html lang="(\w+)/.exec(html)?.[1] ?? '',
        view: brotliCompressSync(html.slice(0, endOfFirstView(html))).length,
        css: weigh(folder, known, [/ data-styles="([^"]+)"/.exec(html)?.[1]]),
        js: weigh(
          folder,
          known,
          // The texts of a product's own page are its owner's, of any length. Toasts come after the page.
          linked(
            /^<script\b.*\ssrc=|rel="modulepreload"(?!.*\/(?:details|DeferredParts|deferred)-)/,
          ),
        ),
      };
    })
    .toSorted((one, other) => one.route.localeCompare(other.route));
}

/** @param {Weight} weight @param {number} most of scripts, in bytes */
function isOverBudget({ language, view, css, js }, most) {
  const { script } = new Intl.Locale(language || 'en').maximize();
  const mostJs = most + (script === 'Latn' ? 0 : moreJsInOtherLetters);
  return view > budgets.view || css > budgets.css || js > mostJs;
}

/** @param {string} html */
function endOfFirstView(html) {
  const parts = [/<\/style>/, /<script data-client.*?<\/script>/s, /<\/h1>/, /<main.*?<\/button>/s];
  return Math.max(
    ...parts.map((part) => {
      const { index = 0, 0: text = '' } = part.exec(html) ?? {};
      return index + text.length;
    }),
  );
}

/** @param {string} folder @param {Map<string, number>} known @param {(string | undefined)[]} addresses */
function weigh(folder, known, addresses) {
  // Addresses begin with the base path, which may be any; the files are all in `assets`.
  const files = new Set(addresses.map((address) => /assets\/.+$/.exec(address ?? '')?.[0]));
  return [...files].reduce((sum, file) => {
    if (!file) return sum;
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
    known.set(file, size);
    return sum + size;
  }, 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const weights = weighRoutes(process.env['BUILT_SHOP'] ?? 'dist');
  const [, , strict, most = budgets.js] = process.argv;
  const isOver = (/** @type {Weight} */ one) => Boolean(strict) && isOverBudget(one, Number(most));
  console.log('route          first view    CSS     JavaScript   (bytes, brotli)');
  for (const weight of weights) {
    const { route, view, css, js } = weight;
    const mark = isOver(weight) ? '  OVER BUDGET' : '';
    console.log(
      route.padEnd(16) + `${view}`.padStart(9) + `${css}`.padStart(8) + `${js}`.padStart(12) + mark,
    );
  }
  process.exitCode = weights.some(isOver) ? 1 : 0;
}
