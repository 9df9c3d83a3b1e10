import type { Address } from '#address/screens.ts';
import { search } from '#catalogue/browse.ts';
import { makeFinder } from '#catalogue/findMore.ts';
import { familyOf } from '#catalogue/product.ts';
import { listed as all } from '#shop/products';
import { listedOnDay } from '#catalogue/season.ts';
import { dayOf } from '#ordering/day.ts';
import { entries } from '#shop/search';
import { productCount } from '#strings/shell';
import { joinSentences } from '#ui/announce.ts';
import * as strings from '#strings/products';

/** Made with the first text. */
let find: ReturnType<typeof makeFinder> | undefined;

/** What a text finds in the shop, and how it is said (SPEC 3.6, 16.65). */
export function searchShop(text: string) {
  const listed = listedOnDay(all, dayOf(Date.now()));
  const named = search(listed, text);
  find ??= makeFinder(entries);
  const isAlone = named.length === 0;
  const { ids, isClose } = find(text, isAlone);
  const more = ids
    .flatMap((id) => listed.filter((product) => familyOf(product) === id))
    .filter((product) => !named.includes(product));
  const pages = entries.filter(({ id }) => typeof id === 'string' && ids.includes(id));
  const said = [
    !isAlone && productCount(named.length),
    more.length > 0 &&
      (isClose
        ? strings.closeCount(more.length)
        : strings.alsoCount({ count: more.length, isAlone })),
    pages.length > 0 && strings.pageCount(pages.length),
  ];
  return {
    named,
    /** What is shown below; empty if nothing is. */
    more,
    moreTitle: isClose ? strings.closeTitle : strings.alsoTitle({ text: text.trim(), isAlone }),
    /** The owner's own pages. */
    pages: pages.map(({ id, names }) => ({ address: `${id}` as Address, title: `${names[0]}` })),
    said: joinSentences(said) || strings.noProductFound,
  };
}
