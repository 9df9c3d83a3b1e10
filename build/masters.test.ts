import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../app/domain/product.testing.ts';
import { checkProductNames, checkProductPictures, readMaster } from './masters.ts';

const folder = mkdtempSync(join(tmpdir(), 'masters-'));

describe('Masters', () => {
  test('a good picture is described by its name, its size and the tone of its edge', async () => {
    const file = await plant('product-11-primary', 1200, 1500, '#e9e5da');
    const { facts } = await readMaster(file);
    expect(facts).toEqual({
      name: 'product-11-primary',
      width: 1200,
      height: 1500,
      tone: 'linen',
    });
  });

  test('each tone that is found is one of the style sheet', async () => {
    const css = readFileSync('app/app.css', 'utf8');
    for (const ground of ['#eee9de', '#3b4c3d', '#6b513f', '#000000', '#ffffff']) {
      const { facts } = await readMaster(await plant('toned', 40, 50, ground));
      expect(css).toContain(`[data-tone='${facts.tone}']`);
    }
  });

  test('a missing picture stops the build with its name and what is expected', async () => {
    await expect(readMaster(join(folder, 'product-12-primary.webp'))).rejects.toThrow(
      /product-12-primary\.webp is missing: a WebP picture of this name is expected/,
    );
  });

  test('a file that is no picture, or is cut off, stops the build with its name and what is expected', async () => {
    const refused = /product-13-primary\.webp cannot be read as a picture: a whole WebP/;
    const file = await plant('product-13-primary', 1200, 1500);
    const bytes = readFileSync(file);
    for (const broken of [Buffer.from('<svg/'), Buffer.alloc(0), bytes.subarray(0, -40)]) {
      writeFileSync(file, broken);
      await expect(readMaster(file)).rejects.toThrow(refused);
    }
  });

  test('a picture of a wrong shape stops the build with its name, its size and the expected shape', async () => {
    const wrong = [
      ['product-14-secondary', 150, 150, '4 : 5'],
      ['hero-6', 240, 160, '2 : 1'],
      ['hero-6-portrait', 240, 120, '4 : 5'],
      ['banner-new', 120, 150, '3 : 2'],
      ['social-7', 120, 150, '1 : 1'],
    ] as const;
    for (const [name, width, height, shape] of wrong) {
      const file = await plant(name, width, height);
      await expect(readMaster(file)).rejects.toThrow(
        `${name}.webp is ${width} × ${height} px: a picture of ${shape} is expected.`,
      );
    }
  });

  test('a product without a picture stops the build with its name and the expected file', () => {
    const { image, ...unpictured } = aProduct({ id: 11, productName: 'Beard Oil' });
    expect(() =>
      checkProductPictures([unpictured as typeof unpictured & { image: typeof image }]),
    ).toThrow(/product 11, “Beard Oil”, has no image: .* shop\/images\/product-11-primary\.webp/);
    const wordless = aProduct({ id: 12, secondaryImage: { ...image, alt: '' } });
    expect(() => checkProductPictures([wordless])).toThrow(/product 12, .* has no secondaryImage/);
  });

  test('2.13 two products with the same name and variant stop the build, which names both and what is expected', () => {
    const tube = aProduct({ id: 11, productName: 'Beard Oil', variant: 'tube' });
    const other = aProduct({ id: 12, productName: 'Beard Oil' });
    expect(() => checkProductNames([tube, other, { ...tube, id: 13 }])).toThrow(
      /products 11 and 13 are both called “Beard Oil”: expected is a variant for each/,
    );
    expect(() =>
      checkProductNames([tube, other, { ...tube, id: 13, variant: 'jar' }]),
    ).not.toThrow();
  });
});

/** Writes a plain picture as if it were a master. */
async function plant(
  name: string,
  width: number,
  height: number,
  background = '#ffffff',
): Promise<string> {
  const file = join(folder, `${name}.webp`);
  await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toFile(file);
  return file;
}
