import { type FoundEntry, type SearchIndex, signs, weightOfTexts } from '#catalogue/searchIndex.ts';
import { fold, wordsIn } from '#catalogue/fold.ts';
import { soundsOf } from '#catalogue/sound.ts';
import type { SearchWords } from '#reader/messages/searchWords.ts';

/** What Search knows of a product or a page, beside the names that products show (SPEC 16.65). */
export type SearchEntry = {
  readonly entry: FoundEntry;
  /** In all languages of the shop, with its variant. */
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  /** Its category, else what the shop sells, its tag, and what the product is for; the headings of a page. */
  readonly about: readonly string[];
  /** What it says at length. */
  readonly texts: readonly string[];
  /** What it is not for. */
  readonly warnings: readonly string[];
  /** What it says of its use, whose words are no warning. */
  readonly use: readonly string[];
};

/** How much a word says of a product by where it is. */
const weightOf = { names: 24, keywords: 16, about: 8 };
/** A weight is one digit. */
const mostWeight = 35;
/** Where more is said, each word says less. */
const manyWords = 120;

/** Makes the index of a shop, which the browser only reads (SPEC 16.65). */
export function makeSearchIndex(
  entries: readonly SearchEntry[],
  { little, not, prices }: SearchWords,
): SearchIndex {
  const terms = new Map<string, Map<number, number>>();
  for (const [entry, own] of entries.entries()) {
    const add = (word: string, weight: number) => {
      const known = terms.get(word) ?? new Map<number, number>();
      const last = known.get(entry) ?? 0;
      // What it says again, it is about.
      const again = last > weightOfTexts ? Math.min(last + 2, mostWeight) : last;
      known.set(entry, Math.max(again, weight));
      terms.set(word, known);
    };
    const addText = (text: string, weight: number, hasWords = true) => {
      const words = foldedWords(text);
      if (hasWords) for (const word of words) if (!little.has(word)) add(word, weight);
      // Also each two neighbours as one, for who leaves out the space.
      for (const [at, word] of words.slice(1).entries()) add(`${words[at]}${word}`, weight);
    };
    for (const text of own.names) addText(text, weightOf.names);
    for (const text of own.keywords) addText(text, weightOf.keywords);
    for (const text of own.about) addText(text, weightOf.about);
    const isLong = own.texts.flatMap(foldedWords).length > manyWords;
    for (const text of own.texts.flatMap((each) => each.split(/[.,;:!?।()\n]/)))
      addText(
        text,
        weightOfTexts - (isLong ? 1 : 0),
        !foldedWords(text).some((word) => not.has(word)),
      );
    const used = new Set(own.use.flatMap(foldedWords));
    for (const word of own.warnings.flatMap(foldedWords))
      if (!little.has(word) && !not.has(word) && !used.has(word)) add(word, 0);
  }
  const sorted = [...terms].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    entries: entries.map(({ entry }) => entry),
    terms: sorted
      .map(([word, list]) => {
        const each = Array.from(list, ([entry, weight]) => inDigits(entry) + inDigits(weight));
        return `${word} ${each.join(',')}`;
      })
      .join('\n'),
    sounds: writeSounds(sorted),
    little: [...little].join(' '),
    prices,
  };
}

function writeSounds(terms: readonly (readonly [string, ReadonlyMap<number, number>])[]): string {
  const sounds = new Map<string, string[]>();
  for (const [number, [word, list]] of terms.entries()) {
    const { full, bare, isLatin } = soundsOf(word);
    const isSurface = Math.max(...list.values()) > weightOfTexts;
    const sign = isLatin ? signs.latin : signs.other;
    const keys = [
      ...full.map((sound) => signs.full + sound),
      ...bare.flatMap((sound) => (isSurface || sound.length > 3 ? sign + sound : [])),
    ];
    for (const key of new Set(keys))
      sounds.set(key, [...(sounds.get(key) ?? []), inDigits(number)]);
  }
  return Array.from(sounds, ([key, numbers]) => `${key} ${numbers.join(',')}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\n');
}

const foldedWords = (text: string) => wordsIn(text).map(fold);
const inDigits = (number: number) => number.toString(36);
