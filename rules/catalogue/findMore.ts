import MiniSearch, { type Query } from 'minisearch';
import { keysOfSound } from './sound.ts';
import { fold } from './fold.ts';

/** What Search knows of a product or of a page of the owner's own, beside the names that products show (SPEC 16.65). */
export type SearchEntry = {
  /** The number of a product, or the address of a page. */
  readonly id: number | string;
  /** In all languages of the shop, with its variant. */
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  /** Its category, else what the shop sells, and what the product is for; the headings of a page. */
  readonly about: readonly string[];
};

/** What a text finds, the nearest first. */
type Found = { readonly ids: readonly SearchEntry['id'][]; readonly isClose: boolean };

/** Words that say nothing of a product, as `fold` gives them. */
const fillers = new Set(
  'a an and for of the to with ka ke ki ko se liye me mein wala wale wali vala vale vali karne hatane lagane का के की को से लिए में वाला वाले वाली और करने हटाने लगाने'.split(
    ' ',
  ),
);

/**
 * Makes the index, and gives what finds in it: what has each word of a text, the nearest first (SPEC 16.65); if
 * nothing has, and it is forgiving, what has words that are close to them, else what has most of them.
 */
export function makeFinder(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<SearchEntry>({
    fields: ['names', 'keywords', 'about'],
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry];
      return typeof value === 'object' ? value.join('\n') : value;
    },
    tokenize: (text) => text.split('\n').flatMap((part) => withPairs(wordsOf(part))),
    processTerm: (word) => [word, ...keysOfSound(word)],
    searchOptions: {
      combineWith: 'AND',
      boost: { names: 3, keywords: 2 },
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boostTerm: (term) => (term.startsWith('~') ? 0.5 : 1),
    },
  });
  index.addAll(entries);
  return (text: string, isForgiving: boolean): Found => {
    const words = wordsOf(text).filter((word) => !fillers.has(word));
    const ask = (readings: readonly string[][], isClose = false) =>
      index.search({
        combineWith: 'OR',
        queries: readings.map((reading) => askFor(reading, isClose)),
      });
    const askMost = () => {
      const counts = new Map<SearchEntry['id'], number>();
      for (const word of words)
        for (const { id } of ask([[word]])) counts.set(id, (counts.get(id) ?? 0) + 1);
      const most = Math.max(...counts.values());
      // One word of a sentence says nothing of it.
      if (most * 3 < words.length) return [];
      return ask(words.map((word) => [word])).filter(({ id }) => counts.get(id) === most);
    };
    const readings = words.length === 0 ? [] : readingsOf(words);
    let found = ask(readings);
    const isClose = isForgiving && found.length === 0;
    if (isClose) found = ask(readings, true);
    if (isClose && found.length === 0) found = askMost();
    return { ids: found.map(({ id }) => id as SearchEntry['id']), isClose };
  };
}

function askFor(words: readonly string[], isClose: boolean): Query {
  return {
    combineWith: 'AND',
    queries: words.map((word) => ({
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: word.length > 2, fuzzy: isClose && allowedIn(word) },
        { queries: isClose ? swappedIn(word) : [], combineWith: 'OR' },
        { queries: keysOfSound(word), combineWith: 'OR', prefix: (key) => key.length > 4 },
      ],
    })),
  };
}

/** How many letters may be wrong, missing or too many. */
function allowedIn(word: string): number | false {
  return word.length < 4 ? false : word.length < 7 ? 1 : 2;
}

/** The word with each two neighbours changed over, as fast fingers type them. */
function swappedIn(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, from) =>
      word.slice(0, from) + word.charAt(from + 1) + word.charAt(from) + word.slice(from + 2),
  );
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Also each two neighbours as one word, for who leaves out the space. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

/** The words as they are typed, and with two neighbours as one, for who types a space too much. */
function readingsOf(words: readonly string[]): string[][] {
  return [
    [...words],
    ...words
      .slice(1)
      .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]),
  ];
}
