import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A control of the page, or another element. */
class PlainElement {
  readonly localName: string;
  readonly dataset: Record<string, string> = {};
  value = '';

  constructor(localName: string) {
    this.localName = localName;
  }

  closest(): this | undefined {
    return this.localName === 'p' ? undefined : this;
  }
}

/** The note below the page, of which a part is shown, or which is removed. */
class EarlyNote {
  shown: string[] = [];
  isRemoved = false;
  readonly link = new EventTarget();

  part(name: string) {
    return name === 'a'
      ? this.link
      : { removeAttribute: () => this.shown.push(name.replace('#early-note ', '')) };
  }
}

let page: EventTarget & { documentElement: PlainElement };
let note: EarlyNote;
let here: EventTarget & Pick<Window, 'takeEarlyEvents' | 'startShop'>;
let address: { pathname: string; search: string; href: string; reload: () => void };
let stored: Record<string, string>;
/** How often the shop's script was asked for, and whether it comes. */
let requests: number;
let isOnline: boolean;
/** What the host has at the address. */
let served: string;
/** The files that were asked for beside the script. */
let preloaded: string[];

beforeEach(() => {
  vi.useFakeTimers();
  note = new EarlyNote();
  requests = 0;
  isOnline = true;
  served = '<link href="/assets/entry-1.js" data-entry>';
  stored = {};
  preloaded = [];
  const entry = {
    dataset: { catalogue: '/assets/products.js' },
    getAttribute: () => '/assets/entry-1.js',
    get href() {
      requests += 1;
      return isOnline ? 'data:text/javascript,' : 'data:text/javascript,throw new Error()';
    },
  };
  page = Object.assign(new EventTarget(), {
    documentElement: new PlainElement('html'),
    querySelector: (selector: string) =>
      selector === 'link[data-entry]' ? entry : note.part(selector.replace('#early-note ', '')),
    getElementById: () => ({ remove: () => (note.isRemoved = true) }),
    createElement: () => ({}),
    head: { append: ({ href }: HTMLLinkElement) => preloaded.push(href) },
  });
  here = Object.assign(new EventTarget(), { setTimeout });
  address = {
    pathname: '/cart',
    search: '',
    href: 'https://shop.example/cart',
    reload: vi.fn<() => void>(),
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', here);
  vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
  vi.stubGlobal('location', address);
  vi.stubGlobal('fetch', async () => ({ status: 200, text: async () => served }));
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored[name] ?? null });
  vi.stubGlobal('Element', PlainElement);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the script as a new page does, until its first request has ended. */
async function boot(): Promise<void> {
  vi.resetModules();
  await import('./boot.ts');
  await settle();
}

/** Waits until the requested script has come or failed. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
}

async function pass(time: number): Promise<void> {
  vi.advanceTimersByTime(time);
  await settle();
}

function act(type: string, target: PlainElement, key?: string): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(Object.assign(event, { key }));
  return event;
}

describe('The boot script', () => {
  test('the page says which lists are empty before it is painted', async () => {
    const emptyAfter = async (cart: string | undefined) => {
      stored = { wishlist: '[{"id":1}]', ...(cart !== undefined && { cart }) };
      await boot();
      return page.documentElement.dataset['empty'];
    };
    for (const text of [undefined, '', '[]', '[] \t ']) expect(await emptyAfter(text)).toBe('cart');
    for (const text of ['[{"id":1}]', 'damaged']) expect(await emptyAfter(text)).toBe('');
  });

  test('the file with all products is asked for at once if a list is stored or the address has a filter', async () => {
    const given: boolean[] = [];
    here.startShop = async (hasList) => void given.push(hasList);
    await boot();
    expect(preloaded).toEqual([]);
    address.search = '?filter=sale';
    await boot();
    expect(preloaded).toEqual(['/assets/products.js']);
    address.search = '';
    stored = { cart: '[{"id":1}]' };
    await boot();
    expect(preloaded).toEqual(['/assets/products.js', '/assets/products.js']);
    expect(given).toEqual([false, false, true]);
  });

  test('where storage is forbidden, no list is said to be empty', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    await boot();
    expect(page.documentElement.dataset['empty']).toBe('');
  });

  test('what the shopper does is recorded in order, and given out once', async () => {
    await boot();
    const field = new PlainElement('input');
    const button = new PlainElement('button');
    field.value = 'Ravi';
    act('input', field);
    act('keydown', field, 'Enter');
    act('focusout', field);
    act('click', button);
    act('click', new PlainElement('p'));
    expect(here.takeEarlyEvents?.()).toMatchObject([
      { type: 'input', element: field, value: 'Ravi' },
      { type: 'keydown', element: field, key: 'Enter' },
      { type: 'focusout', element: field },
      { type: 'click', element: button },
    ]);
    expect(note.isRemoved).toBe(true);
    act('click', button);
    expect(here.takeEarlyEvents?.()).toBe(undefined);
  });

  test('React hears nothing of what is recorded, and everything else', async () => {
    await boot();
    const field = new PlainElement('select');
    expect(act('change', field).cancelBubble).toBe(true);
    expect(act('click', new PlainElement('button')).cancelBubble).toBe(true);
    expect(act('click', new PlainElement('p')).cancelBubble).toBe(false);
    expect(here.takeEarlyEvents?.()).toHaveLength(1);
    expect(act('change', field).cancelBubble).toBe(false);
  });

  test('of several inputs in one field only the last is recorded, and no key before it', async () => {
    await boot();
    const field = new PlainElement('input');
    for (const value of ['R', 'Ra', 'Rav']) {
      act('keydown', field, value.slice(-1));
      field.value = value;
      act('input', field);
    }
    expect(here.takeEarlyEvents?.()).toMatchObject([{ type: 'input', value: 'Rav' }]);
  });

  test('typing in one field, in another and in the first again keeps the order', async () => {
    await boot();
    const [name, message] = [new PlainElement('input'), new PlainElement('textarea')];
    for (const field of [name, message, name]) act('input', field);
    expect(here.takeEarlyEvents?.()?.map(({ element }) => element)).toEqual([name, message, name]);
  });

  test('a press of a button sends no form, and a link is followed at once', async () => {
    await boot();
    expect(act('click', new PlainElement('button')).defaultPrevented).toBe(true);
    expect(act('click', new PlainElement('a')).defaultPrevented).toBe(false);
    expect(here.takeEarlyEvents?.()).toHaveLength(1);
  });

  test('a pressed button is marked at once, and after 1 s a line says that the page is loading', async () => {
    await boot();
    const button = new PlainElement('button');
    act('click', button);
    expect(button.dataset).toEqual({ heard: '' });
    await pass(999);
    expect(note.shown).toEqual([]);
    await pass(1);
    expect(note.shown).toEqual(['p']);
  });

  test('a script that does not come is requested again after growing pauses, and the note is shown after the second failure', async () => {
    isOnline = false;
    await boot();
    expect([requests, note.shown]).toEqual([1, []]);
    await pass(999);
    expect(requests).toBe(1);
    await pass(1);
    expect([requests, note.shown]).toEqual([2, ['div']]);
    await pass(1999);
    expect(requests).toBe(2);
    await pass(1);
    expect(requests).toBe(3);
    expect(page.documentElement.dataset['failed']).toBe('');
  });

  test('after many failures it is requested every 30 s', async () => {
    isOnline = false;
    await boot();
    for (let failures = 0; failures < 8; failures += 1) await pass(30_000);
    const before = requests;
    await pass(29_999);
    expect(requests).toBe(before);
    await pass(1);
    expect(requests).toBe(before + 1);
  });

  test('it is requested at once when the network returns, and when "Try again" is pressed', async () => {
    isOnline = false;
    await boot();
    here.dispatchEvent(new Event('online'));
    await settle();
    expect(requests).toBe(2);
    // The try for which it waited is not made as well.
    await pass(1999);
    expect(requests).toBe(2);
    note.link.dispatchEvent(new Event('click'));
    await settle();
    expect(requests).toBe(3);
  });

  test('2.23 "Try again" loads the page again when the host has another version of it', async () => {
    isOnline = false;
    await boot();
    served = '<link href="/assets/entry-2.js" data-entry>';
    const press = new Event('click', { cancelable: true });
    note.link.dispatchEvent(press);
    await vi.waitFor(() => expect(address.reload).toHaveBeenCalledTimes(1));
    expect([requests, press.defaultPrevented]).toEqual([1, true]);
  });

  test('a request without an answer has its note after 20 s, but not once the page is hydrated', async () => {
    here.startShop = () => new Promise(() => {});
    await boot();
    await pass(19_999);
    expect(note.shown).toEqual([]);
    await pass(1);
    expect(note.shown).toEqual(['div']);

    note = new EarlyNote();
    here.startShop = async () => void here.takeEarlyEvents?.();
    await boot();
    await pass(60_000);
    expect([note.isRemoved, note.shown]).toEqual([true, []]);
  });

  test('Back to another page loads that page, until this page is hydrated', async () => {
    await boot();
    here.dispatchEvent(new Event('popstate'));
    expect(address.reload).toHaveBeenCalledTimes(0);
    address.pathname = '/';
    here.dispatchEvent(new Event('popstate'));
    expect(address.reload).toHaveBeenCalledTimes(1);
    here.takeEarlyEvents?.();
    here.dispatchEvent(new Event('popstate'));
    expect(address.reload).toHaveBeenCalledTimes(1);
  });

  test('Back before this script runs loads the page of the address', async () => {
    const loaded = { name: 'https://shop.example/products' } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
    await boot();
    expect(address.reload).toHaveBeenCalledTimes(1);
  });
});
