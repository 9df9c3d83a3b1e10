import { referenceLength, toReference } from '#ordering/reference.ts';

/** The reference of a new order, by chance (SPEC 15.8). */
export function newReference(): string {
  return toReference(crypto.getRandomValues(new Uint8Array(referenceLength)));
}
