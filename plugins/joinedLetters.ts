import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as Run, Face, Font, TracePhase, shapeWithTrace } from 'harfbuzzjs';

/** The weight of a subset: one, or the least and the most. */
type Weight = number | { readonly min: number; readonly max: number };

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
  const { memory, call } = await load();
  const address = call('malloc', original.length);
  new Uint8Array(memory.buffer).set(original, address);
  const blob = call('hb_blob_create', address, original.length, readOnly, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, layoutFeatures);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const flags = call('hb_subset_input_get_flags', input);
  call('hb_subset_input_set_flags', input, flags | noHinting | noLayoutClosure);
  const letters = call('hb_subset_input_unicode_set', input);
  for (const letter of words.join('')) call('hb_set_add', letters, letter.codePointAt(0) ?? 0);
  const glyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphsOf(original, words)) call('hb_set_add', glyphs, glyph);
  if (typeof weight === 'number') {
    call('hb_subset_input_pin_axis_location', input, face, weightAxis, weight);
  } else {
    const { min, max } = weight;
    call('hb_subset_input_set_axis_range', input, face, weightAxis, min, max, Number.NaN);
  }
  const made = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', made, 0);
  const end = start + call('hb_blob_get_length', made);
  const bytes = new Uint8Array(memory.buffer).slice(start, end);
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

/** HarfBuzz's subsetter, whose functions take addresses in a memory of its own. */
async function load() {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const call = (name: string, ...values: readonly number[]): number =>
    (instance.exports[name] as (...all: readonly number[]) => number)(...values);
  call('_initialize');
  return { memory: instance.exports['memory'] as WebAssembly.Memory, call };
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
