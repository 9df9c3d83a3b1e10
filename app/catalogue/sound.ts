import type { Searched } from './product.ts';

/** The consonants of Hindi as Latin letters write them, from क on in the order of Unicode; `c` is the sound of ch. */
const consonants =
  'k kh g gh n c c j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v s s s h'.split(' ');

/** How the letters that are left become the consonants that one hears, in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  // Accents, and what Hindi writes of vowels.
  [/[\u0300-\u036F\u0900-\u097F]/g, ''],
  [/\bwr/g, 'r'],
  [/ph/g, 'f'],
  [/c(?=[eiy])|sh|z/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/ch+/g, 'c'],
  [/w/g, 'v'],
  [/n(?=h)/g, ''],
  [/n(?=[pb])/g, 'm'],
  [/[aeiouy]/g, ''],
  [/(.)\1+/g, '$1'],
  [/[^a-z0-9]+/g, ' '],
];

/** The consonants of a text in Latin or Hindi letters: "kreem" and क्रीम are both `krm`. */
function soundOf(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\u091C\u093C/g, 's')
    .replaceAll(/[\u0901\u0902]/g, 'n')
    .replaceAll(/[\u0915-\u0939]/g, (letter) => consonants[letter.charCodeAt(0) - 0x0915] ?? '');
  return rules.reduce((sound, [from, to]) => sound.replaceAll(from, to), latin).trim();
}

/**
 * Whether words of a product sound like what was typed: shoppers of Hindi pages type Hindi words in Latin letters, and
 * English ones in Hindi letters (SPEC 18.4). Two consonants are a word, more may be the beginning of some.
 */
export function soundsLike(product: Searched, text: string): boolean {
  const typed = soundOf(text).replaceAll(' ', '');
  const { name, originalName, keywords = [] } = product;
  const words = soundOf([name, originalName, ...keywords].join(' ')).split(' ');
  if (typed.length < 3) return typed.length === 2 && words.includes(typed);
  return words.some((_word, at) => words.slice(at).join('').startsWith(typed));
}
