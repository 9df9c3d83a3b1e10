/**
 * How the shop's costs grow with its products and the shopper's cart: `npm run bench:growth`. Builds
 * shops with generated products, measures builds, weights and times, and prints with which power of the
 * size each cost grows. `--only` takes one part: builds, functions or browser. docs/performance.md says what is measured and how.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { installPackages } from '../scripts/install.mjs';

process.chdir(dirname(import.meta.dirname));
process.env['NODE_ENV'] = 'production';
installPackages();
const { createBuilder, runnerImport } = await import('vite');
const { measureBuilds, prepareShop } = await import('./growth/builds.mjs');
const { openFakeWindow } = await import('./growth/fakeWindow.mjs');
const { generatedCatalogue } = await import('./growth/generatedCatalogue.mjs');
const { removeCopies } = await import('./growth/generatedShop.mjs');
const { timeOf } = await import('./growth/timing.mjs');
const { describeMachine } = await import('./machine.mjs');
const { growthExponent } = await import('./statistics.mjs');
const { table } = await import('./table.mjs');

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, markdown: { type: 'boolean', default: false } },
});
const isAskedFor = (/** @type {string} */ part) => (options.only ?? part) === part;

const builtSizes = [10, 100, 1000];
const visitedSizes = [10, 1000];
/** Of the largest, only the file with all products is built: nobody waits for its pages. */
const functionSizes = [...builtSizes, 10_000];
const cartSizes = [10, 30, 100, 300, 1000];
/** The catalogue that the carts are of. */
const cartCatalogueSize = 1000;

const folder = 'node_modules/.cache/bench-growth';

/** @typedef {Map<string, Map<number, number>>} Curves what is measured, by size */

/** @type {Curves} */
const ofBuilds = new Map();
/** @type {Curves} */
const ofFunctions = new Map();
/** @type {Curves} */
const ofCart = new Map();
/** @type {Curves} */
const inBrowser = new Map();

if (isAskedFor('builds') || isAskedFor('browser')) {
  /** @type {{ module: typeof import('../build/pictures.ts') }} */
  const { module: pictures } = await runnerImport('./build/pictures.ts');
  /** @type {{ module: typeof import('../build/cache.ts') }} */
  const { module: cache } = await runnerImport('./build/cache.ts');
  const stampOf = (/** @type {Buffer} */ bytes) => pictures.stampOf(cache.keyOf([bytes]));
  const sizes = isAskedFor('builds') ? builtSizes : visitedSizes;
  for (const size of sizes) {
    console.error(`preparing a shop of ${size}: its pictures take minutes the first time`);
    prepareShop(size, stampOf);
  }
  for (const size of isAskedFor('builds') ? builtSizes : []) {
    console.error(`builds of ${size}`);
    measureBuilds(size, (name, cost) => note(ofBuilds, name, size, cost));
  }
  removeCopies();
}
if (isAskedFor('functions')) {
  const closeFakeWindow = openFakeWindow();
  for (const size of functionSizes) {
    console.error(`functions, with ${size} products`);
    const { catalogueWork, cartWork } = await buildSubject(size);
    note(ofFunctions, 'file with all products, B brotli', size, await weighCatalogue(size));
    for (const [name, work] of Object.entries(catalogueWork)) {
      note(ofFunctions, `${name}, ms`, size, timeOf(work));
    }
    if (size !== cartCatalogueSize) continue;
    for (const lines of cartSizes) {
      for (const [name, work] of Object.entries(cartWork(lines))) {
        note(ofCart, `${name}, ms`, lines, timeOf(work));
      }
    }
  }
  closeFakeWindow();
}
if (isAskedFor('browser')) {
  installPackages('bench');
  const { measureInBrowser } = await import('./growth/inBrowser.mjs');
  for (const size of visitedSizes) {
    console.error(`in a browser, with ${size} products`);
    await measureInBrowser(size, (name, cost) => note(inBrowser, name, size, cost));
  }
}

const look = { isMarkdown: options.markdown };
const { date, machine } = describeMachine();
const command = ['npm run bench:growth', ...(options.only ? ['--', '--only', options.only] : [])];
console.log(`${date}, ${machine}\n\`${command.join(' ')}\`\n`);
/** @type {[title: string, curves: Curves][]} */
const tables = [
  ['builds, by products', ofBuilds],
  ['functions, by products', ofFunctions],
  [`by lines, of ${cartCatalogueSize} products`, ofCart],
  ['in a browser, by products', inBrowser],
];
for (const [title, curves] of tables) {
  if (curves.size > 0) console.log(`${curvesTable(title, curves)}\n`);
}
mkdirSync('bench/results', { recursive: true });
const toObject = (/** @type {Curves} */ curves) =>
  Object.fromEntries([...curves].map(([name, curve]) => [name, Object.fromEntries(curve)]));
writeFileSync(
  `bench/results/growth-${date.replaceAll(/\D/g, '')}.json`,
  JSON.stringify(
    {
      date,
      machine,
      ...Object.fromEntries(tables.map(([title, curves]) => [title, toObject(curves)])),
    },
    undefined,
    2,
  ),
);
if (options.only === undefined) rmSync(folder, { recursive: true });

/** @param {Curves} curves @param {string} name @param {number} size @param {number} cost */
function note(curves, name, size, cost) {
  curves.set(name, (curves.get(name) ?? new Map()).set(size, cost));
}

/** @param {string} title @param {Curves} curves */
function curvesTable(title, curves) {
  const sizes = [...new Set([...curves.values()].flatMap((curve) => [...curve.keys()]))];
  const rows = [...curves].map(([name, curve]) => [
    name,
    ...sizes.map((size) => toThreeDigits(curve.get(size))),
    powerOf(curve),
  ]);
  return table([[title, ...sizes.map(String), 'grows with the power'], ...rows], look);
}

/** @param {ReadonlyMap<number, number>} curve */
function powerOf(curve) {
  const points = [...curve].map(([size, cost]) => ({ size, cost }));
  const hasPower = points.length > 1 && points.every(({ cost }) => cost > 0);
  return hasPower ? growthExponent(points).toFixed(2) : '';
}

/** @param {number | undefined} value */
function toThreeDigits(value) {
  return value === undefined ? '' : `${Number(value.toPrecision(3))}`;
}

/**
 * The weight of the file with all products, from a build of the scripts alone.
 *
 * @param {number} size
 */
async function weighCatalogue(size) {
  const outDir = resolve(folder, `client-${size}`);
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [generatedCatalogue(size)],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('There is no environment to build the scripts in.');
  await builder.build(client);
  const weight = brotliCompressSync(readFileSync(`${outDir}/catalogue.js`)).length;
  rmSync(outDir, { recursive: true });
  return weight;
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
  return import(pathToFileURL(`${outDir}/subject.js`).href);
}
