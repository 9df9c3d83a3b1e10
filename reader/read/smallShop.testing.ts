import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import type * as z from 'zod';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { settingsFileOf } from '#reader/fields/settings/settings.ts';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import { fieldOf } from '#reader/kinds/checkFile.ts';
import { areGroups, keysOf } from '#reader/kinds/entryKeys.ts';
import { fields } from '#reader/kinds/field.ts';
import { readShop } from './readShop.ts';
import { textsOf } from './translate.ts';

/** A small shop as its owner would write it, but for its pictures. */
const folder = join(import.meta.dirname, 'small-shop');
export const smallTexts: ReadonlyMap<string, string> = new Map(
  filesOf(folder).names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

const pictures = {
  'pictures/field.webp': [1600, 800],
  'pictures/cup.webp': [800, 1000],
  'pictures/tin.webp': [1050, 700],
  'pictures/leaf.webp': [400, 400],
  'products/01-green-tea/primary.jpg': [800, 1000],
  'products/01-green-tea/secondary.png': [800, 1000],
  'products/02-black-tea/primary.avif': [800, 1000],
  'products/02-black-tea/secondary.webp': [800, 1000],
} as const;

/** What a test changes: a file's new content, none to remove it, or one text in it. */
export type Change = FileChange | { readonly settings: Readonly<Record<string, string>> };

type FileChange =
  | { readonly file: string; readonly content: string | Buffer | undefined }
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly file: string; readonly encoding: BufferEncoding }
  | { readonly file: string; readonly name: string };

/** Changes in the settings: fields and their values as YAML, in place of those that the small shop has. */
export function settings(written: Readonly<Record<string, string>>): Change {
  return { settings: written };
}

/** A change of one text in the settings, in the file that has it. */
export function setting(from: string, to: string): FileChange {
  const [file] =
    [...smallTexts].find(([name, text]) => name.startsWith('settings') && text.includes(from)) ??
    [];
  if (file === undefined) throw new Error(`No file of the settings has ${from}`);
  return { file, from, to };
}

/** A plain picture of this size, which is encoded once for all tests. */
export async function aPicture(
  width: number,
  height: number,
  format: 'webp' | 'png' | 'jpeg' | 'avif' = 'webp',
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#efe2c4' } as const;
  const key = `${width} ${height} ${format}`;
  const picture = encoded.get(key) ?? sharp({ create }).toFormat(format).toBuffer();
  encoded.set(key, picture);
  return picture;
}

const encoded = new Map<string, Promise<Buffer>>();

/** The small shop in Hindi too: each text is that of the first language. */
export function inHindi(): readonly FileChange[] {
  const translations = [...smallTexts].flatMap(([name, text]) => {
    const key = name.endsWith('/product.yaml') ? 'product' : name.replace('.yaml', '');
    const schema = { ...schemas, product: productSchema }[key];
    const { data } = schema?.safeParse(parse(text, { schema: 'failsafe' })) ?? {};
    const texts = schema && textsIn(schema, data);
    return texts === undefined ? [] : [{ file: `hi/${name}`, content: stringify(texts) }];
  });
  const from = 'language: en-IE\n';
  return [setting(from, `${from}languages: [en, hi]\n`), ...translations];
}

/** The texts of a file as a translation has them, each entry of a list with its key. */
function textsIn(field: z.ZodType, own: unknown): unknown {
  if (fields.get(field)?.isText) return own;
  if (textsOf(field, own).length === 0) return undefined;
  if (!Array.isArray(own)) {
    const parts = Object.entries(Object(own)).map(([name, part]) => {
      const of = fieldOf(field, name);
      return [name, of && textsIn(of, part)] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (!areGroups(own)) return own;
  const keys = keysOf(own);
  return own.flatMap((entry, index) => {
    const of = fieldOf(field, index);
    const texts = of && textsIn(of, entry);
    return texts === undefined ? [] : [{ key: keys[index], ...Object(texts) }];
  });
}

/** The small shop with these changes, in memory. */
export async function smallShop(...changes: readonly Change[]): Promise<ShopFiles> {
  const files = new Map<string, string | Buffer>(smallTexts);
  for (const [name, [width, height]] of Object.entries(pictures)) {
    const ending = name.split('.').at(-1) ?? '';
    const format = ending === 'jpg' ? 'jpeg' : (ending as 'webp' | 'png' | 'avif');
    files.set(name, await aPicture(width, height, format));
  }
  for (const change of changes) {
    if ('settings' in change) {
      for (const [field, value] of Object.entries(change.settings)) {
        const file = settingsFileOf(field);
        const own = new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm');
        files.set(file, `${String(files.get(file) ?? '').replace(own, '')}${field}: ${value}\n`);
      }
    } else if ('from' in change) {
      const text = String(files.get(change.file) ?? '');
      if (!text.includes(change.from)) throw new Error(`${change.file} has no ${change.from}`);
      files.set(change.file, text.replace(change.from, change.to));
    } else if ('encoding' in change) {
      files.set(change.file, Buffer.from(String(files.get(change.file)), change.encoding));
    } else if ('name' in change) {
      files.set(change.name, files.get(change.file) ?? '');
      files.delete(change.file);
    } else if (change.content === undefined) {
      files.delete(change.file);
    } else {
      files.set(change.file, change.content);
    }
  }
  return {
    folder: 'shop',
    names: [...files.keys()].toSorted(),
    read: (name) => {
      const content = files.get(name) ?? '';
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
  };
}

/** What is read of the small shop with these changes. */
export async function readSmallShop(...changes: readonly Change[]) {
  return readShop(await smallShop(...changes));
}

/** The small shop with these changes, in a folder that ends with the test. */
export async function writeSmallShop(...changes: readonly Change[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'small-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeSmallShopTo(folder, ...changes);
  return folder;
}

export async function writeSmallShopTo(folder: string, ...changes: readonly Change[]) {
  const { names, read } = await smallShop(...changes);
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), read(name));
  }
}
