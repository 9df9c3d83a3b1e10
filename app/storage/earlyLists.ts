import { mostOf, toQuantity } from '#ordering/cart.ts';
import { stocks } from '#shop/products';
import { writeText } from './localText.ts';
import { idOf, ownField, valuesIn } from './storedEntries.ts';
import { cartKey, wishlistKey } from './storedKeys.ts';
import { readList } from './tabName.ts';

/**
 * The stored lists as the page's own script knows them: ids and quantities, for the facts of products come
 * later. Then the rest of the shop stores what was added in full (SPEC 11.2).
 */
export type ListName = 'cart' | 'wishlist';

const keys = { cart: cartKey, wishlist: wishlistKey } as const;

/** What the browser did not save. */
const unsaved: Record<ListName, unknown[]> = { cart: [], wishlist: [] };

/** None where the list cannot be read, which the rest of the shop says. */
function storedIn(list: ListName): readonly unknown[] | undefined {
  try {
    return valuesIn(readList(keys[list]) ?? '[]');
  } catch {
    return undefined;
  }
}

/** How many of each of the shop's products a list has, by id. */
export function quantitiesIn(list: ListName): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const value of [...(storedIn(list) ?? []), ...unsaved[list]]) {
    const id = idOf(value);
    const product = stocks.get(id);
    if (!product) continue;
    const sum = (quantities.get(id) ?? 0) + toQuantity(ownField(value, 'quantity'));
    quantities.set(id, toQuantity(sum, mostOf(product)));
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
    const values = storedIn(list);
    // What cannot be read is not overwritten. The rest of the shop adds it, and says why it is not saved.
    if (!values || !writeText(keys[list], JSON.stringify([...values, entry])))
      unsaved[list].push(entry);
    window.dispatchEvent(new Event(`${list}Updated`));
  }
  return { list, id, quantity, isThere };
}
