import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readMaster } from './masters.ts';

const tones = { linen: '#ebe6db', forest: '#394c3c' };

const folder = mkdtempSync(join(tmpdir(), 'masters-'));

describe('Masters', () => {
  test('a picture is described by its name, its size and the tone that is nearest to its edge', async () => {
    const file = await plant('hero-1.webp', 1200, 600, '#e9e5da');
    const { facts } = await readMaster(file, tones);
    expect(facts).toEqual({ name: 'hero-1', width: 1200, height: 600, tone: 'linen' });
    const dark = await plant('hero-2.jpg', 1200, 600, '#3b4c3d');
    expect((await readMaster(dark, tones)).facts).toMatchObject({ name: 'hero-2', tone: 'forest' });
  });

  test('the name of a product’s picture contains the product’s number', async () => {
    const file = await plant('products/11-beard-oil/primary.png', 40, 50);
    expect((await readMaster(file, tones)).facts.name).toBe('product-11-primary');
  });

  test('a missing picture stops the build with its name', async () => {
    await expect(readMaster(join(folder, 'gone.webp'), tones)).rejects.toThrow(
      /gone\.webp is missing/,
    );
  });

  test('a file that is no picture, or is cut off, stops the build with its name', async () => {
    const file = await plant('broken.webp', 1200, 1500);
    const bytes = readFileSync(file);
    for (const broken of [Buffer.from('<svg/'), Buffer.alloc(0), bytes.subarray(0, -40)]) {
      writeFileSync(file, broken);
      await expect(readMaster(file, tones)).rejects.toThrow(
        /broken\.webp cannot be read as a picture/,
      );
    }
  });
});

/** Writes a plain picture as if it were a master. */
async function plant(
  name: string,
  width: number,
  height: number,
  background = '#ffffff',
): Promise<string> {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return file;
}
