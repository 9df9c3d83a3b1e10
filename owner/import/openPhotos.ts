import { basename } from 'node:path';
import sharp from 'sharp';
import { largestPhoto } from '#owner/desk/deskForms.ts';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import type { SheetProduct } from './joinRows.ts';

/** The photos of a folder; those that the sheet names are as the shop keeps them. */
export async function openPhotos(
  folder: string,
  products: readonly SheetProduct[],
): Promise<ShopFiles> {
  const files = filesOf(folder);
  const wanted = products.flatMap(({ pictures }) => pictures.map((name) => name.toLowerCase()));
  const prepared = new Map<string, Buffer>();
  // One after the other: the photos of a phone need much memory.
  for (const name of files.names.filter((each) => wanted.includes(basename(each).toLowerCase())))
    prepared.set(name, await prepare(files.read(name)));
  return { ...files, read: (name) => prepared.get(name) ?? files.read(name) };
}

/** A photo as the desk would keep it: upright, no larger than screens need, without what the camera wrote (SPEC 14.62). */
async function prepare(photo: Buffer): Promise<Buffer> {
  try {
    const { width, height, exif, xmp } = await sharp(photo).metadata();
    if (!exif && !xmp && Math.max(width, height) <= largestPhoto.width) return photo;
    const size = { ...largestPhoto, fit: 'inside', withoutEnlargement: true } as const;
    const upright = sharp(photo).rotate().resize(size);
    return await upright.jpeg({ quality: 90, force: false }).toBuffer();
  } catch {
    // What is no picture, the check says, with the name that the owner knows.
    return photo;
  }
}
