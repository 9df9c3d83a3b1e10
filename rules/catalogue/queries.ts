import type { QueryCombination, SearchOptions } from 'minisearch';
import { soundsOf } from './sound.ts';

/** What stands before a sound: of a word, or its consonants alone where it is in Latin letters or in others. */
const signs = { full: '=', latin: '+', other: '-' };

/** The words of a text, and each two neighbours, with a space between, for who leaves it out. */
export const withPairs = (text: string) =>
  text.split('\n').flatMap((line) => {
    const words = line.split(' ').filter(Boolean);
    return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
  });

/** A word and its sounds. */
export function heard(word: string): string[] {
  const { full, bare, isLatin } = soundsOf(word);
  const sign = isLatin ? signs.latin : signs.other;
  return [word, ...full.map((sound) => signs.full + sound), ...bare.map((sound) => sign + sound)];
}

/** What is looked for of a word, with how sure it is; if it is to be close, also what else it may mean. */
export function queriesOf(word: string, isClose: boolean): QueryCombination[] {
  const { full, bare, isLatin } = soundsOf(word);
  const sure = (share: number, queries: string[], how: SearchOptions = {}): QueryCombination => ({
    queries,
    boostTerm: () => share,
    // At length, products say many words that are only like others.
    ...(share <= 0.5 && { fields: ['names', 'keywords', 'about'] }),
    ...how,
  });
  const start = (share: number, term: string) => sure(share, [term], { prefix: true });
  const others = isLatin ? [signs.other] : [signs.other, signs.latin];
  const letters = word.length;
  const mistakes = letters < 4 ? 0 : letters < 7 ? 1 : 2;
  return [
    sure(1, [word]),
    ...(letters > 3 ? [start(0.5, word)] : []),
    ...(letters === 3 && isClose ? [start(0.3, word)] : []),
    ...full.flatMap((sound) => [
      sure(sound.length > 3 ? 0.8 : 0.5, [signs.full + sound]),
      ...(sound.length > 4 ? [start(0.3, signs.full + sound)] : []),
    ]),
    ...bare.flatMap((sound) =>
      others.flatMap((sign) => [
        sure(sound.length > 3 ? 0.6 : 0.4, [sign + sound]),
        ...(sound.length > 3 ? [start(0.3, sign + sound)] : []),
      ]),
    ),
    ...(isClose && isLatin ? bare.map((sound) => sure(0.3, [signs.latin + sound])) : []),
    ...(isClose && mistakes > 0
      ? [sure(0.2, [word], { fuzzy: mistakes }), sure(0.2, swapped(word))]
      : []),
  ];
}

/** The word with each two neighbours changed over. */
const swapped = (word: string) =>
  Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );

/** How each word is looked for, and how much it counts by where it is. */
export const search: SearchOptions = {
  boost: { names: 8, keywords: 5, about: 2, texts: 1 },
  // How long a text is says little of what it is about.
  bm25: { k: 1.2, b: 0.1, d: 0.5 },
  tokenize: (text) => [text],
  processTerm: (term) => term,
};
