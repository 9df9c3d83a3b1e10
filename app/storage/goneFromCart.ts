import { goneKey } from './storedKeys.ts';
import { readText, writeText } from './localText.ts';
import { storedCart } from './storedCart.ts';

/** The names of products in the stored cart that the shop no longer has, and that were not noted (SPEC 16.92). */
export function namesOfGone(): readonly string[] {
  const noted = readNoted();
  return gone()
    .filter(({ id }) => !noted.includes(id))
    .map(({ productName }) => productName);
}

/** Notes that the shopper has read the names of all gone products. */
export function noteGone(): void {
  const ids = gone().map(({ id }) => id);
  if (String(ids) !== String(readNoted())) writeText(goneKey, JSON.stringify(ids));
}

function gone(): readonly StoredName[] {
  return storedCart
    .readUnknown()
    .map((text): unknown => JSON.parse(text))
    .filter(isProduct);
}

type StoredName = { readonly id: number | string; readonly productName: string };

function isProduct(value: unknown): value is StoredName {
  const { id, productName } = Object(value) as Record<string, unknown>;
  return (typeof id === 'number' || typeof id === 'string') && typeof productName === 'string';
}

/** The ids of gone products that were noted, and are still in the stored cart. */
function readNoted(): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(readText(goneKey) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    // Damaged notes are none: the names are shown once more.
    return [];
  }
}
