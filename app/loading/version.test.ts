import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '#storage/storageWindow.testing.ts';

/** The answer of a host to the request for the page in the address bar. */
function answer(body: string, status = 200, type = 'text/html; charset=utf-8'): void {
  const headers = { 'content-type': type };
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
}

const page = (version: string) => `<!doctype html><html lang="en" data-version="${version}"><body>`;

describe('A file of the shop does not come', () => {
  const reload = vi.fn<() => void>();
  const field = { value: '', defaultValue: '' };
  beforeEach(() => {
    reload.mockClear();
    vi.resetModules();
    vi.stubGlobal('location', { href: 'https://shop.example/contact', reload });
    vi.stubGlobal('document', {
      documentElement: { dataset: { version: 'one' } },
      querySelectorAll: () => [field],
      getElementById: () => null,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('the host has another version: the shopper reads that the shop was updated', async () => {
    const { loadsEveryPage, whyNotLoaded } = await import('./version.ts');
    answer(page('two'));
    expect(await whyNotLoaded()).toMatchObject({ type: 'info' });
    expect(loadsEveryPage()).toBe(true);
  });

  test.each([
    ['the same version', page('one'), 200],
    ['too many requests', 'Slow down', 429],
    ['an error page of its own', page('two'), 503],
    ['the sign-in page of a hotel', '<html><body>Welcome to our network', 200],
    ['a file that is no page', page('two'), 200, 'text/plain'],
  ])(
    'the host answers with %s: the shopper is asked to try again',
    async (_, body, status, type?: string) => {
      const { loadsEveryPage, whyNotLoaded } = await import('./version.ts');
      answer(body, status, type);
      expect(await whyNotLoaded()).toMatchObject({ type: 'error' });
      expect(loadsEveryPage()).toBe(false);
    },
  );

  test('it never comes: the shopper is told after ten seconds, and the next try loads the page', async () => {
    const { inTime, loadsEveryPage, whyNotLoaded } = await import('./version.ts');
    vi.useFakeTimers();
    answer(page('one'));
    const tryIt = async () => {
      const told = inTime(new Promise(() => undefined)).catch(whyNotLoaded);
      await vi.advanceTimersByTimeAsync(10_000);
      return told;
    };
    expect(await inTime(Promise.resolve('part'))).toBe('part');
    expect(loadsEveryPage()).toBe(false);
    expect(await tryIt()).toMatchObject({ type: 'error' });
    expect(loadsEveryPage()).toBe(true);
    field.value = 'Typed';
    await tryIt();
    expect(reload).not.toHaveBeenCalled();
    field.value = '';
    await tryIt();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('without a network the shopper is asked to try again', async () => {
    const { whyNotLoaded } = await import('./version.ts');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await whyNotLoaded()).toMatchObject({ type: 'error' });
  });
});

describe('Of two versions', () => {
  const minute = 60_000;
  let texts: Map<string, string>;
  const show = (dataset: Record<string, string>) =>
    vi.stubGlobal('document', { documentElement: { dataset } });
  const openPage = async (dataset: Record<string, string>, type = 'navigate') => {
    vi.resetModules();
    show(dataset);
    vi.stubGlobal('performance', {
      timeOrigin: minute,
      now: () => 0,
      getEntriesByType: () => [{ type }],
    });
    const page = { ...(await import('./version.ts')), ...(await import('./lastSeen.ts')) };
    page.noteVersion();
    return { ...page, isNewest: () => (show(dataset), page.isNewest()) };
  };
  beforeEach(() => {
    ({ texts } = stubWindow());
    texts.set('cart', '[]');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 2 * minute });
  });
  afterEach(() => void vi.useRealTimers());

  test('nothing is noted before there is a cart, since the shop then stores nothing', async () => {
    texts.clear();
    await openPage({ version: 'one' });
    expect(texts.size).toBe(0);
  });

  test('the one that came from the host last is the newest, also after going back', async () => {
    const one = await openPage({ version: 'one' });
    expect([one.isNewest(), one.lastSeen()]).toEqual([true, 2 * minute]);
    const two = await openPage({ version: 'two' });
    expect([one, two].map((page) => page.isNewest())).toEqual([false, true]);
    await openPage({ version: 'one' });
    expect([one, two].map((page) => page.isNewest())).toEqual([true, false]);
  });

  test.each([
    ['the worker', { kept: `${minute}` }, 'navigate'],
    ['the browser', {}, 'back_forward'],
  ])(
    'a page that %s has kept is not the newest, and has the day that it came',
    async (_, kept, type) => {
      expect((await openPage({ version: 'one', ...kept }, type)).lastSeen()).toBe(minute);
      expect([...texts.keys()]).toEqual(['cart']);
      texts.set('beau:version', `two ${2 * minute}`);
      const page = await openPage({ version: 'one', ...kept }, type);
      expect([page.isNewest(), page.lastSeen()]).toEqual([false, minute]);
      texts.set('beau:version', `one ${3 * minute}`);
      expect((await openPage({ version: 'one', ...kept }, type)).lastSeen()).toBe(3 * minute);
    },
  );

  test.each([
    ['newest', () => new Response(page('one'), { headers: { 'content-type': 'text/html' } })],
    ['other', () => new Response(page('two'), { headers: { 'content-type': 'text/html' } })],
    ['gone', () => new Response('Not found', { status: 404 })],
    ['gone', () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })],
    ['silent', () => new Response('', { status: 503 })],
    ['silent', () => new Promise<Response>(() => undefined)],
  ] as const)('the host is asked for its version: %s', async (said, host) => {
    const here = await openPage({ version: 'one' });
    const asked = vi.fn<(address: string, init: RequestInit) => unknown>(async () => host());
    vi.stubGlobal('fetch', asked);
    const answer = here.askHost(2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe(said);
    expect(asked).toHaveBeenCalledWith('/', { cache: 'no-store', redirect: 'manual' });
    expect(here.isNewest()).toBe(said !== 'other');
    expect(here.loadsEveryPage()).toBe(said === 'other');
    expect(texts.get('beau:version')).toMatch(said === 'other' ? 'two' : 'one');
  });
});
