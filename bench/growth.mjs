/**
 * Builds a generated shop and prints time, files and bytes: `npm run bench:growth -- 1000`, with 100
 * products if no number is given. Its products are those of `shop/` again and again, each with a name,
 * price and pictures of its own.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

process.chdir(dirname(import.meta.dirname));
const size = Number(process.argv[2] ?? 100);
const cache = 'node_modules/.cache';
const folder = mkdtempSync(`${cache}/growth-`);
const [shop, built] = [join(folder, 'shop'), join(folder, 'dist')];

try {
  // A first build encodes the pictures of the own products, whose copies the others share.
  build('shop');
  writeShop();
  const seconds = build(shop);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((file) => ({ file, stats: statSync(join(built, file)) }))
    .filter(({ stats }) => stats.isFile());
  console.log(`${size} products, built in ${seconds.toFixed(1)} s without encoding pictures`);
  console.log('                files         bytes');
  for (const [name, kind] of /** @type {const} */ ([
    ['pages', /\.html$/],
    ['catalogue', /catalogue-[^.]+\.js$/],
    ['scripts', /\.js$/],
    ['pictures', /^pictures\//],
    ['all', /^/],
  ])) {
    const some = files.filter(({ file }) => kind.test(file));
    const bytes = some.reduce((sum, { stats }) => sum + stats.size, 0);
    console.log(name.padEnd(10), `${some.length}`.padStart(10), `${bytes}`.padStart(13));
  }
} finally {
  rmSync(folder, { recursive: true });
  for (const file of readdirSync(`${cache}/pictures`)) {
    if (/^product-\d{5}-/.test(file)) rmSync(`${cache}/pictures/${file}`);
  }
}

/** @param {string} source @returns {number} seconds */
function build(source) {
  const begun = performance.now();
  execFileSync('node', ['scripts/build.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHOP_FOLDER: source, BUILT_SHOP: built },
  });
  return (performance.now() - begun) / 1000;
}

function writeShop() {
  cpSync('shop', shop, { recursive: true });
  rmSync(join(shop, 'hi'), { recursive: true });
  const settings = readFileSync('shop/settings.yaml', 'utf8');
  writeFileSync(join(shop, 'settings.yaml'), settings.replace(/^languages:.*\n/m, ''));
  const own = readdirSync('shop/products').toSorted();
  const copies = readdirSync(`${cache}/pictures`);
  for (let id = own.length + 1; id <= size; id += 1) {
    const lender = own[id % own.length] ?? '';
    const number = String(id).padStart(5, '0');
    const product = join(shop, 'products', `${number}-product-${id}`);
    cpSync(join('shop/products', lender), product, { recursive: true });
    const text = readFileSync(join(product, 'product.yaml'), 'utf8')
      .replaceAll(/^(name|description): (['"]?)/gm, `$1: $2${id} `)
      .replace(/^price: \d+/m, `price: ${100 + (id % 99)}`);
    writeFileSync(join(product, 'product.yaml'), text);
    // Pictures with the same contents have the same stamp, so their copies differ in the name alone.
    const name = `product-${lender.slice(0, 2)}-`;
    for (const copy of copies.filter((file) => file.startsWith(name))) {
      linkSync(
        `${cache}/pictures/${copy}`,
        `${cache}/pictures/${copy.replace(name, `product-${number}-`)}`,
      );
    }
  }
}
