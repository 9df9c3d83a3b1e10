import { useSyncExternalStore } from 'react';
import { storedCart } from './storedCart.ts';
import { storedWishlist } from './storedWishlist.ts';

type Followed<Value> = {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A stored value; `undefined` until the page is hydrated and the storage has been read. */
export function useStored<Value>({ subscribe, read }: Followed<Value>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined);
}

/** What is shown of a stored value, so that a change of the rest renders nothing; `before` until the page is hydrated. */
export function useOfStored<Value, Shown>(
  { subscribe, read }: Followed<Value>,
  shownOf: (value: Value) => Shown,
  before: Shown,
): Shown {
  return useSyncExternalStore(
    subscribe,
    () => shownOf(read()),
    () => before,
  );
}

export const useCart = () => useStored(storedCart);
export const useWishlist = () => useStored(storedWishlist);
