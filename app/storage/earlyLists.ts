import { mostOf, toQuantity } from '#ordering/cart.ts';
import { stocks } from '#shop/stocks';
import { cartKey, wishlistKey } from './storedKeys.ts';
import { carriedText } from './tabName.ts';

/**
 * The stored lists as the page's own script knows them: ids and quantities, for the facts of products come
 * later. Then the rest of the shop stores what was added in full (SPEC 11.2).
 */
export type ListName = 'cart' | 'wishlist';

const keys = { cart: cartKey, wishlist: wishlistKey } as const;

/** What the browser did not save. */
const unsaved: Record<ListName, unknown[]> = { cart: [], wishlist: [] };

/** The values of a stored list; none where it cannot be read, which the rest of the shop says. */
function readValues(key: string): readonly unknown[] | undefined {
  let text: string | null;
  try {
    text = window.localStorage.getItem(key);
  } catch {
    // Forbidden, which the rest of the shop says.
    text = carriedText(key);
  }
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

/** How many of each of the shop's products a list has, by id. */
export function quantitiesIn(list: ListName): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const value of [...(readValues(keys[list]) ?? []), ...unsaved[list]]) {
    const { id, quantity } = Object(value) as Record<string, unknown>;
    const key = typeof id === 'number' ? `${id}` : (id as string);
    const product = stocks.get(key);
    if (!product) continue;
    const sum = (quantities.get(key) ?? 0) + toQuantity(quantity);
    quantities.set(key, toQuantity(sum, mostOf(product)));
  }
  return quantities;
}

/** What a press has added before the page is hydrated, or wanted to. */
export type EarlyAdd = {
  readonly list: ListName;
  readonly id: string;
  readonly quantity: number;
  readonly isThere: boolean;
};

/** Adds a product that is not there already. */
export function addEarly(list: ListName, id: string, quantity: number): EarlyAdd {
  const isThere = quantitiesIn(list).has(id);
  if (!isThere) {
    const entry = { id: Number(id), ...(list === 'cart' && { quantity }) };
    const values = readValues(keys[list]);
    try {
      // What cannot be read is not overwritten.
      if (!values) throw new Error(list);
      window.localStorage.setItem(keys[list], JSON.stringify([...values, entry]));
    } catch {
      // The rest of the shop adds it, and says why it is not saved.
      unsaved[list].push(entry);
    }
    window.dispatchEvent(new Event(`${list}Updated`));
  }
  return { list, id, quantity, isThere };
}
