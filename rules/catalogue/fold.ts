import { plainText } from '#ordering/plainText.ts';

/** What people type for letters that are no other ones with an accent, and for those that have two codes. */
// oxfmt-ignore
const plainer: Readonly<Record<string, string>> = {
  '\u0901': '\u0902', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i',
  ك: 'ک', ي: 'ی', ى: 'ی', ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്',
};
const isOther = new RegExp(`[${Object.keys(plainer).join('')}]`, 'g');

/**
 * A text as searches compare it: in small letters, without accents, and without the nukta, the dot of a Hindi
 * letter that many leave out, and the signs of Arabic and Hebrew vowels; a chandrabindu is an anusvara, a digit of any
 * script a Latin one, and full and half width are one, as are letters with and without joiners (SPEC 3.6, 18.4).
 */
export function fold(text: string): string {
  return plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C\u0591-\u05C7\u0640\u064B-\u0655\u0670]/g, '')
    .replaceAll(isOther, (letter) => plainer[letter] ?? '');
}

/** Letters of languages that write no blanks between words: of the Far East, of Thailand and its neighbours. */
const unspaced = /[\u3040-\u30FF\p{Script=Han}\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/u;

/** The words of a text as they are written; "men's" is one. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(/[’'\p{Cf}]/gu, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word) =>
    unspaced.test(word)
      ? Array.from(
          new Intl.Segmenter([], { granularity: 'word' }).segment(word),
          (part) => part.segment,
        )
      : word,
  );
}
