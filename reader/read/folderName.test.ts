import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFolderName } from './checkShop.ts';
import { smallShop } from './smallShop.testing.ts';
import { readShop } from './readShop.ts';

const isTaken = (folder: string) => checkFolderName(folder).length > 0;
const foldersHere = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^shop$/.test(entry.name))
  .map(({ name }) => name);
const ignored = readFileSync('.gitignore', 'utf8').match(/^[\w-]+(?:-\*)?(?=\/$)/gm) ?? [];

describe('14.60 The folder of a shop has no name that is a folder of', () => {
  test('the software or its tools', () => {
    expect([...foldersHere, ...ignored].filter((name) => !isTaken(name))).toEqual([]);
  });

  test('a host, or of an address of the shop', () => {
    const names = ['public', 'Dist', 'dist/tea', 'build', 'products', 'admin', 'assets', 'hi'];
    expect(names.filter((name) => !isTaken(name))).toEqual([]);
  });

  test('but any other', () => {
    const names = ['shop', 'my-shop', 'examples/norderton', '/home/owner/dist'];
    expect(names.filter(isTaken)).toEqual([]);
  });

  test('which is one sentence, before anything is built', async () => {
    const { problems } = await readShop({ ...(await smallShop()), folder: 'dist' });
    expect(problems.map(({ file }) => file)).toEqual(['dist']);
  });
});
