import type { PriceWords } from './askedPrice.ts';
import { isNear, lettersOf, mayBeNear, mistakesIn } from './nearWord.ts';
import { soundsOf } from './sound.ts';

/** The number of a product, or a page with its title. */
export type FoundEntry = number | { readonly address: string; readonly title: string };

/**
 * What Search knows beside the names that products show, made by the build (SPEC 16.65). In the list of a word, an
 * entry is its number with a digit behind it, both to the base of 36: how much the word says of it, or 0 if it warns
 * of the word.
 */
export type SearchIndex = {
  readonly entries: readonly FoundEntry[];
  /** Lines in the order of their letters, each a word and its list, such as `cream 0o,1g`. */
  readonly terms: string;
  /** Lines in the order of their letters, each a sound, with its sign before it, and the numbers of its terms. */
  readonly sounds: string;
  /** Words that say nothing of a product, with spaces between. */
  readonly little: string;
  readonly prices: PriceWords;
};

/** A word in what a product says of itself at length counts no more than this, and in other texts more. */
export const weightOfTexts = 3;

/** @public Also read by reader/. What stands before a sound: of a word, or its consonants alone where it is in Latin letters or in others. */
export const signs = { full: '=', latin: '+', other: '-' };

/** How much of a word is found in entries, each by its number. */
export type Hits = ReadonlyMap<number, number>;

/** An index as it is read. */
export type OpenedIndex = {
  readonly lines: readonly string[];
  readonly heard: readonly string[];
  /** Of the word of each line. */
  readonly letters: readonly number[];
  /** The lines with entries that warn. */
  readonly warning: readonly string[];
};

/** Opens an index, which is no more than to cut it into lines. */
export function openIndex({ terms, sounds }: Pick<SearchIndex, 'terms' | 'sounds'>): OpenedIndex {
  const lines = terms.split('\n');
  const warning = lines.filter((line) => /0(?:,|$)/.test(line));
  const letters = lines.map((line) => lettersOf(wordOf(line)));
  return { lines, heard: sounds.split('\n'), letters, warning };
}

/** Where a word is, or what else it may mean if it is to be close, and how much it is there. */
export function hitsOf(index: OpenedIndex, word: string, isClose: boolean): Hits {
  const hits = new Map<number, number>();
  const near = isClose ? linesNear(index, word) : [];
  for (const [line, share] of [...linesOf(index, word), ...near])
    for (const [entry, weight] of listOf(line)) {
      // At length, products say many words that are only like others.
      const isSure = weight > weightOfTexts || share > 0.5;
      if (weight === 0 || !isSure) continue;
      const last = hits.get(entry) ?? 0;
      const more = weight * share;
      hits.set(entry, Math.max(last, more) + Math.min(last, more) / 10);
    }
  return hits;
}

/** What warns of a word: also of one that begins it, sounds like it, or is nearly that. */
export function warnedOf(index: OpenedIndex, word: string): ReadonlySet<number> {
  if (index.warning.length === 0) return new Set();
  const isMeant = (own: string) =>
    own === word ||
    (own.length > 4 && word.startsWith(own)) ||
    (word.length > 6 && isNear(word, own, mistakesIn(word)));
  const { full } = soundsOf(word);
  const alike = full.flatMap((sound) =>
    sound.length > 3 ? heardAs(index, signs.full, sound) : [],
  );
  return new Set(
    [...index.warning.filter((line) => isMeant(wordOf(line))), ...alike]
      .flatMap(listOf)
      .flatMap(([entry, weight]) => (weight === 0 ? entry : [])),
  );
}

/** The lines of a word, each with how sure it is. */
function linesOf(index: OpenedIndex, word: string) {
  const { full, bare, isLatin } = soundsOf(word);
  const others = isLatin ? [signs.other] : [signs.other, signs.latin];
  return [
    ...linesFrom(index.lines, `${word} `).map(sure(1)),
    // Short sounds are those of many words.
    ...full.flatMap((sound) => [
      ...heardAs(index, signs.full, sound).map(sure(sound.length > 3 ? 0.8 : 0.5)),
      ...(sound.length > 4 ? heardAs(index, signs.full, sound, true).map(sure(0.3)) : []),
    ]),
    ...(word.length > 3 ? linesFrom(index.lines, word).map(sure(0.5)) : []),
    ...bare.flatMap((sound) =>
      others.flatMap((sign) => [
        ...heardAs(index, sign, sound).map(sure(sound.length > 3 ? 0.6 : 0.4)),
        ...(sound.length > 3 ? heardAs(index, sign, sound, true).map(sure(0.3)) : []),
      ]),
    ),
  ];
}

/** The lines of what else a word may mean: Latin letters write too many words with the same consonants. */
function linesNear(index: OpenedIndex, word: string) {
  const { bare, isLatin } = soundsOf(word);
  const most = mistakesIn(word);
  const own = lettersOf(word);
  const isMeant = (line: string, at: number) =>
    mayBeNear(own, index.letters[at] ?? 0, most) && isNear(word, wordOf(line), most);
  return [
    ...(word.length === 3 ? linesFrom(index.lines, word).map(sure(0.3)) : []),
    ...(isLatin ? bare.flatMap((sound) => heardAs(index, signs.latin, sound).map(sure(0.3))) : []),
    ...(most > 0 ? index.lines.filter(isMeant).map(sure(0.2)) : []),
  ];
}

/** The lines of the words that sound so, or begin so. */
function heardAs({ lines, heard }: OpenedIndex, sign: string, sound: string, isStart = false) {
  return linesFrom(heard, sign + sound + (isStart ? '' : ' ')).flatMap((line) =>
    line
      .slice(line.indexOf(' ') + 1)
      .split(',')
      .map((number) => lines[Number.parseInt(number, 36)] ?? ''),
  );
}

const sure = (share: number) => (line: string) => [line, share] as const;

function wordOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

function listOf(line: string): (readonly [entry: number, weight: number])[] {
  return line
    .slice(line.indexOf(' ') + 1)
    .split(',')
    .map((each) => [Number.parseInt(each.slice(0, -1), 36), Number.parseInt(each.slice(-1), 36)]);
}

/** The lines that begin so, of lines in the order of their letters. */
function linesFrom(lines: readonly string[], start: string): readonly string[] {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < lines.length && (lines[end] ?? '').startsWith(start)) end += 1;
  return lines.slice(low, end);
}
