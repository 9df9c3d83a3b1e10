import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { weighRoutes } from '../../checks/budget.mjs';
import { changePrice, writeShop } from './generatedShop.mjs';

/** @typedef {(name: string, cost: number) => void} Note */

const folder = 'node_modules/.cache/bench-growth';
/** What a clean build has to make anew; pictures are not measured. */
const madeAnew = ['pages', 'compressed'];
const weighed = {
  '/': 'index.html',
  '/products': 'products/index.html',
  '/product/5': 'product/5/index.html',
};

/** Where the built shop of a size is. @param {number} size */
export function builtFolder(size) {
  return `${folder}/built-${size}`;
}

/**
 * Writes a shop and builds it, so that all its pictures are in the caches.
 *
 * @param {number} size
 * @param {(bytes: Buffer) => string} stampOf
 */
export function prepareShop(size, stampOf) {
  writeShop(shopFolder(size), size, stampOf);
  build(size);
}

/**
 * Times a clean build and two rebuilds in processes of their own, as an owner starts them, and weighs
 * what they have made.
 *
 * @param {number} size
 * @param {Note} note
 */
export function measureBuilds(size, note) {
  for (const kind of madeAnew) {
    rmSync(`node_modules/.cache/${kind}`, { recursive: true, force: true });
  }
  note('clean build without pictures, s', build(size));
  weigh(size, note);
  // The first products are on every product's page, under "You May Also Like".
  const changes = { 'in the middle': Math.ceil(size / 2), 'on every page': 1 };
  for (const [which, id] of Object.entries(changes)) {
    const before = hashPages(size);
    changePrice(shopFolder(size), id);
    note(`build after a changed price ${which}, s`, build(size));
    const changed = [...hashPages(size)].filter(([file, hash]) => before.get(file) !== hash);
    note(`pages that changed with a price ${which}`, changed.length);
  }
}

/** @param {number} size */
function shopFolder(size) {
  return `${folder}/shop-${size}`;
}

/** @param {number} size @returns {number} seconds */
function build(size) {
  const start = performance.now();
  execFileSync('node', ['scripts/build.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHOP_FOLDER: shopFolder(size), BUILT_SHOP: builtFolder(size) },
  });
  return (performance.now() - start) / 1000;
}

/** @param {number} size @param {Note} note */
function weigh(size, note) {
  const built = builtFolder(size);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const weight = pages.reduce((sum, file) => sum + readFileSync(`${built}/${file}`).length, 0);
  note('pages', pages.length);
  note('files without pictures', files.filter((file) => !/pictures\//.test(file)).length);
  note('files of pictures', files.filter((file) => /pictures\//.test(file)).length);
  note('HTML of a page on average, kB', weight / pages.length / 1000);
  const routes = new Map(weighRoutes(built).map(({ route, js }) => [route, js]));
  for (const [route, file] of Object.entries(weighed)) {
    note(`HTML of ${route}, B brotli`, readFileSync(`${built}/${file}.br`).length);
    note(`script of ${route} before it is interactive, B brotli`, routes.get(route) ?? Number.NaN);
  }
  note('file with all products, B brotli', readFileSync(`${built}/catalogue.js.br`).length);
  note('offline worker, B brotli', readFileSync(`${built}/sw.js.br`).length);
  note('sitemap, B brotli', readFileSync(`${built}/sitemap.xml.br`).length);
}

/** @param {number} size @returns {Map<string, string>} a hash of each page */
function hashPages(size) {
  const built = builtFolder(size);
  if (!existsSync(built)) return new Map();
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' });
  return new Map(
    pages
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(`${built}/${file}`))
          .digest('hex'),
      ]),
  );
}
