import type { Product } from './product.ts';

/** Below this many exact results, close ones are shown too (SPEC 16.65). */
const enough = 4;
/** The most close results. */
const most = 6;
/** Fewer letters are close to too much. */
const leastLetters = 3;

/** Finds products that are close to a text; `found` are those whose name contains it. */
export type CloseSearch = (text: string, found: readonly Product[]) => readonly Product[];

/**
 * Prepares the search for products whose name or category is nearly what was typed (SPEC 16.65): other
 * letters in a word, other order of the words, a missing or an added space. The nearest come first.
 */
export function toCloseSearch(
  catalogue: readonly Product[],
  kindOf: (product: Product) => string,
): CloseSearch {
  let index: readonly { readonly product: Product; readonly words: readonly string[] }[];
  return (text, found) => {
    const typed = wordsOf(text);
    const whole = typed.join('');
    if (found.length >= enough || whole.length < leastLetters) return [];
    index ??= catalogue.map((product) => ({
      product,
      words: withPairs(wordsOf(`${product.name} ${product.originalName ?? ''}`)).concat(
        wordsOf(kindOf(product)),
      ),
    }));
    return index
      .map(({ product, words }) => ({
        product,
        distance: Math.min(
          nearest(whole, words),
          typed.reduce((sum, word) => sum + nearest(word, words), 0),
        ),
      }))
      .filter(({ product, distance }) => distance < Infinity && !found.includes(product))
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, most)
      .map(({ product }) => product);
  };
}

/** The words of a text in small letters, without the accents of Latin letters and the nukta of Hindi ones. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036F\u093C]/g, '');
  return plain.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Also each two neighbours as one word, for who leaves out the space. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)];
}

/** The distance to the nearest word; infinite if none is near enough. */
function nearest(typed: string, words: readonly string[]): number {
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  const least = Math.min(
    ...words
      .filter((word) => typed.length <= word.length + allowed)
      .map((word) => distanceToStart(typed, word)),
  );
  return least <= allowed ? least : Infinity;
}

/**
 * How many letters must be changed, added, removed or swapped with the next one until the typed letters
 * are the start of a word: one who is still typing has only the start.
 */
function distanceToStart(typed: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let place = 1; place <= typed.length; place += 1) {
    const next = [place];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[place - 1] === word[column - 1];
      const isSwapped =
        typed[place - 1] === word[column - 2] && typed[place - 2] === word[column - 1];
      next.push(
        Math.min(
          at(row, column - 1) + (isSame ? 0 : 1),
          at(row, column) + 1,
          at(next, column - 1) + 1,
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
