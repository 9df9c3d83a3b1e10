import { type Ordered, withoutOrdered } from '#ordering/cart.ts';
import { goneKey } from './storedKeys.ts';
import { storedCart } from './storedCart.ts';
import { createStoredList } from './storedList.ts';
import { idOf } from './storedEntries.ts';

type StoredName = {
  readonly id: number | string;
  readonly productName: string;
  /** Of a product in several sizes, of which the others may still be there. */
  readonly size?: unknown;
};

/** The ids of gone products that were noted, and are still in the stored cart. */
const noted = createStoredList<StoredName['id']>({
  key: goneKey,
  fromStored: (value) => (isId(value) ? value : undefined),
  toStored: (id) => id,
});

/** The names of products in the stored cart that the shop no longer has, and that were not noted (SPEC 16.92). */
export function namesOfGone(): readonly string[] {
  const ids = noted.read();
  return gone()
    .filter(({ id }) => !ids.includes(id))
    .map(({ productName, size }) =>
      typeof size === 'string' ? `${productName}, ${size}` : productName,
    );
}

/** Notes that the shopper has read the names of all gone products. */
export function noteGone(): void {
  const ids = gone().map(({ id }) => id);
  noted.change((before) => (String(before) === String(ids) ? before : ids));
}

/** Takes what was ordered out of the cart, also what the shop no longer has (SPEC 15.13). */
export function takeOrdered(ordered: readonly Ordered[]): void {
  storedCart.change((newest) => withoutOrdered(newest, ordered));
  storedCart.dropUnknown((value) => ordered.some(({ id }) => `${id}` === idOf(value)));
}

function gone(): readonly StoredName[] {
  return storedCart
    .readUnknown()
    .map((text): unknown => JSON.parse(text))
    .filter(isProduct);
}

function isProduct(value: unknown): value is StoredName {
  const { id, productName } = Object(value) as Record<string, unknown>;
  return isId(id) && typeof productName === 'string';
}

function isId(value: unknown): value is StoredName['id'] {
  return typeof value === 'number' || typeof value === 'string';
}
