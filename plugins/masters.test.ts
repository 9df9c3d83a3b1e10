import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readMaster } from './masters.ts';

const folder = mkdtempSync(join(tmpdir(), 'masters-'));

describe('Masters', () => {
  test('a picture is described by its name and its size', async () => {
    const file = await plant('hero-1.webp', 1200, 600, '#e9e5da');
    const { facts } = await readMaster(file);
    expect(facts).toEqual({ name: 'hero-1', width: 1200, height: 600 });
  });

  test('the name of a product’s picture contains the product’s number', async () => {
    const file = await plant('products/11-beard-oil/primary.png', 40, 50);
    expect((await readMaster(file)).facts.name).toBe('product-11-primary');
  });

  // Where the camera's first row and column are, by EXIF: what is seen in the corners.
  test.each([
    [3, 'white white blue'],
    [6, 'white red white'],
    [8, 'blue white red'],
  ])('a picture with the EXIF orientation %i is upright', async (orientation, corners) => {
    const file = await plant(`turned-${orientation}.png`, 120, 80, '#ffffff', orientation);
    const { file: shown, facts } = await readMaster(file);
    const [width, height] = orientation < 5 ? [120, 80] : [80, 120];
    expect(facts).toMatchObject({ width, height });
    expect(await cornersOf(shown)).toBe(corners);
  });

  test('a picture is cut to its shape around what stands out; one that is a pixel off is not', async () => {
    const file = await plant('wide.png', 400, 100);
    const { file: shown, facts } = await readMaster(file, [4, 5]);
    expect(facts).toMatchObject({ name: 'wide', width: 80, height: 100 });
    expect(await cornersOf(shown)).toContain('red');
    const nearly = await plant('nearly.png', 801, 1000);
    expect(await readMaster(nearly, [4, 5])).toMatchObject({
      file: nearly,
      facts: { width: 801, height: 1000 },
    });
  });

  test('of a picture that is wider than any screen shows, a smaller one is made once', async () => {
    const file = await plant('large.JPG', 5400, 300);
    const first = await readMaster(file);
    expect(first.facts).toMatchObject({ name: 'large', width: 2700, height: 150 });
    const { mtimeMs } = statSync(first.file);
    copyFileSync(file, join(folder, 'same.jpg'));
    expect((await readMaster(join(folder, 'same.jpg'))).file).toBe(first.file);
    expect(statSync(first.file).mtimeMs).toBe(mtimeMs);
  });

  test('a missing picture stops the build with its name', async () => {
    await expect(readMaster(join(folder, 'gone.webp'))).rejects.toThrow(/gone\.webp is missing/);
  });

  test('a file that is no picture, or is cut off, stops the build with its name', async () => {
    const file = await plant('broken.webp', 1200, 1500);
    const bytes = readFileSync(file);
    for (const broken of [Buffer.from('<svg/'), Buffer.alloc(0), bytes.subarray(0, -40)]) {
      writeFileSync(file, broken);
      await expect(readMaster(file)).rejects.toThrow(/broken\.webp cannot be read as a picture/);
    }
  });
});

/** Writes a picture as if it were a master: plain, with red and blue in the first row's ends. */
async function plant(
  name: string,
  width: number,
  height: number,
  background = '#ffffff',
  orientation = 1,
): Promise<string> {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  const isMarked = background === '#ffffff';
  const mark = (colour: string) => ({
    create: { width: 40, height: 40, channels: 3 as const, background: colour },
  });
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(
      isMarked
        ? [
            { input: mark('#f00'), left: 0, top: 0 },
            { input: mark('#00f'), left: width - 40, top: 0 },
          ]
        : [],
    )
    .withMetadata({ orientation })
    .toFile(file);
  return file;
}

/** The colours at top left, top right and bottom left. */
async function cornersOf(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(start, start + 3);
    if (red > 200 && blue > 200) return 'white';
    return red > 200 ? 'red' : 'blue';
  };
  const right = info.width - 5;
  return [colourAt(4, 4), colourAt(right, 4), colourAt(4, info.height - 5)].join(' ');
}
