/** The consonants of Hindi as Latin letters write them, from क on in the order of Unicode. */
const consonants =
  'k k g g n ch ch j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(' ');
/** Its vowels in the order of Unicode, from अ on as letters and from ा on as signs, long and short alike. */
const vowels = 'a a i i u u ri l e e e e o o o o'.split(' ');
const signs = 'a i i u u ri ri e e e e o o o o'.split(' ');

/** How Latin letters become what one hears, in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  // What is not written and not said: the a between two syllables; then the one that is.
  [/([aeiouə][^aeiouə]+)ə(?=[^aeiouə]h?[aeiou])/g, '$1'],
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
  [/ai|ay|ei|ey(?!e)/g, 'e'],
  [/au|ou|aw/g, 'o'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/[nm](?=[^aeious]|s.)/g, ''],
  [/(.)\1+/g, '$1'],
  // The end of a plural, as in आँखों, is hardly heard.
  [/on$/g, 'o'],
];

/**
 * What a form of a word may be a form of, by its sound: plurals and oblique forms of Hindi and Marathi (साड़ियाँ,
 * झुमके, किताबों, चकल्या), and those in -s of English and Portuguese. Two forms are of one word if they have one of
 * these sounds in common (SPEC 18.4).
 */
const forms: readonly (readonly [RegExp, string])[] = [
  [/ei(?:an?|o)$/, 'e'],
  [/i+(?:an?|e?n|o|ao)$/, 'i'],
  [/i(?:e|o|en)$/, 'ia'],
  [/([^aeiou])(?:e|o|ian?|io)$/, '$1a'],
  [/([^aeiou])(?:en|o|an)$/, '$1'],
  [/([^aeiou])(?:an|ia?)$/, '$1e'],
  [/a(?:en|o|e)$/, 'a'],
  [/u(?:en|o|a)$/, 'u'],
  [/ies$/, 'i'],
  [/oes$/, 'ao'],
  [/e?s$/, ''],
  [/s$/, ''],
];

/** What Marathi joins to the oblique form of a word: of, to, in, for, on, from. */
const joined = /([ai]?)(?:ca|can|ci|ce|cia|cian|la|na|ni|ne|n?t|sati|var|madie|kade|patun)$/;

/** Fewer letters or consonants are in too many words, unless a form begins with a vowel, as that of आँखें does. */
const fewest = 3;

/** Without each a inside, which may be said or not: चकली has one, and चकल्या two. */
function withoutA(sound: string): string {
  const rest = sound.replaceAll(/([^aeiou])a(?=[^aeiou])/g, '$1');
  return rest.length > 2 ? rest : sound;
}

function formsOf(sound: string): string[] {
  const stem = sound.replace(joined, '');
  const isJoined = stem.length > 2 && stem !== sound;
  const stems = isJoined ? [sound, stem, sound.replace(joined, '$1')] : [sound];
  return stems
    .flatMap((each) => [
      each,
      ...forms.flatMap(([end, own]) => (end.test(each) ? each.replace(end, own) : [])),
    ])
    .filter((form) => form === sound || form.length >= fewest || /^[aeiou]./.test(form))
    .map(withoutA);
}

/** What a word of Latin or Hindi letters sounds like: "raat" and रात are both `rat` (SPEC 18.4). */
export function soundsOf(word: string) {
  const spoken = [...new Set([word, word.replaceAll(/(.)ड/gu, '$1र')])].map(soundOf);
  const bare = spoken.map((sound) =>
    sound
      // Words that begin with a vowel are other ones.
      .replace(/^[aeiou]+/, '*')
      .replaceAll(/[aeiou]/g, '')
      .replaceAll('j', 's')
      .replaceAll(/(.)[nm](?=.)/g, '$1'),
  );
  return {
    /** Of the word, and of what it may be a form of. */
    full: [...new Set(spoken.filter(({ length }) => length > 1).flatMap(formsOf))],
    /** Its consonants alone, where they are enough: "kreem" and क्रीम are both `krm`. */
    bare: [...new Set(bare.filter(({ length }) => length >= fewest))],
    isLatin: /[a-z]/.test(word),
  };
}

function soundOf(word: string): string {
  const latin = word
    // What Marathi writes as लोणचं or लोणचे.
    .replace(/([\u0915-\u0939])\u0902$/, '$1\u0947')
    .replaceAll(/[\u0915-\u0939](?![\u093E-\u094D\u093C]|$)/g, '$&ə')
    .replaceAll(/[\u0905-\u0914]/g, (letter) => vowels[letter.charCodeAt(0) - 0x0905] ?? '')
    .replaceAll(/[\u093E-\u094C]/g, (sign) => signs[sign.charCodeAt(0) - 0x093e] ?? '')
    .replaceAll(/[\u0915-\u0939]/g, (letter) => consonants[letter.charCodeAt(0) - 0x0915] ?? '')
    .replaceAll(/[\u0901\u0902]/g, 'n')
    .replaceAll(/[\u0900-\u097F]/g, '');
  return rules.reduce((sound, [from, to]) => sound.replaceAll(from, to), latin);
}
