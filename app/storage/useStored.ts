import { useSyncExternalStore } from 'react';
import { storedCart } from './storedCart.ts';
import type { StoredValue } from './storedValue.ts';
import { storedWishlist } from './storedWishlist.ts';

/** A stored value; `undefined` until the page is hydrated and the storage has been read. */
export function useStored<Value>({
  subscribe,
  read,
}: Pick<StoredValue<Value>, 'read' | 'subscribe'>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined);
}

export const useCart = () => useStored(storedCart);
export const useWishlist = () => useStored(storedWishlist);
