import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://shop.example';
const photo = '/pictures/hero.x.740.avif';
const shell = ['/', '/cart', '/assets/a-12345678.js'];
const rest = ['/product/1', '/assets/details-1-12345678.js', photo];
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);

type Host = (path: string, cache?: RequestCache) => Response | Promise<Response>;
/** What the host answers to a path; it throws when there is no network. */
let host: Host;
/** What the host was asked for. */
let asked: string[];
/** The caches of the browser, by name, each by path. */
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: object) => void>;
const unregister = vi.fn<() => Promise<boolean>>();

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const pageOf = (path: string, version: string, text = path) =>
  `<html data-version="${version}"><script src="/assets/a-${version.repeat(8)}.js"></script>${text}`;

/** A file has the name of its version, but for the script of the product, which does not change. */
const filesOf = (version: string) =>
  [...shell, ...rest].map((file) => file.replace('a-12345678', `a-${version.repeat(8)}`));
const hostOf =
  (version: string, texts: Readonly<Record<string, string>> = {}): Host =>
  (path) => {
    if (!/\.\w+$/.test(path)) return page(pageOf(path, version, texts[path]));
    const type = path.startsWith('/pictures') ? 'image/avif' : 'text/javascript';
    return new Response(path, { headers: { 'content-type': type } });
  };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A response as it comes from a network, with its address. */
const from = (path: string, response: Response): Response =>
  Object.defineProperties(response, {
    url: { value: origin + path },
    clone: { value: () => from(path, Response.prototype.clone.call(response)) },
  });

beforeEach(() => {
  stored = new Map();
  asked = [];
  keeping = [];
  unregister.mockClear();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', async (request: Request | string, init: RequestInit = {}) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    // The browser's own cache has what the page has shown.
    if (init.cache !== 'force-cache') asked.push(path);
    return from(path, await host(path, init.cache));
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (path: string, response: Response) => void cache.set(path, response),
        match: async ({ url }: Request) => cache.get(new URL(url).pathname)?.clone(),
        keys: async () => [...cache.keys()].map((path) => ({ url: origin + path })),
        delete: async ({ url }: Request) => cache.delete(new URL(url).pathname),
      };
    },
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
      [...stored]
        .find(([name, cache]) => (cacheName ?? name) === name && cache.has(path))?.[1]
        .get(path)
        ?.clone(),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  });
  return () => void vi.unstubAllGlobals();
});

/** Installs a version; `texts` has what its pages say in place of their paths. */
async function install(
  version: string,
  {
    isSmall = true,
    texts = {},
  }: { isSmall?: boolean; texts?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  listeners = new Map();
  const listed = filesOf(version).map((file) => [
    file,
    hashOf(/\.\w+$/.test(file) ? file : pageOf(file, version, texts[file])),
  ]);
  vi.stubGlobal('VERSION', version);
  vi.stubGlobal('SHELL', Object.fromEntries(listed.slice(0, shell.length)));
  const others = listed.slice(shell.length).filter(([file]) => isSmall || file !== photo);
  vi.stubGlobal('REST', Object.fromEntries(others));
  vi.stubGlobal('IS_SMALL', isSmall);
  vi.stubGlobal('PICTURES', '/pictures/');
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

async function send(type: string, data?: object): Promise<void> {
  let work: Promise<void> | undefined;
  listeners.get(type)?.({ data, waitUntil: (given: Promise<void>) => (work = given) });
  await work;
}

/** A page of a version asks to keep what it has shown, and more. */
const keep = (version: string, seen: readonly string[], more?: 'shell' | 'rest') =>
  send('message', { version, seen: seen.map((path) => origin + path), more });

/** The version, with all of a small shop. */
async function visit(version: string): Promise<void> {
  host = hostOf(version);
  await install(version);
  await keep(version, [], 'rest');
}

/** What the worker still does after its answers. */
let keeping: Promise<unknown>[] = [];

async function ask(path: string, method = 'GET', cache = 'default'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: new URL(path, origin).href, method, cache },
    respondWith: (response: Promise<Response>) => void (answer = response),
    waitUntil: (work: Promise<unknown>) => void keeping.push(work),
  });
  return (await answer)?.text();
}

test('without a network the worker answers with what it keeps, a picture in any width', async () => {
  await visit('1');
  host = offline;
  for (const path of ['/cart', '/cart/?from=mail']) expect(await ask(path)).toContain('>/cart');
  expect(await ask('/assets/a-11111111.js')).toBe('/assets/a-11111111.js');
  expect(await ask('/pictures/hero.x.80.webp')).toBe(photo);
});

test('where a page asks for no more, only what it has shown is kept, and the host is asked for nothing', async () => {
  host = hostOf('1');
  await install('1');
  await keep('1', ['/cart?from=mail', '/assets/a-11111111.js', '/pictures/hero.x.80.webp', '/x']);
  expect(asked).toEqual([]);
  host = offline;
  expect(await ask('/cart')).toContain('>/cart');
  expect(await ask('/pictures/hero.x.740.avif')).toBe('/pictures/hero.x.80.webp');
  expect([...stored.values()].flatMap((cache) => [...cache.keys()]).toSorted()).toEqual([
    '/assets/a-11111111.js',
    '/cart',
    '/pictures/hero.x',
  ]);
});

