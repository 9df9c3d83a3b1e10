import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages } from './messages.ts';

/** The module of a page that knows nothing of a new version yet. */
async function openPage(isReplaced: boolean) {
  vi.resetModules();
  vi.stubGlobal('window', { isReplaced: async () => isReplaced });
  return import('./version.ts');
}

describe('A part that does not load', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is the fault of the network while the host has this version', async () => {
    const { isVersionLeft, whyNotLoaded } = await openPage(false);
    expect(await whyNotLoaded()).toEqual(messages.partDidNotLoad);
    expect(isVersionLeft()).toBe(false);
  });

  test('is gone with its version when the host has another one, which the next page shows', async () => {
    const { isVersionLeft, whyNotLoaded } = await openPage(true);
    expect(await whyNotLoaded()).toEqual(messages.shopWasUpdated);
    expect(isVersionLeft()).toBe(true);
  });
});
