import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The answer of a host to the request for the page in the address bar. */
function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

const page = (version: string) => `<!doctype html><html lang="en" data-version="${version}"><body>`;

describe('A file of the shop does not come', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('location', { href: 'https://shop.example/contact' });
    vi.stubGlobal('document', { documentElement: { dataset: { version: 'one' } } });
  });
  afterEach(() => vi.unstubAllGlobals());

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
  ])('the host answers with %s: the shopper is told to try again', async (_, body, status) => {
    const { isVersionLeft, whyNotLoaded } = await import('./version.ts');
    answer(body, status);
    expect(await whyNotLoaded()).toMatchObject({ type: 'error' });
    expect(isVersionLeft()).toBe(false);
  });

  test('without a network the shopper is told to try again', async () => {
    const { whyNotLoaded } = await import('./version.ts');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await whyNotLoaded()).toMatchObject({ type: 'error' });
  });
});
