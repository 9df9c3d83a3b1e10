import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Master, openMaster, readMaster } from './masters.ts';

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
    const master = await readMaster(file);
    const [width, height] = orientation < 5 ? [120, 80] : [80, 120];
    expect(master.facts).toMatchObject({ width, height });
    expect(await cornersOf(master)).toBe(corners);
  });

  test('a picture is cut to its shape around what stands out; one that is a pixel off is not', async () => {
    const file = await plant('wide.png', 400, 100);
    const master = await readMaster(file, { shape: [4, 5] });
    expect(master.facts).toMatchObject({ name: 'wide', width: 80, height: 100 });
    expect(await cornersOf(master)).toContain('red');
    const nearly = await plant('nearly.png', 801, 1000);
    expect((await readMaster(nearly, { shape: [4, 5] })).facts).toMatchObject({
      width: 801,
      height: 1000,
    });
  });

  test('a picture is cut around the point that its owner names, or shown whole', async () => {
    const file = await plant('around.png', 400, 100);
    const cut = await readMaster(file, { shape: [4, 5], fit: '100% 50%' });
    expect(cut.facts).toMatchObject({ width: 80, height: 100 });
    expect(await cornersOf(cut)).toContain('blue');
    const whole = await readMaster(file, { shape: [4, 5], fit: 'whole' });
    expect(whole.facts).toMatchObject({ width: 400, height: 500 });
  });

  // What an owner has: cut out, as for a marketplace, wide, tall, and with a ground of its own.
  test.each([
    ['clear.png', 400, 500, '#0000', '#e4dccb'],
    ['white.jpg', 400, 500, '#fefefe', '#e3dbca'],
    ['white-and-wide.jpg', 400, 100, '#ffffff', '#e4dccb'],
    ['grey-and-wide.jpg', 400, 100, '#808080', '#808080'],
    ['black-and-tall.png', 200, 900, '#000000', '#000000'],
  ])('the photo %s of %i × %i px on %s stands on %s', async (name, width, height, own, shown) => {
    const file = join(folder, name);
    const product = { create: { width: 60, height: 60, channels: 3, background: '#f00' } } as const;
    const ground = { width, height, channels: 4, background: own } as const;
    await sharp({ create: ground })
      .composite([{ input: product }])
      .toFile(file);
    const place = { shape: [4, 5], fit: 'whole', ground: '#e4dccb' } as const;
    const photo = await openMaster(await readMaster(file, place));
    const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const edge = Array.from(data.subarray(0, 3), (value) => value.toString(16).padStart(2, '0'));
    expect(`#${edge.join('')}`).toBe(shown);
    expect(info.width / info.height).toBeCloseTo(4 / 5, 2);
  });

  test.each([
    [5400, 300, { width: 2700, height: 150 }],
    [600, 4200, { width: 300, height: 2100 }],
  ])('a picture of %i × %i px is shown smaller, since no screen is as large', async (...row) => {
    const [width, height, shown] = row;
    const { facts } = await readMaster(await plant('large.JPG', width, height));
    expect(facts).toEqual({ name: 'large', ...shown });
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

/** The colours at top left, top right and bottom left of what is shown. */
async function cornersOf(master: Master): Promise<string> {
  const { data, info } = await (
    await openMaster(master)
  )
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
