import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPicture, readSmallShop } from '#reader/read/smallShop.testing.ts';
import { medianShape } from '#reader/read/readShop.ts';

const size = (width: number, height: number) => ({ width, height });
const side = fc.integer({ min: 1, max: 6000 });

describe('The shape of photos', () => {
  test.each([
    ['no photo', [], [4, 5]],
    ['one photo of a phone on its side', [size(4032, 3024)], [4, 3]],
    ['one that differs among squares', [size(800, 800), size(1600, 900), size(900, 900)], [1, 1]],
    ['a panorama', [size(3000, 1000)], [16, 9]],
    ['the picture of a screen', [size(1000, 2000)], [2, 3]],
  ] as const)('14.94 %s makes the shape', (_, sizes, shape) => {
    expect(medianShape(sizes)).toEqual(shape);
  });

  test('14.94 as many photos are wider than the shape as are taller, but for one', () => {
    const photos = fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(photos, (all) => {
        const sizes = all.map(([width, height]) => size(width, height));
        const [across, down] = medianShape(sizes);
        const ratios = sizes.map(({ width, height }) =>
          Math.min(16 / 9, Math.max(2 / 3, width / height)),
        );
        const wider = ratios.filter((ratio) => ratio > (across / down) * 1.000_001).length;
        const taller = ratios.filter((ratio) => ratio < across / down / 1.000_001).length;
        expect(Math.max(wider, taller)).toBeLessThanOrEqual(sizes.length / 2);
      }),
    );
  });

  test.each([
    ['the owner’s word', 'photos: 3:2\ntypefaces:', [3, 2]],
    ['else by most of the first photos', 'typefaces:', [1, 1]],
  ])('14.94 photos are cut to %s', async (_, to, shape) => {
    const square = await aPicture(900, 900, 'jpeg');
    const { shop, problems } = await readSmallShop(
      { file: 'products/01-green-tea/primary.jpg', content: square },
      { file: 'products/02-black-tea/primary.avif', content: square },
      { file: 'theme.yaml', from: 'typefaces:', to },
    );
    expect(problems).toEqual([]);
    expect(
      shop?.products.flatMap(({ pictures }) => pictures.map(({ picture }) => picture.shape)),
    ).toEqual(Array(4).fill(shape));
  });
});
