import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCardMarks } from './cardMarks.ts';

test('card marks are one drawing, each in its place, whatever is in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const files = ['#f00', '#00f'].map((colour) => {
    const file = join(folder, `${colour.slice(1)}.svg`);
    const style = `<style>.a > rect{fill:${colour};width:100%}</style>`;
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 34" width="52" height="34">\n${style}<g class="a"><rect height="34"/></g></svg>`,
    );
    return file;
  });
  const drawn = sharp(Buffer.from(await drawCardMarks(files))).removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  rmSync(folder, { recursive: true });
  expect([info.width, info.height]).toEqual([104, 34]);
  const colourAt = (x: number) => [...data.subarray((17 * 104 + x) * 3, (17 * 104 + x) * 3 + 3)];
  expect([colourAt(26), colourAt(78)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});

test('the marks of the demonstration make no document beside their own', async () => {
  const files = readdirSync('shop/cards').map((name) => join('shop/cards', name));
  const drawn = await drawCardMarks(files);
  expect(drawn.match(/<view /g)).toHaveLength(files.length);
  expect(drawn).not.toContain('<image');
});
