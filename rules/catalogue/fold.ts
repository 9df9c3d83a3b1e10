/** What people type for letters that are no other ones with an accent. */
const plainer: Readonly<Record<string, string>> = {
  '\u0901': '\u0902',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * A text as searches compare it: in small letters, without accents, and without the nukta, the dot of a Hindi
 * letter that many leave out, and the signs of Arabic and Hebrew vowels; a chandrabindu is an anusvara, and a digit of
 * Hindi a Latin one (SPEC 3.6, 18.4).
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C\u0591-\u05C7\u0640\u064B-\u0652\u0670]/g, '')
    .replaceAll(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`)
    .replaceAll(/[\u0901ßæœøłđı]/g, (letter) => plainer[letter] ?? '');
}

/** The words of a text as they are written; "men's" is one. */
export function wordsIn(text: string): string[] {
  return text.replaceAll(/[’']/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
