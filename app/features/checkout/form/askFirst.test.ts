import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
import { stubWindow } from '#storage/storageWindow.testing.ts';
import { pricesAreOld } from '#strings/checkout';

const day = 86_400_000;
const now = new Date(2026, 10, 24).getTime();
const reload = vi.fn<() => void>();

/** A page that was kept so many days ago, and its host. */
async function openPage(host: () => unknown, kept = 0) {
  vi.resetModules();
  inShop({ TAKES_ORDERS: true });
  vi.useFakeTimers({ now });
  const dataset = { version: 'one', kept: `${now - kept * day}` };
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: () => null });
  vi.stubGlobal('location', { reload });
  const asked = vi.fn<() => Promise<unknown>>(async () => host());
  vi.stubGlobal('fetch', asked);
  stubWindow();
  const { currentToasts } = await import('#ui/toast.ts');
  const { askAhead, askFirst } = await import('./askFirst.ts');
  return { asked, askAhead, askFirst, said: () => currentToasts().map(({ text }) => text) };
}

/** What becomes of a press, after the host's time to answer. */
async function press({ askFirst }: Awaited<ReturnType<typeof openPage>>) {
  const answer = Promise.resolve(askFirst());
  await vi.advanceTimersByTimeAsync(2000);
  return answer;
}

const page = (version: string) =>
  new Response(`<html data-version="${version}">`, { headers: { 'content-type': 'text/html' } });
const silent = () => new Promise(() => undefined);

beforeEach(() => {
  reload.mockClear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the host has this version: one of two presses orders, however long the page was kept', async () => {
  const { askFirst } = await openPage(() => page('one'), 90);
  const answers = [askFirst(), askFirst()];
  expect(await Promise.all(answers.map(async (answer) => answer))).toEqual([{}, undefined]);
});

describe('What the host has said before the press', () => {
  test('counts at once, for a minute', async () => {
    const { asked, askAhead, askFirst } = await openPage(() => page('one'));
    askAhead();
    await vi.advanceTimersByTimeAsync(59_000);
    askAhead();
    expect(askFirst()).toEqual({});
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(askFirst()).toBeInstanceOf(Promise);
  });

  test('is also its silence', async () => {
    const { askAhead, askFirst } = await openPage(silent, 1);
    askAhead();
    await vi.advanceTimersByTimeAsync(2000);
    expect(askFirst()).toEqual({ pricesOf: now - day });
  });
});

test.each([
  ['another version', () => page('two')],
  ['no such page any more', () => new Response('', { status: 404 })],
  ['it elsewhere', () => ({ type: 'opaqueredirect' })],
])(
  'the host has %s: the page is loaded again, and the second press orders where that was in vain',
  async (_, host) => {
    const first = await openPage(host);
    const carried = window;
    expect(await press(first)).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
    const second = await openPage(host);
    window.name = carried.name;
    expect(await press(second)).toEqual({ pricesOf: now });
    expect(reload).toHaveBeenCalledOnce();
  },
);

test.each([29, 30])(
  'the host is silent, and the page was kept more than %i days ago',
  async (kept) => {
    const opened = await openPage(silent, kept);
    expect(await press(opened)).toEqual(kept === 29 ? { pricesOf: now - 29 * day } : undefined);
    expect(opened.said()).toEqual(kept === 29 ? [] : [pricesAreOld('25 October 2026')]);
    await press(opened);
    expect(opened.asked, 'asked again where nothing was ordered').toHaveBeenCalledTimes(kept - 28);
    expect(reload).not.toHaveBeenCalled();
  },
);
