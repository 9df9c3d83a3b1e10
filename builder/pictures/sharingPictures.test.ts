import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharingAddress } from '#catalogue/picture.ts';
import { readSmallShop } from '#reader/read/smallShop.testing.ts';
import { makePalette } from '#reader/look/colours.ts';
import { makeSharingPictures } from './sharingPictures.ts';

test('what is transparent in a photo has the colour behind pictures beside a link, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sharing-'));
  const create = { width: 80, height: 100, channels: 4, background: '#0000' } as const;
  writeFileSync(join(folder, 'p.png'), await sharp({ create }).png().toBuffer());
  const { shop } = await readSmallShop();
  if (!shop) throw new Error('The small shop is right.');
  const pictures = new Map([['p', 'p.png']]);
  const picture = { name: 'p', stamp: 'stamp', width: 80, height: 100 };
  await makeSharingPictures([picture], { ...shop, folder, pictures }, folder);
  const { channels } = await sharp(join(folder, sharingAddress(picture))).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean / 8) * 8);
  const plate = Buffer.from(makePalette(shop.content.theme).plate.light.slice(1), 'hex');
  expect([red, green, blue]).toEqual(Array.from(plate, (part) => Math.round(part / 8) * 8));
  rmSync(folder, { recursive: true });
});
