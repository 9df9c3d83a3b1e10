/**
 * How the shop's costs grow with its catalogue and the shopper's cart: `npm run bench:growth`.
 * Builds the shop with generated catalogues, measures its size and times, and prints with which power
 * of the size each cost grows. With `--cart` it times the cart alone, in half a minute.
 * docs/performance.md says what is measured and how.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { installPackages } from '../scripts/install.mjs';

process.chdir(dirname(import.meta.dirname));
process.env['NODE_ENV'] = 'production';
installPackages();
const { createBuilder } = await import('vite');
const { openFakeWindow } = await import('./growth/fakeWindow.mjs');
const { generatedCatalogue } = await import('./growth/generatedCatalogue.mjs');
const { timeOf } = await import('./growth/timing.mjs');
const { describeMachine } = await import('./machine.mjs');
const { growthExponent } = await import('./statistics.mjs');
const { table } = await import('./table.mjs');

const isCartAlone = process.argv.includes('--cart');
const cartSizes = [10, 30, 100, 300, 1000];
/** The catalogue that the carts are of. */
const cartCatalogueSize = 1000;
const catalogueSizes = isCartAlone ? [cartCatalogueSize] : [10, 100, 1000, 10_000];
/** Above it, only the script is built: rendering and compressing every page takes too long. */
const mostPages = 1000;

const folder = 'node_modules/.cache/bench-growth';

/** @typedef {Map<string, Map<number, number>>} Curves what is measured, by size */

/** @type {Curves} */
const ofCatalogue = new Map();
/** @type {Curves} */
const ofCart = new Map();

for (const size of catalogueSizes) {
  console.error(`a catalogue of ${size}`);
  const { catalogueWork, cartWork } = await buildSubject(size);
  if (!isCartAlone) {
    await buildShop(size);
    for (const [name, work] of Object.entries(catalogueWork)) {
      note(ofCatalogue, `${name}, ms`, size, timeOf(work));
    }
  }
  if (size !== cartCatalogueSize) continue;
  for (const lines of cartSizes) {
    for (const [name, work] of Object.entries(cartWork(lines))) {
      note(ofCart, `${name}, ms`, lines, timeOf(work));
    }
  }
}

const look = { isMarkdown: process.argv.includes('--markdown') };
const { date, machine } = describeMachine();
console.log(`${date}, ${machine}\n\`npm run bench:growth${isCartAlone ? ' -- --cart' : ''}\`\n`);
if (!isCartAlone) console.log(`${curvesTable('by products', catalogueSizes, ofCatalogue)}\n`);
console.log(curvesTable(`by lines, of ${cartCatalogueSize} products`, cartSizes, ofCart));
mkdirSync('bench/results', { recursive: true });
const toObject = (/** @type {Curves} */ curves) =>
  Object.fromEntries([...curves].map(([name, curve]) => [name, Object.fromEntries(curve)]));
writeFileSync(
  `bench/results/growth-${date.replaceAll(/\D/g, '')}.json`,
  JSON.stringify(
    { date, machine, catalogue: toObject(ofCatalogue), cart: toObject(ofCart) },
    undefined,
    2,
  ),
);
rmSync(folder, { recursive: true });

/** @param {Curves} curves @param {string} name @param {number} size @param {number} cost */
function note(curves, name, size, cost) {
  curves.set(name, (curves.get(name) ?? new Map()).set(size, cost));
}

/** @param {string} title @param {readonly number[]} sizes @param {Curves} curves */
function curvesTable(title, sizes, curves) {
  const rows = [...curves].map(([name, curve]) => [
    name,
    ...sizes.map((size) => toThreeDigits(curve.get(size))),
    growthExponent([...curve].map(([size, cost]) => ({ size, cost }))).toFixed(2),
  ]);
  return table([[title, ...sizes.map(String), 'grows with the power'], ...rows], look);
}

/** @param {number | undefined} value */
function toThreeDigits(value) {
  return value === undefined ? '' : `${Number(value.toPrecision(3))}`;
}

/**
 * Builds the shop and notes how long it took and what it weighs.
 *
 * @param {number} size
 */
async function buildShop(size) {
  const outDir = resolve(folder, `shop-${size}`);
  const start = performance.now();
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [generatedCatalogue(size)],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  });
  const { client } = builder.environments;
  if (size <= mostPages) {
    await builder.buildApp();
    note(ofCatalogue, 'build, s', size, (performance.now() - start) / 1000);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html'));
    const weight = pages.reduce((sum, file) => sum + readFileSync(`${outDir}/${file}`).length, 0);
    note(ofCatalogue, 'all pages, HTML, kB', size, weight / 1000);
    for (const page of ['index.html', 'products/index.html', 'product/1/index.html']) {
      const bytes = readFileSync(`${outDir}/${page}.br`).length;
      note(
        ofCatalogue,
        `${page.replace(/\/?index\.html$/, '') || 'home'}, HTML, kB brotli`,
        size,
        bytes / 1000,
      );
    }
  } else if (client) {
    await builder.build(client);
  }
  note(ofCatalogue, 'script, kB brotli', size, weighScript(outDir));
  rmSync(outDir, { recursive: true });
}

/** @param {string} outDir */
function weighScript(outDir) {
  const scripts = readdirSync(`${outDir}/assets`).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => {
    const compressed = `${outDir}/assets/${file}.br`;
    const bytes = existsSync(compressed)
      ? readFileSync(compressed)
      : brotliCompressSync(readFileSync(`${outDir}/assets/${file}`));
    return sum + bytes.length / 1000;
  }, 0);
}

/**
 * @param {number} size
 * @returns {Promise<typeof import('./growth/subject.tsx')>}
 */
async function buildSubject(size) {
  const outDir = resolve(folder, `subject-${size}`);
  const subject = {
    name: 'subject',
    enforce: /** @type {const} */ ('post'),
    config: () => ({
      environments: {
        ssr: { build: { outDir, rolldownOptions: { input: 'bench/growth/subject.tsx' } } },
      },
    }),
  };
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [generatedCatalogue(size), subject],
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('There is no environment to build the subject in.');
  await builder.build(ssr);
  openFakeWindow();
  return import(pathToFileURL(`${outDir}/subject.js`).href);
}
