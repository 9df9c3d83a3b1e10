import { fold } from './fold.ts';
import { type Searched, fullName } from './product.ts';
import { soundsLike } from './sound.ts';

/** With more exact results than this, no close ones are shown (SPEC 16.65). */
const maxExact = 3;
const maxClose = 6;
/** Fewer letters are close to too much, and the beginning of too many keywords. */
const minLetters = 3;

/**
 * What else a text may mean, beside the products whose name contains it (SPEC 16.65): those that it is for,
 * and those that are only close to it.
 */
export function findMore<Found extends Searched>(
  catalogue: readonly Found[],
  text: string,
  named: readonly Found[],
  kindOf: (product: Found) => string,
) {
  const also = findAlso(catalogue, text).filter((product) => !named.includes(product));
  return { also, close: findClose(catalogue, text, [...named, ...also], kindOf) };
}

/**
 * Products whose name in either language contains the text when accents are ignored, then those with a keyword that
 * begins with it, then on Hindi pages those that sound like it.
 */
function findAlso<Found extends Searched>(catalogue: readonly Found[], text: string): Found[] {
  const word = fold(text).trim();
  if (word.length < minLetters) return [];
  const ways = [
    (product: Found) =>
      [fullName(product), product.originalName ?? ''].some((name) => fold(name).includes(word)),
    ({ keywords = [] }: Found) => keywords.some((keyword) => fold(keyword).startsWith(word)),
    (product: Found) => import.meta.env.LANGUAGE === 'hi' && soundsLike(product, text),
  ];
  return [...new Set(ways.flatMap((way) => catalogue.filter(way)))];
}

/**
 * Finds products whose name or category is nearly what was typed (SPEC 16.65): other letters in a word,
 * other order of the words, a missing or an added space. The nearest come first.
 *
 * @param found those whose name contains the text
 * @param kindOf a product's category, or what it is called
 */
function findClose<Found extends Searched>(
  catalogue: readonly Found[],
  text: string,
  found: readonly Found[],
  kindOf: (product: Found) => string,
): readonly Found[] {
  const typed = wordsOf(text);
  const joined = typed.join('');
  if (found.length > maxExact || joined.length < minLetters) return [];
  const distanceTo = (product: Found) => {
    const names = wordsOf(`${product.name} ${product.originalName ?? ''}`);
    const words = [...withPairs(names), ...wordsOf(kindOf(product))];
    const each = typed.reduce((sum, word) => sum + nearest(word, words), 0);
    return Math.min(nearest(joined, words), each);
  };
  return catalogue
    .filter((product) => !found.includes(product))
    .map((product) => ({ product, distance: distanceTo(product) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxClose)
    .map(({ product }) => product);
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Also each two neighbours as one word, for who leaves out the space. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
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
  for (let letter = 1; letter <= typed.length; letter += 1) {
    const next = [letter];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[letter - 1] === word[column - 1];
      const isSwapped =
        typed[letter - 1] === word[column - 2] && typed[letter - 2] === word[column - 1];
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
