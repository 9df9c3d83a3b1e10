import { useSyncExternalStore } from 'react';
import { storedCart } from './storedCart.ts';
import type { StoredList } from './storedList.ts';
import { storedWishlist } from './storedWishlist.ts';

function useStored<Entry>({ subscribe, read }: StoredList<Entry>): readonly Entry[] | undefined {
  return useSyncExternalStore<readonly Entry[] | undefined>(subscribe, read, () => undefined);
}

/** The cart's lines; `undefined` until the page is hydrated and the storage has been read. */
export const useCart = () => useStored(storedCart);

/** The wishlist; `undefined` until the page is hydrated and the storage has been read. */
export const useWishlist = () => useStored(storedWishlist);
