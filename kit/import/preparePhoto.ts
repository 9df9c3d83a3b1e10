import sharp from 'sharp';
import { withoutPlace } from '#kit/check/photoPlace.ts';
import { largestPhoto } from '#kit/desk/deskForms.ts';

/** A photo as the desk would keep it: upright, no larger than screens need, without where it was taken (SPEC 14.62). */
export async function preparePhoto(photo: Buffer): Promise<Buffer> {
  try {
    const { width, height, orientation = 1 } = await sharp(photo).metadata();
    if (orientation === 1 && Math.max(width, height) <= largestPhoto.width)
      return withoutPlace(photo);
    const size = { ...largestPhoto, fit: 'inside', withoutEnlargement: true } as const;
    return await sharp(photo).rotate().resize(size).jpeg({ quality: 90, force: false }).toBuffer();
  } catch {
    // What is no picture, the check says, with the name that the owner knows.
    return withoutPlace(photo);
  }
}
