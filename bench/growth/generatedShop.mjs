import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stringify } from 'yaml';
import { productOf } from './generatedProducts.mjs';

const ownProducts = 10;
const pictureCache = 'node_modules/.cache/pictures';

/**
 * Writes a shop in one language with so many products: those of `shop/`, and others with names, prices,
 * facts and picture files of their own. A generated picture is one of the shop's with some bytes after
 * its end, which the build takes for another picture. Its encoded copies are put into the picture cache
 * as links, since encoding so many pictures takes hours.
 *
 * @param {string} folder
 * @param {number} size
 * @param {(bytes: Buffer) => string} stampOf of a picture, as the build names its copies
 */
export function writeShop(folder, size, stampOf) {
  rmSync(folder, { recursive: true, force: true });
  cpSync('shop', folder, { recursive: true });
  rmSync(`${folder}/hi`, { recursive: true, force: true });
  const settings = readFileSync('shop/settings.yaml', 'utf8');
  writeFileSync(`${folder}/settings.yaml`, settings.replace(/^languages:.*\n/m, ''));
  const lenders = readdirSync('shop/products').toSorted();
  const cached = readdirSync(pictureCache);
  for (let id = ownProducts + 1; id <= size; id += 1) {
    const lender = lenders[id % lenders.length] ?? '';
    const number = String(id).padStart(5, '0');
    const product = `${folder}/products/${number}-product-${id}`;
    mkdirSync(product);
    writeFileSync(`${product}/product.yaml`, productFile(id));
    for (const kind of ['primary', 'secondary']) {
      const bytes = readFileSync(`shop/products/${lender}/${kind}.webp`);
      const other = Buffer.concat([bytes, Buffer.from(`${id}`)]);
      writeFileSync(`${product}/${kind}.webp`, other);
      const known = `product-${lender.slice(0, 2)}-${kind}.${stampOf(bytes)}.`;
      const name = `product-${number}-${kind}.${stampOf(other)}.`;
      for (const copy of cached.filter((file) => file.startsWith(known))) {
        const link = `${pictureCache}/${copy.replace(known, name)}`;
        if (!existsSync(link)) linkSync(`${pictureCache}/${copy}`, link);
      }
    }
  }
}

/**
 * Changes the price of a generated product.
 *
 * @param {string} folder of the shop
 * @param {number} id
 */
export function changePrice(folder, id) {
  const product = readdirSync(`${folder}/products`).find(
    (name) => Number.parseInt(name, 10) === id,
  );
  const file = `${folder}/products/${product}/product.yaml`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/^price: (\d+)/m, (_, price) => `price: ${Number(price) + 1}`),
  );
}

/** Removes the links that `writeShop` has put into the picture cache. */
export function removeCopies() {
  for (const file of readdirSync(pictureCache)) {
    if (/^product-\d{5}-/.test(file)) rmSync(`${pictureCache}/${file}`);
  }
}

/** Prices have two decimals in a shop's files. @param {number} id */
function productFile(id) {
  return stringify(productOf(id), { lineWidth: 0 }).replaceAll(
    /^(price|oldPrice): \d+$/gm,
    '$&.00',
  );
}
