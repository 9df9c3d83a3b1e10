import { href } from '#domain/address.ts';
import { type Fact, listFacts } from '#domain/facts.ts';
import { facts } from '#shop/facts';

/** A product's facts; `undefined` if they did not come. */
export type LoadedFacts = Promise<readonly Fact[] | undefined>;

/**
 * Loads the facts of a product. A page has those of its own product, so that no script contains any;
 * after a navigation they are fetched.
 */
export function loadFacts(id: number): LoadedFacts {
  // The build and the development server have the data themselves; the bundler removes this for browsers.
  if (import.meta.env.SSR || import.meta.env.DEV) return settled(listFacts(facts[id] ?? {}));
  const list = document.querySelector(`[data-facts="${id}"]`);
  return list ? settled(Array.from(list.querySelectorAll('dt'), readFact)) : fetchFacts(id);
}

function readFact(term: Element): Fact {
  return [term.textContent, term.nextElementSibling?.textContent ?? ''];
}

async function fetchFacts(id: number): LoadedFacts {
  try {
    const response = await fetch(`${href(`/product/${id}`)}/facts.json`);
    return (await response.json()) as readonly Fact[];
  } catch {
    return undefined;
  }
}

/** A promise whose value React can use at once. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
