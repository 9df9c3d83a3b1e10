import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as Run, Face, Font, TracePhase, shapeWithTrace } from 'harfbuzzjs';

/** The weight of a subset: one, or the least and the most. */
type Weight = number | { readonly min: number; readonly max: number };

/** What is used of HarfBuzz's subsetter; numbers are addresses in its memory. */
type Subsetter = {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (size: number) => number;
  readonly free: (address: number) => void;
  readonly hb_blob_create: (
    address: number,
    size: number,
    mode: number,
    data: number,
    destroy: number,
  ) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, member: number) => void;
  readonly hb_set_clear: (set: number) => void;
  readonly hb_set_invert: (set: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_get_flags: (input: number) => number;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_pin_axis_location: (
    input: number,
    face: number,
    axis: number,
    value: number,
  ) => number;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_set_axis_range: (
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    middle: number,
  ) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
};

// The constants of hb-subset.h and hb.h.
const readOnly = 1;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const weightAxis = 0x77676874;

/**
 * Makes a font with what these words need and nothing else. Hindi letters join to others, and a subset by
 * characters keeps every form that they may have in any word: that is twice to three times as much.
 */
export async function subsetToWords(
  font: Buffer,
  words: readonly string[],
  weight: Weight,
): Promise<Buffer> {
  const original = await convert(font, 'truetype');
  const subsetter = await load();
  const address = subsetter.malloc(original.length);
  new Uint8Array(subsetter.memory.buffer).set(original, address);
  const blob = subsetter.hb_blob_create(address, original.length, readOnly, 0, 0);
  const face = subsetter.hb_face_create(blob, 0);
  const input = subsetter.hb_subset_input_create_or_fail();
  const add = (set: number, members: Iterable<number>) => {
    for (const member of members) subsetter.hb_set_add(set, member);
  };
  const features = subsetter.hb_subset_input_set(input, layoutFeatures);
  subsetter.hb_set_clear(features);
  subsetter.hb_set_invert(features);
  const flags = subsetter.hb_subset_input_get_flags(input);
  subsetter.hb_subset_input_set_flags(input, flags | noHinting | noLayoutClosure);
  add(
    subsetter.hb_subset_input_unicode_set(input),
    Array.from(words.join(''), (letter) => letter.codePointAt(0) ?? 0),
  );
  add(subsetter.hb_subset_input_glyph_set(input), glyphsOf(original, words));
  if (typeof weight === 'number') {
    subsetter.hb_subset_input_pin_axis_location(input, face, weightAxis, weight);
  } else {
    const { min, max } = weight;
    subsetter.hb_subset_input_set_axis_range(input, face, weightAxis, min, max, Number.NaN);
  }
  const subset = subsetter.hb_subset_or_fail(face, input);
  const made = subsetter.hb_face_reference_blob(subset);
  const start = subsetter.hb_blob_get_data(made, 0);
  const end = start + subsetter.hb_blob_get_length(made);
  const bytes = new Uint8Array(subsetter.memory.buffer).slice(start, end);
  for (const each of [made, blob]) subsetter.hb_blob_destroy(each);
  for (const each of [subset, face]) subsetter.hb_face_destroy(each);
  subsetter.hb_subset_input_destroy(input);
  subsetter.free(address);
  return convert(Buffer.from(bytes), 'woff2');
}

/** Every glyph of the words, also those that a later step of the shaping joins to others. */
function glyphsOf(font: Uint8Array, words: readonly string[]): ReadonlySet<number> {
  const shaper = new Font(new Face(new Blob(Uint8Array.from(font).buffer)));
  const found = new Set<number>();
  for (const word of words) {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    for (const { glyphs, t } of shapeWithTrace(shaper, run, [], 0, TracePhase.DONT_STOP)) {
      if (!glyphs) continue;
      for (const { g } of t as readonly { readonly g: number }[]) found.add(g);
    }
  }
  return found;
}

async function load(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

const consonants = Array.from('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह');
const signs = Array.from('ािीुूृेैॉोौंःँ़्');

/**
 * Letters that people type: each one, each before and after another one, with each sign. Of a rare pair
 * they see both letters, and not the form that has its own glyph.
 */
export const typedLetters: readonly string[] = [
  ...consonants.flatMap((letter) => [`${letter}्क`, `क्${letter}`, `${letter}्र`, `र्${letter}`]),
  ...Array.from('अआइईउऊऋएऐऑओऔ।'),
  ...signs.flatMap((sign) => [`क${sign}`, `र्क${sign}`, `र${sign}`]),
  ...Array.from('कखगजडढफयर', (letter) => `${letter}\u093C`),
  'क्ष',
  'ज्ञ',
];
