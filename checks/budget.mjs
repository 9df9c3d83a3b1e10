/**
 * Weighs what a browser loads of each route before the page is interactive: the style sheets, and the
 * scripts that its HTML names, after Brotli. Prints the figures of every route, and fails when one is
 * over the budget. The budget is for the software: what the shop's products weigh is told and allowed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';

const budgets = { css: 13_000, js: 76_000 };

/** @typedef {{ route: string, css: number, js: number }} Weight in bytes */

/**
 * @param {string} folder a built shop
 * @returns {Weight[]}
 */
export function weighRoutes(folder) {
  /** Most files are loaded by many routes, and compressing takes time. @type {Map<string, number>} */
  const known = new Map();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const tags =
        readFileSync(join(folder, file), 'utf8').match(/<(?:link|script)\b[^>]*>/g) ?? [];
      const linked = (/** @type {RegExp} */ kind) =>
        tags
          .filter((tag) => kind.test(tag))
          .map((tag) => /\s(?:href|src)="([^"]+)"/.exec(tag)?.[1]);
      return {
        route: `/${file}`.replace(/\/?index\.html$/, '') || '/',
        css: weigh(folder, known, linked(/rel="stylesheet"/)),
        // What is asked for with low priority is not needed before the page is interactive.
        js: weigh(
          folder,
          known,
          linked(/^<script\b.*\ssrc=|rel="modulepreload"(?!.*fetchPriority="low")/),
        ),
      };
    })
    .toSorted((one, other) => one.route.localeCompare(other.route));
}

/**
 * @param {Weight} weight
 * @param {number} products how much of the script is the shop's products
 * @returns {boolean}
 */
export function isOverBudget({ css, js }, products) {
  return css > budgets.css || js > budgets.js + products;
}

/**
 * About how many bytes of script the shop's products are: their texts, and the facts of two pictures each.
 *
 * @param {readonly { readonly folder: string, readonly facts?: unknown }[]} products
 * @returns {number}
 */
export function weighProducts(products) {
  // Facts come with their own page, and with no script.
  const known = products.map((product) => {
    const stamp = createHash('sha256').update(product.folder).digest('base64url');
    const picture = (/** @type {number} */ start) => ({
      name: product.folder.slice(0, 12),
      stamp: stamp.slice(start, start + 6),
      width: 1200,
      height: 1500,
      tone: 'linen',
    });
    return [{ ...product, facts: undefined }, picture(0), picture(6)];
  });
  return brotliCompressSync(JSON.stringify(known)).length;
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
  const weights = weighRoutes(process.argv[2] ?? process.env['BUILT_SHOP'] ?? 'dist');
  /** @type {{ module: typeof import('../build/shop/currentShop.ts') }} */
  const { module } = await runnerImport('./build/shop/currentShop.ts');
  const { products } = await module.currentShop();
  const ofProducts = weighProducts(products);
  console.log('route              CSS     JavaScript   (bytes, brotli)');
  for (const weight of weights) {
    const { route, css, js } = weight;
    const mark = isOverBudget(weight, ofProducts) ? '  OVER BUDGET' : '';
    console.log(route.padEnd(16) + `${css}`.padStart(6) + `${js}`.padStart(12) + mark);
  }
  console.log(
    'at most'.padEnd(16) + `${budgets.css}`.padStart(6) + `${budgets.js + ofProducts}`.padStart(12),
  );
  console.log(`of it, ${products.length} products`.padEnd(22) + `${ofProducts}`.padStart(12));
  process.exitCode = weights.some((weight) => isOverBudget(weight, ofProducts)) ? 1 : 0;
}
