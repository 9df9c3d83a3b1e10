import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { Document } from 'yaml';
import { largestPhoto } from '#owner/desk/deskForms.ts';
import { placeholder } from '#owner/new/template.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { listPictures } from '#reader/read/shopPictures.ts';
import { textAt, titleOf } from './fieldsOf.ts';
import { type SheetProduct, mostPictures } from './joinRows.ts';
import type { Task } from './task.ts';

/** The photos of a folder; those that the sheet names are as the shop keeps them. */
export async function openPhotos(folder: string, products: readonly SheetProduct[]) {
  const files = filesOf(folder);
  const wanted = products.flatMap(({ pictures }) => pictures.map((name) => name.toLowerCase()));
  const prepared = new Map<string, Buffer>();
  // One after the other: the photos of a phone need much memory.
  for (const name of files.names.filter((each) => wanted.includes(basename(each).toLowerCase())))
    prepared.set(name, await prepare(files.read(name)));
  const byName = new Map(files.names.map((name) => [basename(name).toLowerCase(), name]));
  return { folder, byName, read: (name: string) => prepared.get(name) ?? files.read(name) };
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

/** Plans the pictures of a product: those that the sheet names, else what is there, else a placeholder. */
export function picturePlanner(task: Task) {
  const { files, existing, photos, plan } = task;
  const there = listPictures(files, existing);
  const blank = readFileSync(placeholder);
  const products = new Map(existing.map((each) => [each.folder, each.file.content]));
  return (folder: string, product: SheetProduct, old: Document) => {
    const { row, pictures: wanted, sizes } = product;
    const said: string[] = [];
    const known = products.get(folder);
    if (wanted.length > mostPictures) plan.sayLost(tooMany, row);
    const count = Math.min(Math.max(wanted.length, 2), mostPictures);
    const names = Array.from({ length: count }, (_, index) => {
      const more = valueAt(known, ['morePictures', index - 2, 'picture']);
      const named = typeof more === 'string' ? more : `picture-${index + 1}`;
      const own = ['primary', 'secondary'][index] ?? named;
      const reference = referenceOf(`products/${folder}/${own}`);
      const olds = there.get(reference) ?? [];
      if (photos && wanted[index])
        return addPhoto(wanted[index], reference, olds, product, { ...task, said });
      const [isThere] = olds;
      if (index > 0 || isThere) return isThere && basename(isThere);
      plan.edits.set(`${reference}.webp`, () => blank);
      plan.sayLost('No picture yet (give them with --pictures), in the rows', row);
      return `${own}.webp`;
    });
    const isNamed = !known || (photos !== undefined && wanted.length > 0);
    const fields = pictureFields(product, old, names, isNamed);
    for (const { at, picture = '' } of photos ? sizes : [])
      fields[`sizes.${at}.picture`] = names[wanted.indexOf(picture)];
    return { said, fields };
  };
}

const tooMany = `More than the ${mostPictures} pictures that a product can have, in the rows`;

/** The names of a product’s pictures, if its file has them, and what they show. */
function pictureFields(
  product: SheetProduct,
  old: Document,
  names: readonly (string | undefined)[],
  isNamed: boolean,
): Record<string, string | undefined> {
  const fields = names.flatMap((name, index) => {
    const own = ['primary', 'secondary'][index];
    const more = `morePictures.${index - 2}`;
    const alt = own === undefined ? `${more}.alt` : `alt.${own}`;
    const said = index === 0 ? product.cells['picture text'] : undefined;
    const text = said || textAt(old, alt) || altOf(product, index);
    const picture = [own === undefined ? `${more}.picture` : `pictures.${own}`, name] as const;
    const isShown = name !== undefined && (isNamed || own !== undefined);
    return [...(isNamed ? [picture] : []), ...(isShown ? [[alt, text] as const] : [])];
  });
  return Object.fromEntries(fields);
}

/** Plans a photo in place of the files of a picture; returns the name of its file, if there is such a photo. */
function addPhoto(
  name: string,
  reference: string,
  olds: readonly string[],
  product: SheetProduct,
  { files, photos, sheet, plan, said }: Task & { readonly said: string[] },
): string | undefined {
  const photo = photos?.byName.get(name.toLowerCase());
  const isRead = /\.(?:jpe?g|png|webp|avif)$/i.test(name);
  if (!photos || photo === undefined || !isRead) {
    const message = isRead
      ? `but ${photos?.folder} has no file of this name: add it there, or correct the name`
      : 'which the shop cannot read: save it as JPG or PNG';
    plan.problems.push(sheet.problem(product, ['pictures'], `is ${name}, ${message}`));
    return undefined;
  }
  const same = olds.find((file) => files.read(file).equals(photos.read(photo)));
  if (same !== undefined) return basename(same);
  const target = `${reference}${extname(photo).toLowerCase()}`;
  for (const file of olds) plan.edits.set(file, undefined);
  plan.edits.set(target, () => photos.read(photo));
  plan.sources.set(target, photo);
  said.push(`${basename(reference)} picture ${name}`);
  return basename(target);
}

/** What a picture shows, where nobody has said it: no two have the same text. */
export function altOf(product: SheetProduct, index: number, language = ''): string {
  return titleOf(product, language) + (index > 0 ? ` (${index + 1})` : '');
}
