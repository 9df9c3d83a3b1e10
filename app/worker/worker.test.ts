import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://shop.example';
const script = '/assets/a-12345678.js';
const shell = ['/', '/cart', script];
const ofProducts = ['/product/1', '/assets/details-1-12345678.js'];
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);

type Host = (path: string, cache?: RequestCache) => Response | Promise<Response>;
/** What the host answers to a path; it throws when there is no network. */
let host: Host;
/** What the host was asked for. */
let asked: string[];
/** The caches of the browser, by name, each by path. */
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: object) => void>;
/** What the worker still does after its answers. */
let keeping: Promise<unknown>[];
const unregister = vi.fn<() => Promise<boolean>>();

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const hostOf =
  (version: string): Host =>
  (path) =>
    path.includes('.') ? new Response(path) : page(`<html data-version="${version}">${path}`);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  stored = new Map();
  asked = [];
  keeping = [];
  unregister.mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (request: Request | string, { cache }: RequestInit = {}) => {
    const path = new URL(typeof request === 'string' ? request : request.url, origin).pathname;
    // The browser's own cache has what the page has shown.
    const isOfBrowser = cache === 'only-if-cached' || cache === 'force-cache';
    if (!isOfBrowser) asked.push(path);
    return isOfBrowser ? hostOf('1')(path) : host(path, cache);
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return { put: async (path: string, response: Response) => void cache.set(path, response) };
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  });
  return () => void vi.unstubAllGlobals();
});

/** Starts the worker of a version, which takes over. */
async function start(version: string): Promise<void> {
  listeners = new Map();
  host = hostOf(version);
  const listed = [...shell, ...ofProducts].map((file) => [
    file,
    file.includes('.') ? hashOf(file) : '',
  ]);
  vi.stubGlobal('SHOP', { version, files: Object.fromEntries(listed) });
  vi.stubGlobal('self', {
    registration: { scope: `${origin}/`, unregister },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
  });
  vi.resetModules();
  await import('./worker.ts');
  await send('activate');
}

async function send(type: string, data?: object): Promise<void> {
  let work: Promise<void> | undefined;
  listeners.get(type)?.({ data, waitUntil: (given: Promise<void>) => (work = given) });
  await work;
}

/** A page of a version asks to keep what it has shown, and what opens the shop. */
const keep = (version: string, seen: readonly string[], opens = true) =>
  send('message', { version, seen: seen.map((path) => origin + path), opens });

/** One visit of the shop in a version. */
async function visit(version: string): Promise<void> {
  await start(version);
  await keep(version, []);
}

async function ask(path: string, more: object = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: new URL(path, origin).href, method: 'GET', cache: 'default', ...more },
    respondWith: (response: Promise<Response>) => void (answer = response),
    waitUntil: (work: Promise<unknown>) => void keeping.push(work),
  });
  return (await answer)?.text();
}

async function kept(): Promise<readonly string[]> {
  await Promise.all(keeping);
  return [...stored.values()].flatMap((cache) => [...cache.keys()]).toSorted();
}

test('after one visit what opens the shop is there without a network, and is not asked for again', async () => {
  await visit('1');
  expect(asked).toEqual(shell);
  await keep('1', []);
  expect(asked).toEqual(shell);
  host = offline;
  for (const path of ['/cart', '/cart/?from=mail'])
    expect(await ask(path)).toMatch(/^<html data-kept="\d{13}" data-version="1">\/cart$/);
  expect(await ask(script)).toBe(script);
});

test('where data cost much, what the page has shown is kept, and the host is asked for nothing', async () => {
  await start('1');
  await keep('1', ['/cart?from=mail', script, '/pictures/hero.x.80.webp', '/x'], false);
  expect(asked).toEqual([]);
  expect(await kept()).toEqual([script, '/cart']);
});

test('what passes through the worker is kept, and no picture: without a network the browser gives those that it has', async () => {
  await start('1');
  const picture = '/pictures/hero.x.80.webp';
  for (const path of ofProducts) await ask(path);
  expect(await ask(picture, { destination: 'image' })).toBeUndefined();
  expect(await kept()).toEqual(ofProducts.toSorted());
  vi.stubGlobal('navigator', { onLine: false });
  expect(await ask(picture, { destination: 'image' })).toBe(picture);
});

