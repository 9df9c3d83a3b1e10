import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each(['build', 'checkShop', 'importProducts', 'newShop'])(
  '%s says in one sentence that a folder with a # in its name has to be renamed',
  (name) => {
    const folder = join(newFolder(), 'shop #1');
    mkdirSync(folder);
    const script = resolve(`commands/${name}.mjs`);
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder });
    expect(String(stderr)).toBe(`The folder ${folder} has a # in its name: rename it.\n`);
    expect(status).toBe(1);
  },
);

test.each(['newRepository', 'update'])('%s leaves all if package.json cannot be read', (name) => {
  const folder = newFolder();
  const files = ['beau-9.9.9.tgz', 'package.json'];
  for (const file of files) writeFileSync(join(folder, file), '{ private');
  const options = { cwd: folder, env: { ...process.env, TMPDIR: folder } };
  const words = [resolve(`commands/${name}.mjs`), 'beau-9.9.9.tgz'];
  const { status, stderr } = spawnSync(process.execPath, words, options);
  expect(String(stderr)).toMatch(/^package\.json cannot be read \(.*\)\. Nothing was changed\.\n$/);
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual(files);
});

describe('A shop whose port another program uses', () => {
  const script = 'commands/serve.mjs';
  const builtShop = (): NodeJS.ProcessEnv => {
    const folder = newFolder();
    for (const name of ['404.html', '_headers']) writeFileSync(join(folder, name), '');
    const { PORT: _, ...env } = process.env;
    return { ...env, BUILT_SHOP: folder };
  };
  const take = async (port: number) => {
    const server = createServer();
    onTestFinished(() => void server.close());
    server.listen(port, '127.0.0.1');
    // Somebody else may have it, which is as good.
    await once(server, 'listening').catch(() => undefined);
    return (server.address() as AddressInfo | null)?.port ?? port;
  };

  test('opens at another one', async () => {
    await take(4173);
    const child = spawn(process.execPath, [script], { env: builtShop() });
    onTestFinished(() => void child.kill());
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toMatch(/^The shop is open at http:\/\/127\.0\.0\.1:(?!4173)\d+\//);
  });

  test('says so in one sentence if the port was asked for', async () => {
    const port = await take(0);
    const env = { ...builtShop(), PORT: String(port) };
    const { status, stderr } = spawnSync(process.execPath, [script], { env });
    expect(String(stderr)).toBe(
      `Another program uses port ${port}, which PORT names: choose another one, or none.\n`,
    );
    expect(status).toBe(1);
  });
});
