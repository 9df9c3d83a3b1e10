import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://shop.example';
const files = ['/', '/cart', '/assets/a.js', '/pictures/hero.x.740.avif'];
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);

/** What the host answers to a path; it throws when there is no network. */
let host: (path: string, cache?: RequestCache) => Response | Promise<Response>;
/** The caches of the browser, by name, each by path. */
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: object) => void>;
const unregister = vi.fn<() => Promise<boolean>>();

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });

const hostOf = (version: string) => (path: string) =>
  /\.\w+$/.test(path)
    ? new Response(`${path} of ${version}`)
    : page(`<html data-version="${version}">${path}`);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  stored = new Map();
  unregister.mockClear();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', async (request: Request | string, init: RequestInit = {}) =>
    host(typeof request === 'string' ? request : new URL(request.url).pathname, init.cache),
  );
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (path: string, response: Response) => void cache.set(path, response),
      };
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  });
  return () => void vi.unstubAllGlobals();
});

async function install(version: string): Promise<void> {
  listeners = new Map();
  vi.stubGlobal('VERSION', version);
  const hashes = files.map((file) => [
    file,
    /\.\w+$/.test(file) ? hashOf(`${file} of ${version}`) : '',
  ]);
  vi.stubGlobal('FILES', Object.fromEntries(hashes));
  vi.stubGlobal('self', {
    registration: { scope: `${origin}/`, unregister },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
  });
  vi.resetModules();
  await import('./worker.ts');
  await send('install');
}

async function send(type: string): Promise<void> {
  let work: Promise<void> | undefined;
  listeners.get(type)?.({ waitUntil: (given: Promise<void>) => (work = given) });
  await work;
}

async function ask(path: string, method = 'GET', cache = 'default'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => void (answer = response);
  listeners.get('fetch')?.({
    request: { url: new URL(path, origin).href, method, cache },
    respondWith,
  });
  return (await answer)?.text();
}

test('without a network the worker answers with what it keeps, a picture in any width', async () => {
  host = hostOf('1');
  await install('1');
  host = offline;
  for (const path of ['/cart', '/cart/?from=mail']) expect(await ask(path)).toContain('>/cart');
  expect(await ask('/assets/a.js')).toBe('/assets/a.js of 1');
  expect(await ask('/pictures/hero.x.80.webp')).toBe('/pictures/hero.x.740.avif of 1');
});

test('a page that asks the host itself gets nothing that is kept', async () => {
  host = hostOf('1');
  await install('1');
  host = hostOf('2');
  expect(await ask('/', 'GET', 'no-store')).toContain('"2"');
  host = offline;
  expect(await ask('/', 'GET', 'no-store')).toBe('');
});

test('a kept page says since when it is kept', async () => {
  host = hostOf('1');
  await install('1');
  host = offline;
  expect(await ask('/cart')).toMatch(/^<html data-kept="\d{13}" data-version="1">/);
});

test.each([
  ['nothing', () => page('Not here', 404)],
  ['what is gone', () => page('Not here', 410)],
  ['the page of another site', () => page('<html>Another site')],
])(
  'where the host has %s at the address of a page, and no worker, the shop has left: so does the worker',
  async (_, theirs) => {
    stored.set('their cache', new Map());
    host = hostOf('1');
    await install('1');
    host = (path) => (path === '/sw.js' ? new Response('') : theirs());
    expect(await ask('/cart')).toContain('"1"');
    expect(unregister).not.toHaveBeenCalled();
    host = (path) => (path === '/sw.js' ? page('Not here', 404) : theirs());
    expect(await ask('/cart')).toBe(await theirs().text());
    expect(unregister).toHaveBeenCalledOnce();
    expect([...stored.keys()]).toEqual(['their cache']);
  },
);

test('a page comes from the host, and a file whose name has a hash does not', async () => {
  host = hostOf('1');
  await install('1');
  host = hostOf('2');
  expect(await ask('/cart')).toContain('"2"');
  expect(await ask('/assets/a.js')).toBe('/assets/a.js of 1');
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  // It answers every address with itself, also that of the worker.
  ['the sign-in page of a hotel', () => page('<html>Welcome to our network')],
  ['silence', () => new Promise<Response>(() => undefined)],
  ['a page that never ends', () => new Response(new ReadableStream())],
])('when the host answers with %s, the kept page is shown after two seconds', async (_, answer) => {
  host = hostOf('1');
  await install('1');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  host = answer;
  const page = ask('/cart');
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await page).toContain('"1"');
  expect(unregister).not.toHaveBeenCalled();
});

test.each(['//cart', '/%63art', '/other/data.json', '/sw.js', '/assets/b.js', '//evil.example/'])(
  'the worker leaves %s to the browser',
  async (path) => {
    host = hostOf('1');
    await install('1');
    expect(await ask(path)).toBeUndefined();
    expect(await ask('/cart', 'POST')).toBeUndefined();
  },
);

test.each([
  ['/cart', () => page('<html data-version="1">Not found', 404)],
  ['/assets/a.js', () => page('<html>')],
])('a version of which the host does not have %s is not used', async (odd, answer) => {
  host = (path) => (path === odd ? answer() : hostOf('1')(path));
  await expect(install('1')).rejects.toThrow(`The host does not have ${odd}.`);
});

test.each(['', '/assets/a.j', '{"error":"Try later"}'])(
  'a file that comes as %j is asked for past all caches, and else not kept',
  async (wrong) => {
    host = (path, cache) =>
      path === '/assets/a.js' && cache !== 'reload' ? new Response(wrong) : hostOf('1')(path);
    await install('1');
    host = offline;
    expect(await ask('/assets/a.js')).toBe('/assets/a.js of 1');
    host = (path) => (path === '/assets/a.js' ? new Response(wrong) : hostOf('1')(path));
    await expect(install('1')).rejects.toThrow('The host does not have /assets/a.js.');
  },
);

test('a newer version removes the older one when it takes over, and no other cache', async () => {
  for (const name of ['their cache', 'beau /hi/ 1']) stored.set(name, new Map());
  host = hostOf('1');
  await install('1');
  host = hostOf('2');
  await install('2');
  expect([...stored.keys()]).toContain('beau / 1');
  await send('activate');
  expect([...stored.keys()]).toEqual(['their cache', 'beau /hi/ 1', 'beau / 2']);
});