test('what another version of the shop shows is not kept', async () => {
  await start('1');
  await keep('2', ['/cart']);
  host = hostOf('2');
  expect(await ask('/cart')).toContain('"2"');
  expect(await kept()).toEqual([]);
});

test('without a network, a page that is not kept is answered with another one, which hides its content', async () => {
  await start('1');
  await keep('1', ['/cart'], false);
  host = offline;
  expect(await ask('/product/1')).toMatch(/^<html data-stand-in data-kept="\d{13}".*\/cart$/);
  host = () => page('', 503);
  expect(await ask('/product/1')).toBe('');
});

test('a page that asks the host itself gets nothing that is kept', async () => {
  await visit('1');
  host = hostOf('2');
  expect(await ask('/', { cache: 'no-store' })).toContain('"2"');
  host = offline;
  expect(await ask('/', { cache: 'no-store' })).toBe('');
});

test.each([
  ['nothing', () => page('Not here', 404)],
  ['what is gone', () => page('Not here', 410)],
  ['the page of another site', () => page('<html>Another site')],
])(
  'where the host has %s at the address of a page, and no worker, the shop has left: so does the worker',
  async (_, theirs) => {
    stored.set('their cache', new Map());
    await visit('1');
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
  await visit('1');
  host = hostOf('2');
  asked = [];
  expect(await ask('/cart')).toContain('"2"');
  expect(await ask(script)).toBe(script);
  expect(asked).toEqual(['/cart']);
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  // It answers every address with itself, also that of the worker.
  ['the sign-in page of a hotel', () => page('<html>Welcome to our network')],
  ['silence', () => new Promise<Response>(() => undefined)],
  ['a page that never ends', () => new Response(new ReadableStream())],
])('when the host answers with %s, the kept page is shown after two seconds', async (_, answer) => {
  await visit('1');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  host = answer;
  const shown = ask('/cart');
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await shown).toContain('"1"');
  expect(unregister).not.toHaveBeenCalled();
});

test.each(['//cart', '/%63art', '/other/data.json', '/sw.js', '//evil.example/'])(
  'the worker leaves %s to the browser',
  async (path) => {
    await visit('1');
    expect(await ask(path)).toBeUndefined();
    expect(await ask('/cart', { method: 'POST' })).toBeUndefined();
    expect(await ask(script, { cache: 'reload' })).toBeUndefined();
  },
);

test('one lost answer loses nothing else, and is asked for again at the next visit', async () => {
  await start('1');
  const lost = () => page('<html data-version="1">Not found', 404);
  host = (path) => (path === '/cart' ? lost() : hostOf('1')(path));
  await keep('1', []);
  host = hostOf('1');
  asked = [];
  await keep('1', []);
  expect(asked).toEqual(['/cart']);
});

test.each(['', '/assets/a.j', '{"error":"Try later"}'])(
  'a file that comes as %j is asked for past all caches, and else not kept',
  async (wrong) => {
    await start('1');
    host = (path, cache) =>
      path === script && cache !== 'reload' ? new Response(wrong) : hostOf('1')(path);
    await keep('1', []);
    expect(await kept()).toContain(script);
    stored.clear();
    host = (path) => (path === script ? new Response(wrong) : hostOf('1')(path));
    await keep('1', []);
    expect(await ask(script)).toBe(wrong);
    expect(await kept()).not.toContain(script);
  },
);

test('until a newer version has all that opens the shop, what the older one has kept is there; no other cache is touched', async () => {
  await visit('1');
  for (const name of ['their cache', 'beau /hi/ 1', 'beau / 0', 'beau / b', 'beau / c'])
    stored.set(name, new Map());
  await start('2');
  host = (path) => (path === '/' ? offline() : hostOf('2')(path));
  await keep('2', []);
  host = offline;
  expect(await ask('/')).toContain('"1"');
  expect(await ask('/cart')).toContain('"2"');
  host = hostOf('2');
  await keep('2', []);
  expect([...stored.keys()]).toEqual(['their cache', 'beau /hi/ 1', 'beau / 2']);
});
