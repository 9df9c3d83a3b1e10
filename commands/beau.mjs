#!/usr/bin/env node
/** The commands of a repository that has the software as a package (decision 0012): `npx beau check`. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ofSoftware } from '#reader/files/software.mjs';

/** @param {string} name @param {readonly string[]} words */
const own = (name, ...words) => [ofSoftware(`commands/${name}.mjs`), ...words];
const vite = () =>
  join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Each command by its scripts, one after the other. @type {Record<string, (words: string[]) => string[][]>} */
const commands = {
  new: (words) => [own('newShop', 'shop', ...words), own('newRepository')],
  start: () => [own('build'), own('serve')],
  check: (words) => [own('checkShop', ...words)],
  build: () => [own('checkShop'), own('build')],
  edit: (words) => [
    [vite(), '--config', ofSoftware('vite.config.ts'), '--open', '/admin/', ...words],
  ],
  import: (words) => [own('importProducts', ...words)],
  export: (words) => [own('exportProducts', ...words)],
  format: () => [[ofSoftware('owner/desk/format.mjs')]],
  update: (words) => [own('update', ...words)],
};

const [name = '', ...words] = process.argv.slice(2);
const scripts = Object.hasOwn(commands, name) ? commands[name]?.(words) : undefined;
if (!scripts) {
  const names = Object.keys(commands).map((command) => `beau ${command}`);
  console.error(`Write one of: ${names.join(', ')}.`);
  process.exitCode = 1;
}
// With a heap for each thread, which is glibc's way, a build of 600 photos grows to 1.5 GB.
const env = { MALLOC_ARENA_MAX: '2', ...process.env };
for (const script of scripts ?? []) {
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
