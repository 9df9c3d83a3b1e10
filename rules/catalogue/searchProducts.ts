import { type AskedPrice, makePriceReader } from './askedPrice.ts';
import { browse, search } from './browse.ts';
import { type FoundEntry, type SearchIndex, makeFinder } from './finder.ts';
import { type Product, familyOf } from './product.ts';

/** What a text finds in a shop. */
export type Searched = ReturnType<Awaited<ReturnType<typeof makeSearch>>>;

/** Gives what searches products by an index that the build has made (SPEC 3.6, 16.65). */
export async function makeSearch(index: SearchIndex) {
  const find = await makeFinder(index);
  const readPrice = makePriceReader(index.prices);
  return (listed: readonly Product[], text: string) => {
    const named = search(listed, text);
    const isNamed = new Set(named);
    const read = readPrice(text);
    // A number alone is a price where a product has it.
    const isOther = read.rest === '' && withPrice(listed, read).length === 0;
    const asked: AskedPrice = isOther ? { rest: text } : read;
    const isPriced = asked.rest !== text;
    const { found, isEmpty, ...understood } = find(asked.rest, named.length === 0);
    const isOnlyPriced = isPriced && isEmpty;
    const families = new Map<FoundEntry, Product>(
      listed.map((product) => [familyOf(product), product]),
    );
    const meant = isOnlyPriced
      ? browse(listed, 'low')
      : found.flatMap((entry) => families.get(entry) ?? []);
    return {
      /** What has the text in its name, as it is shown. */
      named,
      /** What the text may mean beside those. */
      more: withPrice(meant, asked).filter((product) => !isNamed.has(product)),
      pages: found.flatMap((entry) => (typeof entry === 'number' ? [] : entry)),
      ...understood,
      /** What was read of prices, if anything was; and the words beside that, empty where there are none. */
      prices: isPriced ? asked : undefined,
      words: isOnlyPriced ? '' : asked.rest.trim(),
    };
  };
}

/** Those with a price that was asked for, in the order of prices if it was asked for. */
function withPrice(
  products: readonly Product[],
  { least = 0, most = Infinity, order }: AskedPrice,
): readonly Product[] {
  const isMeant = ({ price, from = price }: Product) => from >= least && from <= most;
  return browse(products.filter(isMeant), order ?? 'all');
}
