import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const origin = 'https://shop.example';
const files = ['/', '/cart', '/assets/a.js', '/pictures/hero.x.740.avif'];

/** What the host answers, by address; undefined when there is no network. */
let host: ((path: string) => Response | Promise<Response>) | undefined;
/** The caches of the browser, by name, each by path. */
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: object) => void>;

/** A page or file of a version. */
const fileOf = (version: string) => (path: string) =>
  /\.\w+$/.test(path)
    ? new Response(`${path} of ${version}`)
    : new Response(`<html data-version="${version}">${path}`, {
        headers: { 'content-type': 'text/html' },
      });

beforeEach(() => {
  host = fileOf('1');
  stored = new Map();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!host) throw new TypeError('Failed to fetch');
    return host(typeof request === 'string' ? request : new URL(request.url).pathname);
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (path: string, response: Response) => void cache.set(path, response),
        match: async (path: string) => cache.get(path)?.clone(),
      };
    },
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts the worker of a version, as a browser does. */
async function start(version: string, path = '/'): Promise<void> {
  listeners = new Map();
  vi.stubGlobal('VERSION', version);
  vi.stubGlobal('FILES', files);
  vi.stubGlobal('self', {
    registration: { scope: origin + path },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  });
  vi.resetModules();
  await import('./worker.ts');
}

/** Sends the worker an event and waits for what it does. */
function send(type: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const waitUntil = (work: Promise<unknown>) => work.then(resolve, reject);
    listeners.get(type)?.({ waitUntil });
  });
}

async function install(version: string, path?: string): Promise<void> {
  host = fileOf(version);
  await start(version, path);
  await send('install');
  await send('activate');
}

/** What the worker answers, if it answers at all. */
async function ask(path: string, method = 'GET') {
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => void (answer = response);
  const url = path.startsWith('/') ? origin + path : path;
  listeners.get('fetch')?.({ request: { url, method }, respondWith });
  const response = await answer;
  return response && { status: response.status, text: await response.text() };
}

const pageOf = (version: string, path: string) => ({
  status: 200,
  text: `<html data-version="${version}">${path}`,
});

describe('Offline worker', () => {
  test('it keeps every listed file, and answers with it without a network', async () => {
    await install('1');
    host = undefined;
    expect([...(stored.get('beau / 1')?.keys() ?? [])].toSorted()).toEqual(files.toSorted());
    expect(await ask('/')).toEqual(pageOf('1', '/'));
    for (const address of ['/cart', '/cart/?from=mail']) {
      expect(await ask(address)).toEqual(pageOf('1', '/cart'));
    }
    expect((await ask('/assets/a.js'))?.status).toBe(200);
  });

  test.each([
    '//evil.example/y?a=1',
    '//cart',
    '/cart//',
    '/%63art',
    '/blog/',
    '/other/data.json',
    '/nowhere',
    '/sw.js',
    '/hi/cart',
    '/shop.example/cart',
    '/assets/b.js',
    '/pictures/hero.y.740.avif',
    'https://elsewhere.example/cart',
  ])('it leaves %s to the browser, and keeps nothing of it', async (address) => {
    await install('1');
    expect(await ask(address)).toBeUndefined();
    expect(stored.get('beau / 1')?.size).toBe(files.length);
  });

  test('it leaves other methods to the browser, and no message reaches it', async () => {
    await install('1');
    expect(await ask('/cart', 'POST')).toBeUndefined();
    expect([...listeners.keys()].toSorted()).toEqual(['activate', 'fetch', 'install']);
  });

  test('a page is that of the host, and a file that never changes is the kept one', async () => {
    await install('1');
    host = fileOf('2');
    expect(await ask('/cart')).toEqual(pageOf('2', '/cart'));
    expect(await ask('/assets/a.js')).toMatchObject({ text: '/assets/a.js of 1' });
    expect(stored.get('beau / 1')?.size).toBe(files.length);
    const gone = pageOf('2', '/404').text;
    host = () => new Response(gone, { status: 404 });
    expect(await ask('/cart')).toEqual({ status: 404, text: gone });
  });

  test.each([
    ['an error', new Response('', { status: 503 })],
    ['too many requests', new Response('Slow down', { status: 429 })],
    ['an unknown file of its own', new Response('Not here', { status: 404 })],
    ['the sign-in page of a hotel', new Response('<html>Welcome to our network')],
  ])('the kept page is shown when the host answers with %s', async (_, answer) => {
    await install('1');
    host = () => answer.clone();
    expect(await ask('/cart')).toEqual(pageOf('1', '/cart'));
  });

  test('the kept page is shown when the host is silent for two seconds', async () => {
    await install('1');
    vi.useFakeTimers();
    host = () => new Promise<Response>(() => undefined);
    let isAnswered = false;
    const answer = ask('/cart').finally(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(pageOf('1', '/cart'));
  });

  test('when the browser has removed what was kept, the host answers', async () => {
    await install('1');
    stored.clear();
    vi.useFakeTimers();
    let reply: (response: Response) => void = () => undefined;
    host = () => new Promise<Response>((resolve) => (reply = resolve));
    const page = ask('/cart');
    await vi.advanceTimersByTimeAsync(2000);
    reply(new Response('late'));
    expect(await page).toMatchObject({ text: 'late' });
    host = fileOf('1');
    expect((await ask('/assets/a.js'))?.status).toBe(200);
  });

  test('without a network, a picture in another size is answered with the kept one', async () => {
    await install('1');
    expect((await ask('/pictures/hero.x.1100.avif'))?.text).toBe('/pictures/hero.x.1100.avif of 1');
    host = undefined;
    expect((await ask('/pictures/hero.x.80.webp'))?.text).toBe('/pictures/hero.x.740.avif of 1');
  });

  test.each([
    ['a page without a mark', '/cart', () => new Response('/cart')],
    ['no page', '/cart', () => new Response('', { status: 404 })],
    ['no file', '/assets/a.js', () => new Response('', { status: 503 })],
    ['a page for a file that it has not', '/assets/a.js', () => fileOf('1')('/assets/a')],
  ])('a version of which the host has %s is not kept', async (_, odd, answer) => {
    await install('0');
    host = (path) => (path === odd ? answer() : fileOf('1')(path));
    await start('1');
    await expect(send('install')).rejects.toThrow(`The host does not have ${odd}.`);
    expect(stored.get('beau / 0')?.size).toBe(files.length);
  });

  test('the older version is kept until the newer one takes over', async () => {
    await install('1');
    host = fileOf('2');
    await start('2');
    await send('install');
    expect([...stored.keys()]).toEqual(['beau / 1', 'beau / 2']);
    await send('activate');
    expect([...stored.keys()]).toEqual(['beau / 2']);
  });

  test('the worker of another language, or of another shop on the same origin, removes no other cache', async () => {
    stored.set('beau /other/ 1', new Map());
    stored.set('their cache', new Map());
    await install('1');
    await install('2', '/hi/');
    expect([...stored.keys()]).toEqual([
      'beau /other/ 1',
      'their cache',
      'beau / 1',
      'beau /hi/ 2',
    ]);
  });

  test('a redirected response is kept without its redirect, which browsers refuse', async () => {
    host = (path) => Object.defineProperty(fileOf('1')(path), 'redirected', { value: true });
    await start('1');
    await send('install');
    host = undefined;
    expect(stored.get('beau / 1')?.get('/cart')?.redirected).toBe(false);
    expect(await ask('/cart')).toEqual(pageOf('1', '/cart'));
  });
});
