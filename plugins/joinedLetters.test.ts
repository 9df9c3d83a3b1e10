import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { subsetToWords, typedLetters } from './joinedLetters.ts';

const folder = 'node_modules/@fontsource-variable';
const eczar = readFileSync(`${folder}/eczar/files/eczar-devanagari-wght-normal.woff2`);
const words = ['विशलिस्ट', 'रिवाइटलाइज़िंग', 'चिट्ठी', 'सुरक्षा', 'कार्ट'];

/** How wide each glyph of a word is; none may be missing from the font. */
async function widths(font: Buffer, word: string): Promise<readonly number[]> {
  const bytes = await convert(font, 'truetype');
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  shape(new Font(new Face(new Blob(Uint8Array.from(bytes).buffer))), run);
  expect(run.getGlyphInfos().every(({ codepoint: glyph }) => glyph > 0)).toBe(true);
  return run.getGlyphPositions().map(({ xAdvance }) => xAdvance);
}

describe('Fonts of letters that join', () => {
  test('a font with the words of a shop shows them as the original font does, in a tenth of the size', async () => {
    const subset = await subsetToWords(eczar, words, 400);
    expect(subset.length).toBeLessThan(eczar.length / 10);
    for (const word of words) expect(await widths(subset, word)).toEqual(await widths(eczar, word));
  });

  test('a word that nobody wrote is shown in letters that people type', async () => {
    const subset = await subsetToWords(eczar, typedLetters, { min: 400, max: 600 });
    for (const word of ['नमस्ते', 'कृष्ण', 'ज़िन्दगी', 'ज्ञान']) {
      expect((await widths(subset, word)).length).toBeGreaterThan(2);
    }
  });
});
