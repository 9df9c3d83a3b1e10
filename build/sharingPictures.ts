import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/domain/picture.ts';
import { sharingAddress, sharingSize } from '../app/domain/sharing.ts';
import { cached } from './cache.ts';
import { inParallel } from './inParallel.ts';
import { inspectFile } from './inspectPicture.ts';
import { pictureName } from './masters.ts';
import { makePalette } from './shop/palette.ts';
import type { Shop } from './shop/readShop.ts';

const { width, height } = sharingSize;
const iconSizes = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch.png': 180 };

/** The most room for the shop's name on a wide picture and beside a tall one. */
const markRoom = {
  wide: { width: 220, height: 90 },
  tall: { width: 380, height: 200 },
};

/** What makes a sharing picture: a change of it makes all of them anew. */
const maker = [readFileSync(import.meta.filename), JSON.stringify(sharp.versions)];

/**
 * Makes the pictures that other sites show beside a link to a page. A wide master fills it, with the
 * shop's name in a corner; a tall one is beside the name.
 */
export async function makeSharingPictures(
  pictures: readonly Picture[],
  shop: Shop,
  folder: string,
): Promise<void> {
  const masters = new Map(Array.from(shop.pictures.values(), (file) => [pictureName(file), file]));
  const ground = shop.content.theme.colours.deep.light;
  const drawing = await drawMark(shop);
  await inParallel(pictures, async (picture) => {
    const file = join(folder, sharingAddress(picture));
    mkdirSync(dirname(file), { recursive: true });
    const master = join(shop.folder, masters.get(picture.name) ?? picture.name);
    const isWide = picture.width > picture.height;
    const make = () => compose(master, isWide, ground, drawing);
    const inputs = [...maker, ground, drawing, (await inspectFile(master)).hash];
    writeFileSync(file, await cached('sharing-pictures', inputs, make));
  });
}

async function compose(
  master: string,
  isWide: boolean,
  ground: string,
  drawing: string,
): Promise<Buffer> {
  const shown = await sharp(master, { autoOrient: true })
    .resize({ width: isWide ? width : 630, height, fit: 'cover' })
    .toBuffer();
  const { data: mark, info } = await sharp(Buffer.from(drawing), { density: 300 })
    .resize({ ...(isWide ? markRoom.wide : markRoom.tall), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const place = isWide
    ? { left: 48, top: height - 69 - Math.round(info.height / 2) }
    : {
        left: Math.round((width - 630 - info.width) / 2),
        top: Math.round((height - info.height) / 2),
      };
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: shown, left: isWide ? 0 : width - 630, top: 0 },
      ...(isWide ? [{ input: panel(316, 138, ground), left: 0, top: height - 138 }] : []),
      { input: mark, ...place },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
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

/** The shop's name in the colour of text on its ground: the drawing has the colour of the text around it. */
async function drawMark(shop: Shop): Promise<string> {
  const colour = makePalette(shop.content.theme)['on-deep']?.light ?? '#ffffff';
  const file = join(shop.folder, 'wordmark.svg');
  return existsSync(file)
    ? (await readFile(file, 'utf8')).replaceAll('currentColor', colour)
    : writeName(shop.content.settings.name, colour);
}

/** A name without a drawing, in a font of the machine that builds. */
function writeName(name: string, colour: string): string {
  const room = name.length * 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${room} 100"><text x="${room / 2}" y="72" text-anchor="middle" font-family="serif" font-size="80" fill="${colour}">${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`;
}

function panel(panelWidth: number, panelHeight: number, ground: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${panelWidth}" height="${panelHeight}"><path fill="${ground}" d="M0 0h${panelWidth}v${panelHeight}H0z"/></svg>`,
  );
}