test('on a slow line, and of a large shop, what opens the shop is kept, and nothing of its products', async () => {
  host = hostOf('1');
  await install('1');
  await keep('1', [], 'shell');
  expect(asked).toEqual(['/', '/cart', '/assets/a-11111111.js']);
  await keep('1', [], 'rest');
  expect(asked).toHaveLength(6);
  stored.clear();
  asked = [];
  await install('1', { isSmall: false });
  await keep('1', [], 'rest');
  await keep('1', [], 'rest');
  expect(asked).toEqual(['/', '/cart', '/assets/a-11111111.js']);
});

test('what passes through the worker is kept, of a picture its widest copy', async () => {
  host = hostOf('1');
  await install('1', { isSmall: false });
  await ask('/product/1');
  for (const width of [98, 740, 220]) {
    await ask(`/pictures/hero.x.${width}.avif`);
    await Promise.all(keeping);
  }
  host = offline;
  expect(await ask('/product/1')).toContain('>/product/1');
  expect(await ask('/pictures/hero.x.98.avif')).toBe(photo);
});

test('what another version of the shop shows is not kept', async () => {
  host = hostOf('1');
  await install('1');
  await keep('2', ['/cart'], 'rest');
  host = hostOf('2');
  await ask('/cart');
  await Promise.all(keeping);
  expect([...stored.values()].flatMap((cache) => [...cache.keys()])).toEqual([]);
});

test('without a network, a page that is not kept is answered with another one, which hides its content', async () => {
  host = hostOf('1');
  await install('1', { isSmall: false });
  await keep('1', ['/cart']);
  host = offline;
  expect(await ask('/product/1')).toMatch(/^<html data-stand-in data-kept="\d{13}".*\/cart$/);
  host = () => page('', 503);
  expect(await ask('/product/1')).toBe('');
});

test('a page that asks the host itself gets nothing that is kept', async () => {
  await visit('1');
  host = hostOf('2');
  expect(await ask('/', 'GET', 'no-store')).toContain('"2"');
  host = offline;
  expect(await ask('/', 'GET', 'no-store')).toBe('');
});

test('a kept page says since when it is kept', async () => {
  await visit('1');
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
  expect(await ask('/assets/a-11111111.js')).toBe('/assets/a-11111111.js');
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

test.each(['//cart', '/%63art', '/other/data.json', '/sw.js', '/assets/b.js', '//evil.example/'])(
  'the worker leaves %s to the browser',
  async (path) => {
    await visit('1');
    expect(await ask(path)).toBeUndefined();
    expect(await ask('/cart', 'POST')).toBeUndefined();
  },
);

test.each([
  ['/cart', () => page('<html data-version="1">Not found', 404)],
  ['/assets/a-11111111.js', () => page('<html>')],
])(
  'one lost answer, such as that of %s, loses nothing else, and is asked for again at the next visit',
  async (odd, answer) => {
    host = (path) => (path === odd ? answer() : hostOf('1')(path));
    await install('1');
    await keep('1', [], 'shell');
    host = hostOf('1');
    asked = [];
    await keep('1', [], 'shell');
    expect(asked).toEqual([odd]);
  },
);

test('where a file of a newer version is lost, the older one stays until all of it has come', async () => {
  await visit('1');
  host = (path) => (path === '/cart' ? page('', 503) : hostOf('2', { '/cart': 'new' })(path));
  const texts = { '/cart': 'new' };
  await expect(install('2', { texts })).rejects.toThrow('The host does not have all of version 2.');
  asked = [];
  host = hostOf('2', texts);
  await install('2', { texts });
  expect(asked).toEqual(['/cart']);
});

test('of a newer version only what has changed comes from the host, whatever version its pages name', async () => {
  await visit('1');
  const texts = { '/cart': 'new' };
  host = hostOf('2', texts);
  asked = [];
  await install('2', { texts });
  expect(asked.toSorted()).toEqual(['/assets/a-22222222.js', '/cart']);
  await send('activate');
  host = offline;
  expect(await ask('/product/1')).toMatch(/data-version="2"><script src="\/assets\/a-2{8}\.js/);
  expect(await ask('/cart')).toContain('>new');
});

test('a newer version asks for nothing that the older one has not kept', async () => {
  host = hostOf('1');
  await install('1');
  await keep('1', ['/cart', '/assets/a-11111111.js']);
  host = hostOf('2', { '/cart': 'new' });
  await install('2', { texts: { '/cart': 'new' } });
  expect(asked.toSorted()).toEqual(['/assets/a-22222222.js', '/cart']);
});

test.each(['', '/assets/a.j', '{"error":"Try later"}'])(
  'a file that comes as %j is asked for past all caches, and else not kept',
  async (wrong) => {
    const script = '/assets/a-11111111.js';
    host = (path, cache) =>
      path === script && cache !== 'reload' ? new Response(wrong) : hostOf('1')(path);
    await install('1');
    await keep('1', [], 'shell');
    host = offline;
    expect(await ask(script)).toBe(script);
    stored.clear();
    host = (path) => (path === script ? new Response(wrong) : hostOf('1')(path));
    await keep('1', [], 'shell');
    host = offline;
    await expect(ask(script)).rejects.toThrow('Failed to fetch');
  },
);

test('a newer version removes the older one when it takes over, and no other cache', async () => {
  for (const name of ['their cache', 'beau /hi/ 1']) stored.set(name, new Map());
  await visit('1');
  await visit('2');
  expect([...stored.keys()]).toContain('beau / 1');
  await send('activate');
  expect([...stored.keys()]).toEqual(['their cache', 'beau /hi/ 1', 'beau / pictures', 'beau / 2']);
});
