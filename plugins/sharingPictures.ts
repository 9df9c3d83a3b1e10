import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';
import type { Picture } from '../app/domain/picture.ts';
import { sharingAddress, sharingSize } from '../app/domain/sharing.ts';
import { cached, keyOf, writeAtomically } from './cache.ts';
import { inParallel } from './inParallel.ts';
import { inspectFile } from './inspectPicture.ts';
import { pictureName } from './masters.ts';
import { findFont } from '../shop-data/findFont.ts';
import { makePalette } from '../shop-data/colours.ts';
import type { Shop } from '../shop-data/readShop.ts';

const { width, height } = sharingSize;
const iconSizes = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch.png': 180 };

/** The most room for the shop's name on a wide picture and beside a tall one. */
const markRoom = {
  wide: { width: 220, height: 90 },
  tall: { width: 380, height: 200 },
};

/** The shop's name, drawn into some room; the key changes with what it looks like. */
type Mark = {
  readonly key: string;
  readonly draw: (room: { readonly width: number; readonly height: number }) => sharp.Sharp;
};

/** Part of the cache key. */
const codeVersion = [readFileSync(import.meta.filename), JSON.stringify(sharp.versions)];

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
  const mark = await readMark(shop);
  await inParallel(pictures, async (picture) => {
    const file = join(folder, sharingAddress(picture));
    mkdirSync(dirname(file), { recursive: true });
    const master = join(shop.folder, masters.get(picture.name) ?? picture.name);
    const isWide = picture.width > picture.height;
    const make = () => compose(master, isWide, ground, mark);
    const inputs = [...codeVersion, ground, mark.key, (await inspectFile(master)).hash];
    writeFileSync(file, await cached('sharing-pictures', inputs, make));
  });
}

async function compose(
  master: string,
  isWide: boolean,
  ground: string,
  mark: Mark,
): Promise<Buffer> {
  const shown = await sharp(master, { autoOrient: true })
    .resize({ width: isWide ? width : 630, height, fit: 'cover' })
    .toBuffer();
  const { data: drawn, info } = await mark
    .draw(isWide ? markRoom.wide : markRoom.tall)
    .png()
    .toBuffer({ resolveWithObject: true });
  const position = isWide
    ? { left: 48, top: height - 69 - Math.round(info.height / 2) }
    : {
        left: Math.round((width - 630 - info.width) / 2),
        top: Math.round((height - info.height) / 2),
      };
  const panel = { width: 316, height: 138, channels: 3 as const, background: ground };
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: shown, left: isWide ? 0 : width - 630, top: 0 },
      ...(isWide ? [{ input: { create: panel }, left: 0, top: height - 138 }] : []),
      { input: drawn, ...position },
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

/**
 * The shop's name in the colour of text on its ground: as its drawing, which has the colour of the text
 * around it, or else in lines, in the typeface of its headings (SPEC 14.90).
 */
async function readMark({ folder, content }: Shop): Promise<Mark> {
  const colour = makePalette(content.theme)['on-deep'].light;
  const file = join(folder, 'wordmark.svg');
  if (existsSync(file)) {
    const drawing = (await readFile(file, 'utf8')).replaceAll('currentColor', colour);
    return {
      key: drawing,
      draw: (room) =>
        sharp(Buffer.from(drawing), { density: 300 }).resize({ ...room, fit: 'inside' }),
    };
  }
  const { name } = content.settings;
  const { font, devanagari } = content.theme.typefaces.headings;
  const isHindi = /\p{Script=Devanagari}/u.test(name);
  const found = findFont(folder, (isHindi && devanagari) || font, isHindi ? 'devanagari' : 'latin');
  const typeface = found && (await readTypeface(found.file));
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<span foreground="${colour}">${escaped}</span>`;
  return {
    key: `${text} ${typeface?.fontfile}`,
    draw: (room) => sharp({ text: { ...typeface, ...room, text, align: 'center', rgba: true } }),
  };
}

/** A font as sharp takes it: a TrueType file in the cache, named for its contents, and its family. */
async function readTypeface(file: string): Promise<{ fontfile: string; font: string }> {
  const truetype = await convert(await readFile(file), 'truetype');
  const fontfile = resolve(`node_modules/.cache/typefaces/${keyOf([truetype])}.ttf`);
  await writeAtomically(fontfile, truetype);
  return { fontfile, font: familyOf(truetype) };
}

/** The family in a TrueType font's table of names (number 1 of the platform Windows). */
function familyOf(font: Buffer): string {
  const table = font.readUInt32BE(font.indexOf('name', 12) + 8);
  const texts = table + font.readUInt16BE(table + 4);
  for (let at = table + 6; at < texts; at += 12) {
    const [platform, , , id, length = 0, offset = 0] = [0, 2, 4, 6, 8, 10].map((field) =>
      font.readUInt16BE(at + field),
    );
    const text = font.subarray(texts + offset, texts + offset + length);
    if (platform === 3 && id === 1) return Buffer.from(text).swap16().toString('utf16le');
  }
  return 'serif';
}
