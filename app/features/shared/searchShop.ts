import type { Address } from '#address/screens.ts';
import type { AskedPrice } from '#catalogue/askedPrice.ts';
import type { SearchIndex } from '#catalogue/finder.ts';
import { type Searched, makeSearch } from '#catalogue/searchProducts.ts';
import type { MinorUnits } from '#ordering/money.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { listed } from '#shop/products';
import { priceFormat } from '#shop/settings';
import { productCount } from '#strings/shell';
import { joinSentences } from '#ui/announce.ts';
import * as strings from '#strings/products';

/** What a text finds in the shop, and how it is said (SPEC 3.6, 16.65). */
export type FoundInShop = ReturnType<Awaited<ReturnType<typeof searchBy>>>;

let made: { readonly of: SearchIndex; readonly search: ReturnType<typeof makeSearch> } | undefined;

/** Gives what searches the shop by this index, which is made once. */
export async function searchBy(index: SearchIndex) {
  if (made?.of !== index) made = { of: index, search: makeSearch(index) };
  const search = await made.search;
  return (text: string) => {
    const searched = search(listed, text);
    const { named, more, pages } = searched;
    const isAlone = named.length === 0;
    const said = [
      !isAlone && productCount(named.length),
      more.length > 0 && sayCount(searched, isAlone),
      pages.length > 0 && strings.pageCount(pages.length),
    ];
    return {
      named,
      /** What is shown below; empty if nothing is. */
      more,
      moreTitle: sayTitle(searched, isAlone),
      /** Parts of the shop beside its products. */
      pages: pages.map(({ address, title }) => ({ address: address as Address, title })),
      said: joinSentences(said) || strings.noProductFound,
    };
  };
}

/** What was understood, also of prices: "Nothing for “pregnancy”. For “cream”", "For “kit” · Up to Rs. 500". */
function sayTitle(searched: Searched, isAlone: boolean): string {
  const { prices, words: text } = searched;
  const found = text !== '' && sayFound(searched, text, isAlone);
  return [found, ...(prices ? sayPrices(prices) : [])].filter(Boolean).join(' · ');
}

function sayFound({ isClose, known, unknown }: Searched, text: string, isAlone: boolean): string {
  if (unknown.length > 0)
    return strings.partTitle({ unknown: unknown.join(' '), known: known.join(' ') });
  return isClose ? strings.closeTitle : strings.alsoTitle({ text, isAlone });
}

function sayCount(searched: Searched, isAlone: boolean): string {
  const { more, prices, unknown, isClose } = searched;
  const count = more.length;
  // What is not for the complete text is said with what it is for.
  if (prices || unknown.length > 0) return `${sayTitle(searched, isAlone)}: ${productCount(count)}`;
  return isClose ? strings.closeCount(count) : strings.alsoCount({ count, isAlone });
}

function sayPrices({ least, most, order }: AskedPrice): readonly string[] {
  const sorted = order && (order === 'low' ? strings.lowFirst : strings.highFirst);
  return [sayRange(least, most), sorted].flatMap((each) => each ?? []);
}

function sayRange(least?: MinorUnits, most?: MinorUnits): string | undefined {
  if (least === undefined) return most === undefined ? most : strings.upToPrice(sayAmount(most));
  if (most === undefined) return strings.fromPrice(sayAmount(least));
  if (least === most) return sayAmount(least);
  return strings.betweenPrices({ least: sayAmount(least), most: sayAmount(most) });
}

/** A price as people say it: without decimals that are none. */
function sayAmount(amount: MinorUnits): string {
  return formatPrice(amount).replace(`${priceFormat.decimal}00`, '');
}
