import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { nothingShown } from '#domain/listPage.ts';
import { productsPage } from '#shop/words';
import type { Location } from './location.ts';

const origin = 'https://shop.example';
/** What the shop asks of the browser, in order. */
let asked: unknown[];
let browser: EventTarget;
let page: { title: string };

const note = (name: string) => (value?: unknown) => asked.push([name, value].filter(Boolean));

beforeEach(() => {
  asked = [];
  const methods = { navigate: note('navigate'), traverseTo: note('traverse') };
  browser = Object.assign(new EventTarget(), { ...methods, currentEntry: { key: 'first' } });
  const style = { setProperty: note('name'), removeProperty: note('remove') };
  const box = { top: 0, bottom: 9, left: 0, right: 9 };
  page = Object.assign(new EventTarget(), {
    title: '',
    head: { querySelectorAll: () => [], querySelector: () => null, appendChild: () => ({}) },
    createElement: () => ({}),
    getElementById: () => null,
    querySelector: (selector: string) => ({ focus: () => asked.push(['focus', selector]) }),
    querySelectorAll: () => [{ style, getBoundingClientRect: () => box }],
    startViewTransition(update: () => void) {
      const updateCallbackDone = Promise.resolve().then(update);
      return { ready: updateCallbackDone, finished: new Promise(() => {}), updateCallbackDone };
    },
  });
  for (const name of ['innerHeight', 'innerWidth']) vi.stubGlobal(name, 100);
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('window', { navigation: browser });
  vi.stubGlobal('navigation', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a product, at its own address or another one. */
async function openProduct(path = '/product/3', load = async (): Promise<[]> => []) {
  vi.resetModules();
  vi.stubGlobal('location', Object.assign(new URL(origin + path), { reload: note('reload') }));
  (await import('#storage/catalogue.ts')).setCatalogueSource(load);
  const { handleToasts, setToastOptions } = await import('#ui/toast.ts');
  setToastOptions({ duration: 1, position: 'top-right' });
  handleToasts(({ text }) => asked.push(['toast', text]));
  const { screen } = await import('#screens/product.tsx');
  const { followNavigation } = await import('./navigation.ts');
  const shown: Location[] = [];
  const product = { path: '/product/{id}', id: '3', number: '', search: '' } as const;
  followNavigation({ ...product, screen, shown: nothingShown }, (next) => shown.push(next));
  return shown;
}

/** Says to the shop where the shopper wants to go, as the browser does, and waits for it. */
async function navigate(path: string, signal = new AbortController().signal): Promise<void> {
  let handled: Promise<void> | undefined;
  const event = {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    destination: { sameDocument: false, url: origin + path },
    signal,
    scroll: note('scroll'),
    intercept: ({ handler }: { handler: () => Promise<void> }) => (handled = handler()),
  };
  browser.dispatchEvent(Object.assign(new Event('navigate'), event));
  await handled;
}

describe('A navigation', () => {
  test('shows the next page from its top, with its title and focus on its heading', async () => {
    const shown = await openProduct();
    await navigate('/products?filter=new');
    expect(shown).toMatchObject([{ path: '/products', search: '?filter=new', isNavigated: true }]);
    expect(page.title).toContain(productsPage.title);
    const named = ['name', 'view-transition-name'];
    const unnamed = ['remove', 'view-transition-name'];
    expect(asked).toEqual([named, unnamed, ['scroll'], ['focus', 'main h1'], named]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await navigate('/product/3');
    expect(asked.slice(5)).toEqual([['scroll'], ['focus', 'main h1']]);
  });

  test('to /shop goes to all products, and one that was replaced shows nothing', async () => {
    const shown = await openProduct();
    await navigate('/shop');
    await navigate('/products', AbortSignal.abort());
    expect([asked, shown]).toEqual([[['navigate', '/products']], []]);
  });

  test('whose files do not come stays and says so, or loads the page if the host answers', async () => {
    const shown = await openProduct('/product/3', () => Promise.reject(new Error('lost')));
    await navigate('/products');
    vi.stubGlobal('fetch', async () => new Response());
    await navigate('/products');
    const toast = ['toast', messages.partDidNotLoad.text];
    expect([asked, shown]).toEqual([[['traverse', 'first'], toast, ['reload']], []]);
  });

  test('the page of the address is shown where the document is another one', async () => {
    const shown = await openProduct('/products');
    const corrected = { path: '/products', hydratedAs: '/product/3' };
    await vi.waitFor(() => expect(shown).toMatchObject([corrected]));
  });
});
