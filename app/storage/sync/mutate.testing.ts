/** What JSON, the stored contract and hostile scripts are made of. */
const pieces = [
  Array.from('[]{},:"\\ 019-.eE'),
  ['\t', '\n', '\r', '\u0000', '\u00a0', '\ufeff', '\ud800', '\udc00', '\u2028', '😀'],
  ['null', 'true', 'false', '1e999', '-1e999', '0.5', '999', '1000', '-0', '9007199254740993'],
  ['"id":', '"quantity":', '"price":', '"__proto__":', '"constructor":', '"toJSON":', '"length":'],
  ['{"id":1}', '{"id":"2","quantity":3},', '{"id":77}', '[[', ']]', '[{', '}]', '""'],
].flat();
const longest = 2000;
const maxKept = 200;

/** Numbers from 0 to below 1, the same ones for the same seed (the generator is mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Texts made from known ones by small damage, the same ones for the same seed. What is still a list
 * is damaged further, so that many get past the parser.
 */
export function* mutate(corpus: readonly string[], seed: number, count: number) {
  const random = randomNumbers(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const oneOf = (texts: readonly string[]) => texts[upTo(texts.length)] ?? '';
  const kept = [...corpus];

  for (let made = 0; made < count; made += 1) {
    let text = oneOf(random() < 0.5 ? corpus : kept);
    for (let damages = 1 + upTo(3); damages > 0; damages -= 1) {
      const start = upTo(text.length + 1);
      const end = start + upTo(Math.min(8, text.length - start + 1));
      const donor = oneOf(corpus);
      const from = upTo(donor.length);
      const inserted = [
        '',
        oneOf(pieces),
        String.fromCharCode(upTo(2 ** 16)),
        text.slice(start, end).repeat(2),
        donor.slice(from, from + upTo(40)),
      ];
      text = text.slice(0, start) + oneOf(inserted) + text.slice(end);
    }
    text = text.slice(0, longest);
    const index = kept.length < maxKept ? kept.length : upTo(maxKept);
    if (index >= corpus.length && isList(text)) kept[index] = text;
    yield text;
  }
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
