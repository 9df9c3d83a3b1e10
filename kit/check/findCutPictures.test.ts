import { expect, test } from 'vitest';
import { sayProblem } from '#shop-data/read/problem.ts';
import { aPicture } from '#shop-data/read/smallShop.testing.ts';
import { findCutPictures } from './findCutPictures.ts';

test('a photo that was cut off while it was copied is said by the check', async () => {
  const photo = await aPicture(800, 1000, 'jpeg');
  const files = {
    folder: 'tea',
    names: [],
    read: (name: string) => (name === 'cut.jpg' ? photo.subarray(0, photo.length / 2) : photo),
  };
  const pictures = new Map([
    ['a', 'whole.jpg'],
    ['b', 'cut.jpg'],
  ]);
  const problems = await findCutPictures(files, { pictures });
  expect(problems.map(sayProblem)).toEqual([
    'tea/cut.jpg is cut off, as when it was copied: copy it again, or save it again.',
  ]);
});
