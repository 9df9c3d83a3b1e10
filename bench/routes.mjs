import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The first product page of each language is measured; the others have the same scripts. */
const isOtherProduct = /^(?:hi\/)?product\/(?!1\/)/;

/**
 * @param {string} folder a built shop
 * @returns {string[]} the routes that are measured: every page but the redirects
 */
export function routesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !isOtherProduct.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('id="root"'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .toSorted();
}
