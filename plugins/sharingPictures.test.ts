import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sharingAddress } from '../app/domain/sharing.ts';
import { readMaster } from './masters.ts';
import { channels as channelsOf } from '../shop-data/colours.ts';
import { currentShop } from '../shop-data/currentShop.ts';
import type { Shop } from '../shop-data/readShop.ts';
import type { ShopContent } from '../shop-data/schema.ts';
import { makeIcons, makeSharingPictures } from './sharingPictures.ts';

/** In the shop's files a picture is its name; only the app gets the picture itself. */
const pictureNameIn = ({ sharing }: ShopContent['home']) => sharing.picture.picture;
const productPictureOf = ({ products }: Shop) => `products/${products[0]?.folder}/primary`;

const folder = mkdtempSync(join(tmpdir(), 'sharing-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('Sharing pictures', () => {
  test.each(['hero', 'product'] as const)(
    'the picture of a %s is shared as a JPEG of 1200 × 630 px with the shop’s name on its deep colour',
    async (kind) => {
      const shop = await currentShop();
      const { home, theme } = shop.content;
      const name = kind === 'hero' ? pictureNameIn(home) : productPictureOf(shop);
      const { facts } = await readMaster(
        join(shop.folder, shop.pictures.get(name) ?? ''),
        theme.tones,
      );
      const picture = { ...facts, stamp: 'stamp' };
      await makeSharingPictures([picture], shop, folder);
      const made = sharp(join(folder, sharingAddress(picture)));
      const { width, height, format } = await made.metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      const corner = made.extract({ left: 2, top: 620, width: 6, height: 6 });
      const { channels } = await sharp(await corner.toBuffer()).stats();
      const found = channels.map(({ mean }) => Math.round(mean / 10));
      expect(found).toEqual(
        channelsOf(theme.colours.deep.light).map((value) => Math.round(value / 10)),
      );
    },
  );

  test.each([
    ['Leaf & Cup', 1],
    ['The Old Pickle House of Nagpur', 2],
    ['सुनंदा सावजी मसाला भंडार', 2],
  ])(
    'the name %s without a drawing is shared in %i lines, none of them small',
    async (name, lines) => {
      const shop = await currentShop();
      const { content } = shop;
      const own = {
        ...shop,
        folder,
        content: { ...content, settings: { ...content.settings, name } },
        pictures: new Map(),
      };
      const master = join(shop.folder, shop.pictures.get(productPictureOf(shop)) ?? '');
      const { facts } = await readMaster(master, content.theme.tones);
      copyFileSync(master, join(folder, facts.name));
      await makeSharingPictures([{ ...facts, stamp: `${lines}` }], own, folder);
      const shared = join(folder, sharingAddress({ ...facts, stamp: `${lines}` }));
      const { data, info } = await sharp(shared)
        .extract({ left: 0, top: 0, width: 560, height: 630 })
        .greyscale()
        .threshold(128)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const rows = Array.from({ length: info.height }, (_, y) =>
        data.subarray(y * info.width, (y + 1) * info.width).includes(255),
      );
      const heights = rows
        .join('')
        .split('false')
        .flatMap((run) => run.length / 'true'.length || []);
      expect(heights.filter((height) => height > 20)).toHaveLength(lines);
    },
  );

  test('a picture of a phone is shared upright', async () => {
    const create = { width: 300, height: 200, channels: 3, background: '#ffffff' } as const;
    const red = {
      create: { width: 150, height: 200, channels: 3, background: '#ff0000' },
    } as const;
    // The left half of the pixels is the upper half of the picture.
    await sharp({ create })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .toFile(join(folder, 'turned.jpg'));
    const shop = {
      ...(await currentShop()),
      folder,
      pictures: new Map([['turned', 'turned.jpg']]),
    };
    const { facts } = await readMaster(join(folder, 'turned.jpg'), shop.content.theme.tones);
    const picture = { ...facts, stamp: 'stamp' };
    await makeSharingPictures([picture], shop, folder);
    const made = await sharp(join(folder, sharingAddress(picture))).toBuffer();
    const right = { left: 1150, width: 20, height: 20 };
    for (const [top, green] of [
      [20, 0],
      [590, 255],
    ] as const) {
      const part = await sharp(made)
        .extract({ ...right, top })
        .toBuffer();
      const { channels } = await sharp(part).stats();
      expect(Math.round((channels[1]?.mean ?? NaN) / 51) * 51).toBe(green);
    }
  });

  test('each icon has the size that its name or the platform asks for', async () => {
    await makeIcons('shop', folder);
    const sizes = { '192.png': 192, '512.png': 512, 'apple-touch.png': 180 };
    for (const [file, size] of Object.entries(sizes)) {
      const { width, height, format } = await sharp(join(folder, 'icons', file)).metadata();
      expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
    }
  });
});
