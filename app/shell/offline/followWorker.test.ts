import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#domain/messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page of version 1 says once the worker has installed a version. */
async function said(version: string): Promise<readonly string[]> {
  vi.resetModules();
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), { installing, waiting: false });
  const root = { dataset: { version: '1' } };
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
  vi.stubGlobal('window', {});
  const page = { readyState: 'complete', documentElement: root };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  const cache = `beau / ${version}`;
  const keys = vi.fn<() => Promise<string[]>>(async () => ['beau / 1', cache, 'beau /hi/ 3']);
  vi.stubGlobal('caches', { keys });
  const { handleToasts, setToastOptions } = await import('#ui/toast.ts');
  const toasts: string[] = [];
  setToastOptions({ duration: 1, position: 'top-right' });
  handleToasts(({ text }) => toasts.push(text));
  await (await import('./followWorker.ts')).followWorker();
  registration.waiting = true;
  installing.dispatchEvent(new Event('statechange'));
  await keys.mock.results[0]?.value;
  await Promise.resolve();
  return toasts;
}

test('a newer version that is ready is announced, and the page’s own version is not', async () => {
  expect(await said('2')).toEqual([messages.shopWasUpdated.text]);
  expect(await said('1')).toEqual([]);
});
