import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Page, expect } from '@playwright/test';

export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

function ownersEnvironment(): NodeJS.ProcessEnv {
  const { SHOP_FOLDER: _, BUILT_SHOP: __, ...env } = process.env;
  return { ...env, NO_COLOR: '1', FORCE_COLOR: '0' };
}

/** Runs an owner's command in a copy of the sources, which has to succeed. */
export function run(copy: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const options = { cwd: copy, encoding: 'utf8' as const, env: { ...ownersEnvironment(), ...env } };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  expect(status, stdout + stderr).toBe(0);
}

/** Starts `npm run edit` in a copy of the sources, without a window. */
export function edit(copy: string): Promise<{ address: string; server: ChildProcess }> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const options = { cwd: copy, env: ownersEnvironment() };
  const server = spawn(process.execPath, [vite, '--port', '0'], options);
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (address) resolve({ address, server });
    });
    server.once('exit', () => reject(new Error(said)));
  });
}

/** Ends the server, and then removes the copy: until it has ended, it writes there. */
export async function endDesk(server: ChildProcess | undefined, copy: string): Promise<void> {
  if (server?.kill('SIGKILL')) await once(server, 'exit');
  rmSync(copy, { recursive: true });
}

/** Opens the desk on a shop's folder of the copy: a folder of the browser stands for the one that an owner picks. */
export async function openLocalDesk(
  page: Page,
  address: string,
  copy: string,
  shop: string,
): Promise<void> {
  await page.goto(`${address}admin/`);
  const files = filesOf(join(copy, shop)).map((name) => ({
    path: [shop, ...name.split('/')],
    bytes: readFileSync(join(copy, shop, name)).toString('base64'),
  }));
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker: () => root });
    await root.getDirectoryHandle('.git', { create: true });
    for (const { path, bytes } of all) {
      let folder = root;
      for (const name of path.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0));
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Open the Folder of Your Shop' }).click();
  await page.evaluate(() => sessionStorage.setItem('copied', String(Date.now())));
}

/** Saves the form; it closes when that is done, which takes long for a large photo. */
export async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: /^Edit / }).first()).toBeHidden({
    timeout: 60_000,
  });
}

/** Saves the form, and brings the browser's folder to the shop's. */
export async function save(page: Page, copy: string): Promise<void> {
  await press(page);
  await bring(page, copy);
}

/** Writes what the desk has saved in the browser's folder into the copy of the sources. */
export async function bring(page: Page, copy: string): Promise<void> {
  const files = await page.evaluate(async () => {
    const found: [path: string, bytes: number[]][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder as unknown as AsyncIterable<
        [string, FileSystemDirectoryHandle | FileSystemFileHandle]
      >) {
        if (handle.kind === 'directory') await read(handle, `${path}${name}/`);
        else {
          const file = await handle.getFile();
          if (file.lastModified < Number(sessionStorage.getItem('copied'))) continue;
          found.push([path + name, [...new Uint8Array(await file.arrayBuffer())]]);
        }
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });
  for (const [path, bytes] of files) {
    await mkdir(join(copy, dirname(path)), { recursive: true });
    await writeFile(join(copy, path), Buffer.from(bytes));
  }
}
