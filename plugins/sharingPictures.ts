import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, sharingAddress, sharingSize } from '#catalogue/picture.ts';
import { cached } from '#shop-data/files/cache.ts';
import { inParallel } from './inParallel.ts';
import { inspectFile } from '#shop-data/files/inspectPicture.ts';
import { pictureName } from './masters.ts';
import type { Shop } from '#shop-data/read/makeShop.ts';

const iconSizes = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch.png': 180 };

/** Makes the pictures that other sites show beside a link to a page: photos, cut around what stands out. */
export async function makeSharingPictures(
  pictures: readonly Picture[],
  shop: Shop,
  folder: string,
): Promise<void> {
  const masters = new Map(Array.from(shop.pictures.values(), (file) => [pictureName(file), file]));
  await mkdir(join(folder, 'sharing'), { recursive: true });
  await inParallel(pictures, async (picture) => {
    const master = join(shop.folder, masters.get(picture.name) ?? picture.name);
    const inputs = [
      JSON.stringify([sharingSize, sharp.versions]),
      (await inspectFile(master))?.hash ?? '',
    ];
    const made = await cached('sharing-pictures', inputs, () =>
      sharp(master, { autoOrient: true })
        .resize({ ...sharingSize, position: sharp.strategy.attention })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer(),
    );
    await writeFile(join(folder, sharingAddress(picture)), made);
  });
}

/** Makes the icons of the installed shop from its drawing. */
export async function makeIcons(shopFolder: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const [file, size] of Object.entries(iconSizes)) {
    await sharp(join(shopFolder, 'icon.svg'), { density: 400 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, file));
  }
}
