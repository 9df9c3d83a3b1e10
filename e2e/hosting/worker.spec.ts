import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { expect, hydrated, open, test as shopTest } from '../shop.ts';

type Hosts = {
  /** Sends no header of the shop's, like GitHub Pages, and has other projects beside the shop. */
  readonly bare: { readonly address: string; readonly folder: string };
  /** Another origin, whose page every other one may read; and what was requested there. */
  readonly foreign: { readonly name: string; readonly requested: readonly string[] };
};

const test = shopTest.extend<Hosts>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  bare: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'beau-bare-'));
    cpSync(process.env['BUILT_SHOP'] ?? 'dist', folder, { recursive: true });
    const files = sirv(folder, { dev: true });
    const notFound = readFileSync(join(folder, '404.html'));
    const host = await listen((request, response) =>
      files(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
      }),
    );
    await use({ ...host, folder });
    host.close();
    rmSync(folder, { recursive: true });
  },
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  foreign: async ({}, use) => {
    const requested: string[] = [];
    const host = await listen(({ url = '' }, response) => {
      requested.push(url);
      const headers = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
      response.writeHead(200, headers).end('<!doctype html><title>Foreign</title>');
    });
    await use({ name: new URL(host.address).host, requested });
    host.close();
  },
  baseURL: async ({ bare }, use) => use(bare.address),
});

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() };
}

test('an address that looks like another host fetches and keeps nothing of that host', async ({
  page,
  bare,
  foreign,
}) => {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await open(page, '/about');
  const listKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = names.map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(kept)).flat().map(({ url }) => url);
    });
  const before = await listKept();
  for (const path of [`//${foreign.name}/y?a=1`, `/\\${foreign.name}/y`, `/%2f${foreign.name}/y`]) {
    await page.goto(bare.address + path);
    await hydrated(page);
    await page.evaluate((name) => {
      for (const text of [location.pathname, name, `http:${name}`]) {
        navigator.serviceWorker.controller?.postMessage(text);
      }
    }, `//${foreign.name}/y`);
    // The worker answers in the order of its events, so the messages have arrived before this answer.
    await open(page, '/about');
    await page.goto(bare.address + path);
    await expect(page).toHaveTitle('Page not found · BEAU');
  }
  expect(await listKept()).toEqual(before);
  expect(foreign.requested).toEqual([]);
});
