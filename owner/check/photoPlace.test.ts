import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutPlace } from './photoPlace.ts';

const create = { width: 60, height: 40, channels: 3, background: '#efe2c4' } as const;
const place = { GPSLatitudeRef: 'N', GPSLatitude: '16/1 42/1 1800/100' };

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'the place of a photo is taken out of its %s file, and how it was held stays',
  async (format) => {
    const photo = await sharp({ create })
      .withExif({ IFD0: { Orientation: '6', Model: 'Phone' }, IFD3: place })
      .toFormat(format)
      .toBuffer();
    const cleaned = withoutPlace(photo);
    expect(cleaned).not.toBe(photo);
    expect(withoutPlace(cleaned)).toBe(cleaned);
    const { exif, orientation } = await sharp(cleaned).metadata();
    expect(exif?.includes('Phone')).toBe(true);
    expect(exif?.includes(Buffer.from([16, 0, 0, 0, 1, 0, 0, 0]))).toBe(false);
    expect(orientation).toBe((await sharp(photo).metadata()).orientation);
    expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
  },
);

test('the place that a program wrote is taken out too, and a picture without one stays as it is', async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="16,42.3N"/></x:xmpmeta>';
  const photo = await sharp({ create }).withXmp(xmp).jpeg().toBuffer();
  expect(withoutPlace(photo).toString('latin1')).toContain('exif:GPSLatitude="        "');
  const plain = await sharp({ create })
    .withExif({ IFD0: { Model: 'Phone' } })
    .jpeg()
    .toBuffer();
  expect(withoutPlace(plain)).toBe(plain);
});
