import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const origin = 'https://shop.example';
const files = ['/', '/cart', '/404.html', '/assets/a.js', '/pictures/hero.x.740.avif'];

/** What the host answers, by path; undefined when there is no network. */
let host: ((path: string) => Response) | undefined;
/** The caches of the browser, by name, each by path. */
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  host = (path) => new Response(`${path} from the host`);
  stored = new Map();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!host) throw new TypeError('Failed to fetch');
    return host(pathOf(request));
  });
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      put: async (path: string, response: Response) => void cache.set(path, response),
      match: async (path: string) => cache.get(path)?.clone(),
      keys: async () => [...cache.keys()].map((path) => ({ url: new URL(path, origin).href })),
      delete: async (path: string) => cache.delete(path),
    };
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (path: string) =>
      [...stored.values()]
        .find((cache) => cache.has(path))
        ?.get(path)
        ?.clone(),
  });
});
afterEach(() => vi.unstubAllGlobals());

function pathOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, origin).pathname;
}

/** Starts the worker of a version, as a browser does. */
async function start(version: string, languagePath = ''): Promise<void> {
  listeners = new Map();
  vi.stubGlobal('VERSION', version);
  vi.stubGlobal('FILES', files);
  vi.stubGlobal('ROOM', 100);
  vi.stubGlobal('LANGUAGE_PATH', languagePath);
  vi.stubGlobal('self', {
    registration: { scope: `${origin}/${languagePath}` },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  });
  vi.resetModules();
  await import('./worker.ts');
}

/** Sends the worker an event and waits for what it does. */
function send(type: string, data?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const waitUntil = (work: Promise<unknown>) => work.then(resolve, reject);
    listeners.get(type)?.({ waitUntil, data });
  });
}

async function install(version: string): Promise<void> {
  await start(version);
  await send('install');
  await send('activate');
}

/** What the worker answers, if it answers at all. */
async function ask(path: string, { mode = 'navigate', method = 'GET' } = {}) {
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => void (answer = response);
  const url = new URL(path, origin).href;
  const kept: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void kept.push(work);
  listeners.get('fetch')?.({ request: { url, method, mode }, respondWith, waitUntil });
  const response = await answer;
  await Promise.all(kept);
  return response && { status: response.status, text: await response.text() };
}

const ofFile = { mode: 'no-cors' };

describe('Offline worker', () => {
  test('it caches every file of its version, and answers from the cache without a network', async () => {
    await install('1');
    host = undefined;
    expect([...(stored.get('beau / 1')?.keys() ?? [])].toSorted()).toEqual(files.toSorted());
    expect(await ask('/cart')).toEqual({ status: 200, text: '/cart from the host' });
    expect(await ask('/cart/?from=mail')).toEqual({ status: 200, text: '/cart from the host' });
    expect((await ask('/assets/a.js', ofFile))?.status).toBe(200);
  });

  test('18.8 the worker of a further language keeps the cache of the first one, and answers for the files of both', async () => {
    await install('1');
    await start('2', 'hi/');
    await send('install');
    await send('activate');
    expect([...stored.keys()]).toEqual(['beau / 1', 'beau /hi/ 2']);
    host = undefined;
    expect((await ask('/assets/a.js', ofFile))?.status).toBe(200);
  });

  test('a version of which one file does not come is not installed', async () => {
    host = (path) => new Response('', { status: path === '/assets/a.js' ? 503 : 200 });
    await start('1');
    await expect(send('install')).rejects.toThrow('/assets/a.js answered 503.');
    expect([...stored.keys()]).toEqual([]);
  });

  test('a page that was open with the version before still gets its files, and older caches go', async () => {
    await install('1');
    stored.get('beau / 1')?.set('/assets/old.js', new Response('old'));
    await install('2');
    host = undefined;
    expect(await ask('/assets/old.js', ofFile)).toEqual({ status: 200, text: 'old' });
    await start('3');
    host = () => new Response('');
    await send('install');
    await send('activate');
    expect([...stored.keys()]).toEqual(['beau / 2', 'beau / 3']);
  });

  test('2.4 an unknown address gets the host’s answer, and without a network the 404 page', async () => {
    await install('1');
    host = () => new Response('not here', { status: 404 });
    expect(await ask('/nowhere')).toEqual({ status: 404, text: 'not here' });
    host = undefined;
    expect(await ask('/nowhere')).toEqual({ status: 404, text: '/404.html from the host' });
  });

  test('without a network, a picture in another size is answered with the one in the cache', async () => {
    await install('1');
    host = undefined;
    const answer = await ask('/pictures/hero.x.1100.avif', ofFile);
    expect(answer).toEqual({ status: 200, text: '/pictures/hero.x.740.avif from the host' });
    expect((await ask('/pictures/other.x.80.avif', ofFile))?.status).toBe(0);
  });

  test('17.30 what was visited is kept for a visit without a network, and the oldest goes first', async () => {
    await install('1');
    // Each is 40 bytes long: two fit into 100.
    host = (path) => new Response(path.padEnd(40, '.'));
    for (const id of [1, 2, 3]) await ask(`/product/${id}`);
    host = undefined;
    expect((await ask('/product/1'))?.status).toBe(404);
    expect((await ask('/product/2'))?.status).toBe(200);
    expect((await ask('/product/3/'))?.text).toMatch(/^\/product\/3\.+$/);
    expect((await ask('/cart'))?.status).toBe(200);
  });

  test('17.30 what is too long, or was not found, is not kept and removes nothing', async () => {
    await install('1');
    await ask('/product/1');
    host = (path) => new Response('.'.repeat(101), { status: path === '/none' ? 404 : 200 });
    await ask('/long');
    host = () => new Response('not here', { status: 404 });
    await ask('/none');
    expect([...(stored.get('beau / 1')?.keys() ?? [])]).toEqual(
      expect.arrayContaining([...files, '/product/1']),
    );
    expect(stored.get('beau / 1')?.size).toBe(files.length + 1);
  });

  test('17.30 a page that was reached by a link is kept too, if it is not there yet', async () => {
    await install('1');
    await send('message', '/product/7');
    const asked: string[] = [];
    host = (path) => {
      asked.push(path);
      return new Response('');
    };
    await send('message', '/cart');
    await send('message', '/product/7');
    expect(asked).toEqual([]);
    host = undefined;
    expect((await ask('/product/7'))?.status).toBe(200);
    await send('message', '/product/8');
    expect((await ask('/product/8'))?.status).toBe(404);
  });

  test('17.30 a visited picture is there in another size', async () => {
    await install('1');
    await ask('/pictures/product-9.x.80.avif', ofFile);
    host = undefined;
    const answer = await ask('/pictures/product-9.x.300.avif', ofFile);
    expect(answer?.text).toBe('/pictures/product-9.x.80.avif from the host');
  });

  test('a redirected response is cached without its redirect, which browsers refuse', async () => {
    host = (path) => Object.defineProperty(new Response(path), 'redirected', { value: true });
    await install('1');
    host = undefined;
    expect(stored.get('beau / 1')?.get('/cart')?.redirected).toBe(false);
    expect(await ask('/cart')).toEqual({ status: 200, text: '/cart' });
  });

  test('it leaves other methods and other sites to the browser', async () => {
    await install('1');
    expect(await ask('/cart', { method: 'POST' })).toBeUndefined();
    expect(await ask('https://elsewhere.example/cart')).toBeUndefined();
  });
});
