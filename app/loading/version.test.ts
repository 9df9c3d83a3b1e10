import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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
    const { isVersionLeft, whyNotLoaded } = await import('./version.ts');
    answer(page('two'));
    expect(await whyNotLoaded()).toMatchObject({ type: 'info' });
    expect(isVersionLeft()).toBe(true);
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
      const { isVersionLeft, whyNotLoaded } = await import('./version.ts');
      answer(body, status, type);
      expect(await whyNotLoaded()).toMatchObject({ type: 'error' });
      expect(isVersionLeft()).toBe(false);
    },
  );

  test('it never comes: the shopper is told after ten seconds, and the next try loads the page', async () => {
    const { inTime, isVersionLeft, whyNotLoaded } = await import('./version.ts');
    vi.useFakeTimers();
    answer(page('one'));
    const tryIt = async () => {
      const told = inTime(new Promise(() => undefined)).catch(whyNotLoaded);
      await vi.advanceTimersByTimeAsync(10_000);
      return told;
    };
    expect(await inTime(Promise.resolve('part'))).toBe('part');
    expect(isVersionLeft()).toBe(false);
    expect(await tryIt()).toMatchObject({ type: 'error' });
    expect(isVersionLeft()).toBe(true);
    field.value = 'Typed';
    await tryIt();
    expect(reload).not.toHaveBeenCalled();
    field.value = '';
    await tryIt();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a host that says nothing is given up too', async () => {
    const { fetchVersion } = await import('./version.ts');
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const version = fetchVersion();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await version).toBeUndefined();
  });

  test('without a network the shopper is asked to try again', async () => {
    const { whyNotLoaded } = await import('./version.ts');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await whyNotLoaded()).toMatchObject({ type: 'error' });
  });
});
