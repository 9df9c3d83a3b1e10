import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#storage/storageWindow.testing.ts';
import { pricesAreOld } from '#strings/checkout';

const day = 86_400_000;
const now = new Date(2026, 10, 24).getTime();
const reload = vi.fn<() => void>();

/** Presses on a page that was kept so many days ago. */
async function press(host: () => unknown, kept = 0, presses = 1) {
  vi.resetModules();
  vi.stubEnv('TAKES_ORDERS', true as unknown as string);
  vi.useFakeTimers({ now });
  const dataset = { version: 'one', kept: `${now - kept * day}` };
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: () => null });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => host());
  stubWindow();
  const { currentToasts } = await import('#ui/toast.ts');
  const { askFirst } = await import('./askFirst.ts');
  const beforeReload = vi.fn<() => void>();
  const asked = Promise.all(Array.from({ length: presses }, () => askFirst(beforeReload)));
  await vi.advanceTimersByTimeAsync(2000);
  const said = currentToasts().map(({ text }) => text);
  return { answers: await asked, said, noted: beforeReload.mock.calls.length };
}

const page = (version: string) =>
  new Response(`<html data-version="${version}">`, { headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  reload.mockClear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

test('the host has this version: one of two presses orders, however long the page was kept', async () => {
  expect(await press(() => page('one'), 90, 2)).toEqual({
    answers: [{}, undefined],
    said: [],
    noted: 0,
  });
});

test.each([
  ['another version', () => page('two')],
  ['no such page any more', () => new Response('', { status: 404 })],
])('the host has %s: the page is loaded again, and nothing is ordered', async (_, host) => {
  expect(await press(host)).toEqual({ answers: [undefined], said: [], noted: 1 });
  expect(reload).toHaveBeenCalledOnce();
});

test.each([29, 30])(
  'the host is silent, and the page was kept more than %i days ago',
  async (kept) => {
    const { answers, said } = await press(() => new Promise(() => undefined), kept);
    expect(answers).toEqual([kept === 29 ? { pricesOf: now - 29 * day } : undefined]);
    expect(said).toEqual(kept === 29 ? [] : [pricesAreOld('25 October 2026')]);
    expect(reload).not.toHaveBeenCalled();
  },
);
