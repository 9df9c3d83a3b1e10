import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, sharingAddress, sharingSize } from '#catalogue/picture.ts';
import { cached } from '#reader/files/cache.ts';
import { inParallel } from './inParallel.ts';
import { makePalette } from '#reader/look/colours.ts';
import { inspectFile } from '#reader/files/inspectPicture.ts';
import { pictureName } from './masters.ts';
import type { Shop } from '#reader/read/readShop.ts';

const iconSizes = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch.png': 180 };

/**
 * Makes the pictures that other sites show beside a link to a page: photos, cut around what stands out. What is
 * transparent has the colour that is behind it on a page.
 */
export async function makeSharingPictures(
  pictures: readonly Picture[],
  shop: Shop,
  folder: string,
): Promise<void> {
  const masters = new Map(Array.from(shop.pictures.values(), (file) => [pictureName(file), file]));
  const { light: background } = makePalette(shop.content.theme).plate;
  await mkdir(join(folder, 'sharing'), { recursive: true });
  await inParallel(pictures, async (picture) => {
    const master = join(shop.folder, masters.get(picture.name) ?? picture.name);
    const { hash = '' } = (await inspectFile(master)) ?? {};
    const inputs = [JSON.stringify([sharingSize, background, sharp.versions]), hash];
    const made = await cached('sharing-pictures', inputs, () =>
      sharp(master, { autoOrient: true })
        .resize({ ...sharingSize, position: sharp.strategy.attention })
        .flatten({ background })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer(),
    );
    await writeFile(join(folder, sharingAddress(picture)), made);
  });
}

/** Makes the icons of the installed shop from its drawing, all of which is shown. */
export async function makeIcons(shopFolder: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const [file, size] of Object.entries(iconSizes)) {
    await writeFile(join(folder, file), await drawIcon(join(shopFolder, 'icon.svg'), size));
  }
}

/** An icon as a PNG of so many px. */
export async function drawIcon(drawing: string, size: number): Promise<Uint8Array> {
  return sharp(drawing, { density: 400 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
