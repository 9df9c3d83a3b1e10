import type { Product } from '#domain/product.ts';

/** The products that this page knows, by id: its own, and all once the catalogue is loaded. */
const known = new Map<unknown, Product>();
let all: readonly Product[] | undefined;
let load: () => Promise<readonly Product[]> = async () => [];
const listeners = new Set<() => void>();

/** Says how the file with all products is loaded. A chunk of its own does so only from the entry. */
export function setCatalogueSource(source: () => Promise<readonly Product[]>): void {
  load = source;
}

/** Remembers the products that have come with the page; in a small shop these are all. */
export function learnProducts(products: readonly Product[], areAll = false): void {
  for (const product of products) known.set(`${product.id}`, product);
  if (!areAll) return;
  all = products;
  for (const listener of listeners) listener();
}

/**
 * Loads the file with all products, once.
 *
 * @throws {Error} if the file cannot be loaded
 */
export async function loadCatalogue(): Promise<readonly Product[]> {
  if (all) return all;
  const catalogue = await load();
  if (!all) learnProducts(catalogue, true);
  return all ?? catalogue;
}

/** All products, if they are loaded. */
export function readCatalogue(): readonly Product[] | undefined {
  return all;
}

/** Calls the listener when all products are known. */
export function followCatalogue(listener: () => void): void {
  listeners.add(listener);
}

/** A product by its id as a text. One that is not known may be in the catalogue, which is then loaded. */
export function findKnown(id: unknown): Product | undefined {
  const product = known.get(id);
  if (!product && !all && typeof id === 'string') loadOrWait();
  return product;
}

/**
 * Loads all products, or waits for the network to try again. The next look tries as well, but there may be
 * none: a list that another tab has changed would stay as it was.
 */
function loadOrWait(): void {
  // The browser adds the same listener only once, however many looks have failed.
  loadCatalogue().catch(() => addEventListener('online', loadOrWait, { once: true }));
}
