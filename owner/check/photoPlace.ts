import { crc32 } from 'node:zlib';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

/** The field of EXIF that leads to where a photo was taken. */
const placeTag = 0x8825;

/** How many bytes a value of EXIF has, by its type. */
const bytesOf = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

type Part = readonly [at: number, length: number];

/**
 * A picture without where it was taken: nothing else in the file changes, also not how the camera was held.
 * One that does not say it comes back as it is (SPEC 14.62).
 */
export function withoutPlace(picture: Buffer): Buffer {
  const text = picture.toString('latin1');
  const byCamera = Array.from(text.matchAll(/II\*\0|MM\0\*/g)).flatMap(({ index }) =>
    placesIn(picture.subarray(index)).map(([at, length]): Part => [index + at, length]),
  );
  const byPrograms = Array.from(
    text.matchAll(/(?<=GPS(?:Latitude|Longitude)(?:="|>))[^"<]*\d[^"<]*/g),
    ({ index, 0: place }): Part => [index, place.length],
  );
  if (byCamera.length + byPrograms.length === 0) return picture;
  const cleaned = Buffer.from(picture);
  for (const [at, length] of byCamera) cleaned.subarray(at, at + length).fill(0);
  for (const [at, length] of byPrograms) cleaned.subarray(at, at + length).fill(' ');
  if (text.startsWith('PNG', 1)) correctSums(cleaned);
  return cleaned;
}

/** The photos of a shop that say where they were taken. */
export function photosWithPlace({ names, read }: ShopFiles): readonly string[] {
  return names.filter((name) => {
    const photo = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(name) ? read(name) : undefined;
    return photo && withoutPlace(photo) !== photo;
  });
}

/** Where EXIF data say a place: the group of its fields, and the values outside it. */
function placesIn(exif: Buffer): readonly Part[] {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length);
  const isLittle = exif[0] === 0x49;
  const read16 = (at: number) => (at + 2 > exif.length ? 0 : view.getUint16(at, isLittle));
  const read32 = (at: number) => (at + 4 > exif.length ? 0 : view.getUint32(at, isLittle));
  const fieldsAt = (group: number) =>
    Array.from({ length: read16(group) }, (_, index) => group + 2 + 12 * index);
  const pointer = fieldsAt(read32(4)).find((field) => read16(field) === placeTag);
  const group = pointer === undefined ? 0 : read32(pointer + 8);
  const fields = group === 0 ? [] : fieldsAt(group);
  // Without a latitude it says the time at most.
  if (!fields.some((field) => read16(field) === 2)) return [];
  const values = fields.flatMap((field): readonly Part[] => {
    const length = (bytesOf[read16(field + 2)] ?? 0) * read32(field + 4);
    return length > 4 ? [[read32(field + 8), length]] : [];
  });
  return [[group, 2 + 12 * fields.length], ...values];
}

/** Each part of a PNG ends with a sum of its bytes. */
function correctSums(png: Buffer): void {
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length) return;
    png.writeUInt32BE(crc32(png.subarray(at + 4, end)), end);
    at = end + 4;
  }
}
