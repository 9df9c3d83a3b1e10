import { readText, thisBrowser, writeText } from './browser.ts';
import { readCatalogue } from './catalogue.ts';
import { fromStored } from './storedProduct.ts';

/** The ids of gone products that were noted, and are still in the stored cart. */
const key = 'beau:gone';

/** The names of products in the stored cart that the shop no longer has, and that were not noted (SPEC 16.92). */
export function namesOfGone(): readonly string[] {
  const noted = readValues(key);
  return gone()
    .filter(({ id }) => !noted.includes(id))
    .map(({ productName }) => productName);
}

/** Notes that the shopper has read the names of all gone products. */
export function noteGone(): void {
  const ids = gone().map(({ id }) => id);
  if (String(ids) !== String(readValues(key))) writeText(thisBrowser, key, JSON.stringify(ids));
}

function gone(): readonly StoredName[] {
  // Until all products are known, a product that is not may still be one of the shop's.
  if (!readCatalogue()) return [];
  return readValues('cart')
    .filter((value) => !fromStored(value))
    .filter(isProduct);
}

type StoredName = { readonly id: number | string; readonly productName: string };

function isProduct(value: unknown): value is StoredName {
  const { id, productName } = Object(value) as Record<string, unknown>;
  return (typeof id === 'number' || typeof id === 'string') && typeof productName === 'string';
}

function readValues(from: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(readText(thisBrowser, from) ?? '[]');
    return Array.isArray(values) ? values : [];
  } catch {
    // The list itself reports a cart that cannot be read.
    return [];
  }
}
