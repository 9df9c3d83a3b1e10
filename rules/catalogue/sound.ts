/** The consonants of Hindi as Latin letters write them, from क on in the order of Unicode. */
const consonants =
  'k k g g n ch ch j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(' ');
/** Its vowels in the order of Unicode, from अ on as letters and from ा on as signs, long and short alike. */
const vowels = 'a a i i u u ri l e e e e o o o o'.split(' ');
const signs = 'a i i u u ri ri e e e e o o o o'.split(' ');

/** How Latin letters become what one hears, in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  // What is not written and not said: the a between two syllables; then the one that is.
  [/([aeiouə][^aeiouə]+)ə(?=[^aeiouə][aeiou])/g, '$1'],
  [/ə/g, 'a'],
  [/\bwr/g, 'r'],
  [/igh/g, 'ai'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/ch+/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bcdgjkst])h/g, '$1'],
  [/ai|ay|ei|ey/g, 'e'],
  [/au|ou|aw/g, 'o'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/[nm](?=[^aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
  // The end of a plural, as in आँखों, is hardly heard.
  [/on$/g, 'o'],
];

/** Fewer consonants alone are in too many words. */
const minConsonants = 3;

/**
 * What a word of Latin or Hindi letters sounds like, each sound with `~` before it: "raat" and रात are both
 * `~rat`. Three consonants or more are enough: "kreem" and क्रीम are `~krm` (SPEC 18.4).
 */
export function keysOfSound(word: string): string[] {
  const spoken = [...new Set([word, word.replaceAll(/(.)ड/gu, '$1र')])].map(soundOf);
  return [
    ...new Set(
      spoken.flatMap((sound) => {
        const bare = sound
          .replaceAll(/[aeiou]/g, '')
          .replaceAll('j', 's')
          .replaceAll(/(.)[nm](?=.)/g, '$1')
          .replaceAll(/(.)\1+/g, '$1');
        return [
          ...(sound.length > 1 ? [`~${sound}`] : []),
          ...(bare.length >= minConsonants ? [`~${bare}`] : []),
        ];
      }),
    ),
  ];
}

function soundOf(word: string): string {
  const latin = word
    .replaceAll(/[\u0915-\u0939](?![\u093E-\u094D\u093C]|$)/g, '$&ə')
    .replaceAll(/[\u0905-\u0914]/g, (letter) => vowels[letter.charCodeAt(0) - 0x0905] ?? '')
    .replaceAll(/[\u093E-\u094C]/g, (sign) => signs[sign.charCodeAt(0) - 0x093e] ?? '')
    .replaceAll(/[\u0915-\u0939]/g, (letter) => consonants[letter.charCodeAt(0) - 0x0915] ?? '')
    .replaceAll(/[\u0901\u0902]/g, 'n')
    .replaceAll(/[\u0900-\u097F]/g, '');
  return rules.reduce((sound, [from, to]) => sound.replaceAll(from, to), latin);
}
