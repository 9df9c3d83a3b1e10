import { fold, wordsIn } from './fold.ts';
import {
  type FoundEntry,
  type Hits,
  type OpenedIndex,
  type SearchIndex,
  hitsOf,
  openIndex,
  warnedOf,
  weightOfTexts,
} from './searchIndex.ts';

/** What a text finds. */
export type Found = {
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
type Ranked = readonly [entry: number, near: { score: number; readonly has: Set<number> }];

/**
 * Gives what finds in an index: what has each word of a text; if nothing has, and it is forgiving, what has words
 * that are close to them, else what has most of them. What warns of a word never comes first (SPEC 16.65).
 */
export function makeFinder(index: SearchIndex) {
  const opened = openIndex(index);
  const little = new Set(index.little.split(' '));
  const rank = makeRanker(opened, little, index.entries.length);

  return (text: string, isForgiving: boolean): Found => {
    const written = wordsIn(text);
    const words = written.map(fold);
    const meant = words.flatMap((word, at) => (little.has(word) ? [] : [at]));
    const withAll = (isClose: boolean, hasTexts: boolean) =>
      rank(words, isClose, hasTexts).filter(([, { has }]) => has.size === meant.length);
    const isEmpty = meant.length === 0;
    let ranked: readonly Ranked[] = isEmpty ? [] : withAll(false, meant.length === 1);
    const isClose = isForgiving && !isEmpty && ranked.length === 0;
    if (isClose) ranked = withAll(true, true);
    const isPart = isClose && ranked.length === 0;
    if (isPart) ranked = withMost(rank(words, false, true), meant.length);
    const has = isPart ? ranked[0]?.[1].has : undefined;
    const warned = meant.map((at) => warnedOf(opened, words[at] ?? ''));
    const wordsAt = (places: readonly number[]) => places.flatMap((at) => written[at] ?? []);
    return {
      found: warnedLast(ranked, warned).flatMap((entry) => index.entries[entry] ?? []),
      isClose,
      known: wordsAt(has ? meant.filter((at) => has.has(at)) : []),
      unknown: wordsAt(has ? meant.filter((at) => !has.has(at)) : []),
      isEmpty,
    };
  };
}

/** Gives what sets entries in order: those with most of the words first, and of these the nearest. */
function makeRanker(index: OpenedIndex, little: ReadonlySet<string>, all: number) {
  const remembered = new Map<string, Hits>();

  function recall(word: string, isClose: boolean): Hits {
    const key = `${word} ${isClose}`;
    const hits = remembered.get(key) ?? hitsOf(index, word, isClose);
    remembered.set(key, hits);
    return hits;
  }

  /** @param hasTexts whether a word counts that only the long texts of a product have */
  return (words: readonly string[], isClose: boolean, hasTexts: boolean): readonly Ranked[] => {
    const ranked = new Map<number, Ranked[1]>();
    const count = (hits: Hits, places: readonly number[]) => {
      const rare = Math.log(1 + all / hits.size);
      for (const [entry, weight] of hits) {
        const near = ranked.get(entry) ?? { score: 0, has: new Set() };
        near.score += weight * rare;
        if (hasTexts || places.length > 1 || weight > weightOfTexts)
          for (const place of places) near.has.add(place);
        ranked.set(entry, near);
      }
    };
    for (const [at, word] of words.entries()) {
      if (!little.has(word)) count(recall(word, isClose), [at]);
      const before = words[at - 1];
      // Two neighbours are one word for who types a space too much, and together say more than apart.
      const pair = [at - 1, at].filter((place) => !little.has(words[place] ?? ''));
      if (before !== undefined) count(recall(before + word, isClose), pair);
    }
    return [...ranked].sort(
      ([, one], [, other]) => other.has.size - one.has.size || other.score - one.score,
    );
  };
}

/** Those that have the same words as the first; none if these are fewer than a third, which say nothing of a sentence. */
function withMost(ranked: readonly Ranked[], count: number): readonly Ranked[] {
  const most = ranked[0]?.[1].has ?? new Set();
  if (most.size * 3 < count) return [];
  return ranked.filter(
    ([, { has }]) => has.size === most.size && [...has].every((at) => most.has(at)),
  );
}

/** Nothing at all, where all warn of a word. */
function warnedLast(ranked: readonly Ranked[], warned: readonly ReadonlySet<number>[]): number[] {
  const isWarned = (entry: number) => warned.some((all) => all.has(entry));
  const entries = ranked.map(([entry]) => entry);
  const safe = entries.filter((entry) => !isWarned(entry));
  return safe.length > 0 ? [...safe, ...entries.filter(isWarned)] : [];
}
