import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fonts } from './fonts.ts';
import { buildProject, enterProject } from './project.testing.ts';

const packages = resolve('node_modules/@fontsource-variable');
const eczar = 'node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2';

/** A shop whose style sheet asks for this font. */
function enterShop(font = 'eczar'): void {
  enterProject({
    'entry.js': "import './app/app.css';",
    'app/app.css': `@font-face {
      font-family: Eczar;
      src: url('/node_modules/.cache/fonts/${font}.woff2');
    }`,
    'shop/brand.ts': '',
  });
  cpSync(packages, 'node_modules/@fontsource-variable', {
    recursive: true,
    filter: (file) => !/\.css$|latin-ext|-italic/.test(file),
  });
}

describe('Fonts', () => {
  test('the build publishes a smaller font and the licences of both fonts', async () => {
    enterShop();
    await buildProject(fonts());
    const [font = ''] = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'));
    const published = readFileSync(`dist/assets/${font}`);
    expect(published.subarray(0, 4).toString()).toBe('wOF2');
    expect(published.length).toBeLessThan(readFileSync(eczar).length / 2);
    for (const name of ['eczar', 'hanken-grotesk']) {
      expect(readFileSync(`dist/${name}-LICENSE.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
    }
    expect(readdirSync('node_modules/.cache/fonts')).toEqual([
      'eczar.woff2',
      'hanken-grotesk.woff2',
    ]);
  });

  test('a font that is missing or broken stops the build with a sentence that names the file', async () => {
    enterShop();
    writeFileSync(eczar, 'wOF2');
    await expect(buildProject(fonts())).rejects.toThrow(
      `${eczar} cannot be read as a font: a whole WOFF2 font is expected.`,
    );
    rmSync(eczar);
    await expect(buildProject(fonts())).rejects.toThrow(
      `${eczar} is missing: a whole WOFF2 font is expected.`,
    );
  });

  test('a font that only the style sheet names stops the build with a sentence that names it', async () => {
    enterShop('garamond');
    await expect(buildProject(fonts())).rejects.toThrow(
      /app\.css asks for .*garamond\.woff2, a font that build\/fonts\.ts does not make\./,
    );
  });

  test('unit tests make no fonts', () => {
    const { apply } = fonts();
    const isApplied = (mode: string) =>
      typeof apply === 'function' && apply({}, { command: 'serve', mode });
    expect(isApplied('test')).toBe(false);
    expect(isApplied('development')).toBe(true);
  });
});
