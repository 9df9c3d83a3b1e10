import type * as z from 'zod';
import { type PriceWords, phraseOf } from '#catalogue/askedPrice.ts';
import { fold, wordsIn } from '#catalogue/fold.ts';
import { group, plainText } from '#reader/kinds/fieldTypes.ts';
import { completeLanguage, readOfLanguage } from './readMessages.ts';

const words = (label: string, what: string) =>
  plainText(label, `${what}, with commas between`, 2000).optional();
const price = (label: string) => words(label, 'what people write of prices');
const page = (label: string) => words(label, 'what else people call it');

const pages = {
  new: page('New products'),
  sale: page('Sale'),
  returns: page('Returns'),
  shipping: page('Shipping'),
  terms: page('Terms'),
  privacy: page('Privacy'),
  contact: page('Contact'),
  orders: page('Orders'),
};

const prices = {
  money: price('Money'),
  upTo: price('Up to'),
  from: price('From'),
  between: price('Between'),
  lowFirst: price('Cheapest'),
  highFirst: price('Most expensive'),
  thousand: price('Thousand'),
  lakh: price('Lakh'),
  units: words('Units', 'what stands beside numbers that are no price'),
} satisfies Record<keyof PriceWords, z.ZodType>;

/** How people ask in a language: `search.yaml` in its folder (SPEC 18.4). */
export const searchWords = group('Search', {
  little: words('Little words', 'words that say nothing of a product'),
  not: words('Not', 'words that make a sentence say what is not so'),
  behind: words('Not, behind', 'such words that stand behind what is not'),
  ...prices,
  pages: group('Pages', pages).optional(),
});

type Written = z.infer<typeof searchWords>;
export type PageWords = Readonly<Record<keyof typeof pages, readonly string[]>>;

/** How people ask in all of these languages, and in English. */
export type SearchWords = Readonly<Record<'little' | 'not' | 'behind', ReadonlySet<string>>> & {
  readonly prices: PriceWords;
  readonly pages: PageWords;
};

export function readSearchWords(languages: Iterable<string>): SearchWords {
  const all = [...new Set([completeLanguage, ...languages])].flatMap(
    (code) => readOfLanguage(`${code}/search.yaml`, searchWords) ?? [],
  );
  const listOf = (textOf: (own: Written) => string | undefined) =>
    all.flatMap((own) => textOf(own)?.split(/,\s*/) ?? []);
  const setOf = (name: 'little' | 'not' | 'behind') =>
    new Set(
      listOf((own) => own[name])
        .flatMap(wordsIn)
        .map(fold),
    );
  // A longer phrase is tried before one that it begins with.
  const phrasesOf = (name: keyof PriceWords) =>
    [...new Set(listOf((own) => own[name]).map(phraseOf))]
      .toSorted((one, other) => other.length - one.length)
      .join('|');
  const each = <Name extends string, Of>(of: Record<Name, unknown>, read: (name: Name) => Of) =>
    Object.fromEntries(typedKeys(of).map((name) => [name, read(name)])) as Record<Name, Of>;
  return {
    little: setOf('little'),
    not: setOf('not'),
    behind: setOf('behind'),
    prices: each(prices, phrasesOf),
    pages: each(pages, (name) => listOf((own) => own.pages?.[name])),
  };
}

const typedKeys = <Name extends string>(of: Record<Name, unknown>) => Object.keys(of) as Name[];
