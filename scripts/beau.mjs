#!/usr/bin/env node
/**
 * The commands of a repository that has the software as a package (decision 0012): `npx beau check`. What
 * follows a command's name is handed to its last script.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ofSoftware } from '#shop-data/read/software.mjs';

const own = (/** @type {string} */ name) => [ofSoftware(`scripts/${name}.mjs`)];
const vite = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

/** Each command by its scripts, one after the other. @type {Record<string, string[][]>} */
const commands = {
  start: [own('build'), own('serve')],
  check: [own('checkShop')],
  build: [own('checkShop'), own('build')],
  edit: [[vite, '--config', ofSoftware('vite.config.ts'), '--open', '/admin/']],
  import: [own('importProducts')],
};

const [name = '', ...words] = process.argv.slice(2);
const scripts = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!scripts) {
  console.error(
    `Write one of: ${Object.keys(commands)
      .map((command) => `beau ${command}`)
      .join(', ')}.`,
  );
  process.exitCode = 1;
}
for (const [index, script] of scripts?.entries() ?? []) {
  const given = index + 1 === scripts?.length ? words : [];
  const { status } = spawnSync(process.execPath, [...script, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
