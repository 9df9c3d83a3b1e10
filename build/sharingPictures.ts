import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/domain/picture.ts';
import { sharingAddress, sharingSize } from '../app/domain/sharing.ts';

const { width, height } = sharingSize;
const forest = '#1d3429';
const iconSizes = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch.png': 180 };

/**
 * Makes the picture that other sites show beside a link to a page. A wide master fills it, with the
 * shop's name in a corner; a tall one is beside the name.
 */
export async function makeSharingPicture(picture: Picture, folder: string): Promise<void> {
  const file = join(folder, sharingAddress(picture));
  await mkdir(dirname(file), { recursive: true });
  const master = sharp(`shop/images/${picture.name}.webp`);
  const isWide = picture.width > picture.height;
  const shown = await master
    .resize({ width: isWide ? width : 630, height, fit: 'cover' })
    .toBuffer();
  const mark = await drawMark(isWide ? 220 : 380);
  await sharp({ create: { width, height, channels: 3, background: forest } })
    .composite([
      { input: shown, left: isWide ? 0 : width - 630, top: 0 },
      ...(isWide ? [{ input: panel(316, 138), left: 0, top: height - 138 }] : []),
      isWide ? { input: mark, left: 48, top: height - 98 } : { input: mark, left: 95, top: 265 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** Makes the icons of the installed shop from its drawing. */
export async function makeIcons(folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const [file, size] of Object.entries(iconSizes)) {
    await sharp('shop/images/icon.svg', { density: 400 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, file));
  }
}

/** The shop's name in ivory: the drawing has no colour of its own but that of the text around it. */
async function drawMark(markWidth: number): Promise<Buffer> {
  const drawing = await readFile('shop/images/wordmark.svg', 'utf8');
  const ivory = drawing.replaceAll('currentColor', '#f6f1e7');
  return sharp(Buffer.from(ivory), { density: 300 }).resize({ width: markWidth }).png().toBuffer();
}

function panel(panelWidth: number, panelHeight: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${panelWidth}" height="${panelHeight}"><path fill="${forest}" d="M0 0h${panelWidth}v${panelHeight}H0z"/></svg>`,
  );
}
