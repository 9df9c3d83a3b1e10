import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { formatted } from '#owner/desk/formatShop.ts';
import { importProducts } from './importProducts.ts';

/** Imports a sheet into a shop, and returns what was printed, and the shop's files as they are then. */
export async function importInto(
  folder: string,
  sheet?: string | Buffer,
  ...options: readonly string[]
) {
  if (sheet !== undefined) writeFileSync(join(folder, 'sheet.csv'), sheet);
  vi.stubEnv('SHOP_FOLDER', folder);
  const said: string[] = [];
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text) => said.push(String(text)));
  }
  const isDone = await importProducts([join(folder, 'sheet.csv'), ...options]);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { names } = filesOf(folder);
  const contents = names.filter((name) => name !== 'sheet.csv').map((name) => [name, read(name)]);
  return { isDone, said: said.join('\n').replaceAll(`${folder}/`, ''), read, contents };
}

/** The same of a sheet that is right, and leaves a shop that is. */
export async function importRight(...given: Parameters<typeof importInto>) {
  const [folder] = given;
  const imported = await importInto(...given);
  const { problems } = await readShop(filesOf(folder));
  expect({ isDone: imported.isDone, problems }).toEqual({ isDone: true, problems: [] });
  expect([...formatted(filesOf(folder)).keys()].join()).not.toMatch(/products.0[3-9]/);
  return imported;
}
