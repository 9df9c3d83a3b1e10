import MiniSearch from 'minisearch';
import type { PriceWords } from './askedPrice.ts';
import { fold, wordsIn } from './fold.ts';
import { boost, heard, queriesOf, search, withPairs } from './queries.ts';
import { soundsOf } from './sound.ts';

/** The number of a product, or a page with its title. */
export type FoundEntry = number | { readonly address: string; readonly title: string };

/** What Search knows of a product or a page: its words, in lines of what stands together (SPEC 16.65). */
export type SearchEntry = {
  readonly entry: FoundEntry;
  /** In all languages of the shop, with its variant. */
  readonly names: string;
  readonly keywords: string;
  /** Its category, else what the shop sells, its tag, and what the product is for; the headings of a page. */
  readonly about: string;
  /** What it says at length. */
  readonly texts: string;
  /** The words of what it is not for. */
  readonly warnings?: string;
};

/** What Search knows beside the names that products show, made by the build. */
export type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  /** Words that say nothing of a product, with spaces between. */
  readonly little: string;
  readonly prices: PriceWords;
};

/** What a text finds. */
type Found = {
  /** The nearest first. */
  readonly found: readonly FoundEntry[];
  /** Whether what is found is only nearly what was typed. */
  readonly isClose: boolean;
  /** The words that it is found by, and those that it is not; both are empty where it is found by all. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  /** Whether the text has no word that says anything of a product. */
  readonly isEmpty: boolean;
};

/** How near an entry is, and which of the words it has, by where they stand. */
type Ranked = { readonly at: number; score: number; readonly has: Set<number> };
type Hit = { readonly score: number; readonly isInText: boolean };

/** Gives in which entries a word is, each with how near that is. */
async function makeHits(entries: readonly SearchEntry[]) {
  const mini = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: Object.keys(boost),
    tokenize: withPairs,
    processTerm: heard,
    searchOptions: search,
  });
  // In slices, so that whoever types meanwhile waits for none.
  await mini.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 4 },
  );
  const remembered = new Map<string, ReadonlyMap<number, Hit>>();
  return (word: string, isClose: boolean): ReadonlyMap<number, Hit> => {
    const key = `${word} ${isClose}`;
    const found = remembered.get(key);
    if (found) return found;
    const results = mini.search({ combineWith: 'OR', queries: queriesOf(word, isClose) });
    const hits = new Map<number, Hit>(
      results.map(({ id, score, match }) => {
        const isInText = Object.values(match).every((fields) => fields.join() === 'texts');
        return [Number(id), { score, isInText }];
      }),
    );
    remembered.set(key, hits);
    return hits;
  };
}

/** Gives what sets entries in order: those with most of the words first, and of these the nearest. */
function makeRanker(hitsOf: Awaited<ReturnType<typeof makeHits>>, isLittle: ReadonlySet<string>) {
  /** @param hasTexts whether a word counts that only the long texts of a product have */
  return (words: readonly string[], isClose: boolean, hasTexts: boolean): readonly Ranked[] => {
    const ranked = new Map<number, Ranked>();
    const count = (word: string, places: readonly number[]) => {
      for (const [at, { score, isInText }] of hitsOf(word, isClose)) {
        const near = ranked.get(at) ?? { at, score: 0, has: new Set() };
        near.score += score;
        if (hasTexts || places.length > 1 || !isInText)
          for (const place of places) near.has.add(place);
        ranked.set(at, near);
      }
    };
    for (const [at, word] of words.entries()) {
      if (!isLittle.has(word)) count(word, [at]);
      const before = words[at - 1];
      // Two neighbours are one word for who types a space too much, and together say more than apart.
      const pair = [at - 1, at].filter((place) => !isLittle.has(words[place] ?? ''));
      if (before !== undefined) count(before + word, pair);
    }
    return [...ranked.values()].sort(
      (one, other) => other.has.size - one.has.size || other.score - one.score,
    );
  };
}

/**
 * Gives what finds in a shop: what has each word of a text; if nothing has, and it is forgiving, what has words that
 * are close to them, else what has most of them. What warns of a word never comes first (SPEC 16.65).
 */
export async function makeFinder({ entries, little }: SearchIndex) {
  const isLittle = new Set(little.split(' '));
  const rank = makeRanker(await makeHits(entries), isLittle);

  return (text: string, isForgiving: boolean): Found => {
    const written = wordsIn(text);
    const words = written.map(fold);
    const meant = words.flatMap((word, at) => (isLittle.has(word) ? [] : [at]));
    const isEmpty = meant.length === 0;
    const withAll = (isClose: boolean, hasTexts: boolean) =>
      rank(words, isClose, hasTexts).filter(({ has }) => has.size === meant.length);
    let ranked: readonly Ranked[] = isEmpty ? [] : withAll(false, meant.length === 1);
    const isClose = isForgiving && !isEmpty && ranked.length === 0;
    if (isClose) ranked = withAll(true, true);
    const isPart = isClose && ranked.length === 0;
    if (isPart) ranked = withMost(rank(words, false, true), meant.length);
    const has = isPart ? ranked[0]?.has : undefined;
    const wordsAt = (places: readonly number[]) => places.flatMap((at) => written[at] ?? []);
    const isWarned = ({ warnings }: SearchEntry) =>
      warnings !== undefined && meant.some((at) => isSame(words[at] ?? '', warnings));
    return {
      found: warnedLast(
        ranked.flatMap(({ at }) => entries[at] ?? []),
        isWarned,
      ),
      isClose,
      known: wordsAt(has ? meant.filter((at) => has.has(at)) : []),
      unknown: wordsAt(has ? meant.filter((at) => !has.has(at)) : []),
      isEmpty,
    };
  };
}

/** Nothing at all, where all warn of a word. */
function warnedLast(found: readonly SearchEntry[], isWarned: (entry: SearchEntry) => boolean) {
  const safe = found.filter((entry) => !isWarned(entry));
  return safe.length > 0 ? [...safe, ...found.filter(isWarned)].map(({ entry }) => entry) : [];
}

/** Those that have the same words as the first; none if these are fewer than a third, which say nothing of a sentence. */
function withMost(ranked: readonly Ranked[], count: number): readonly Ranked[] {
  const most = ranked[0]?.has ?? new Set();
  if (most.size * 3 < count) return [];
  return ranked.filter(({ has }) => has.size === most.size && [...has].every((at) => most.has(at)));
}

/** Whether a warning has a word, or one that begins it, sounds like it, or is nearly that. */
function isSame(word: string, warnings: string): boolean {
  const { full } = soundsOf(word);
  const long = full.filter((sound) => sound.length > 3);
  return warnings
    .split(' ')
    .some(
      (own) =>
        own === word ||
        (own.length > 4 && word.startsWith(own)) ||
        (long.length > 0 && soundsOf(own).full.some((sound) => long.includes(sound))),
    );
}
