import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sharingAddress } from '../app/domain/sharing.ts';
import { readMaster } from './masters.ts';
import { makeIcons, makeSharingPicture } from './sharingPictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'sharing-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('Sharing pictures', () => {
  test.each(['hero-1', 'product-01-primary'])(
    '%s is shared as a JPEG of 1200 × 630 px with the brand’s name on green',
    async (name) => {
      const { facts } = await readMaster(`shop/images/${name}.webp`);
      const picture = { ...facts, stamp: 'stamp' };
      await makeSharingPicture(picture, folder);
      const made = sharp(join(folder, sharingAddress(picture)));
      const { width, height, format } = await made.metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      const corner = made.extract({ left: 2, top: 620, width: 6, height: 6 });
      const { channels } = await sharp(await corner.toBuffer()).stats();
      const colour = channels.map(({ mean }) => Math.round(mean / 10));
      expect(colour).toEqual([3, 5, 4]);
    },
  );

  test('each icon has the size that its name or the platform asks for', async () => {
    await makeIcons(folder);
    const sizes = { '192.png': 192, '512.png': 512, 'apple-touch.png': 180 };
    for (const [file, size] of Object.entries(sizes)) {
      const { width, height, format } = await sharp(join(folder, 'icons', file)).metadata();
      expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
    }
  });
});
