import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { words } from './words.ts';

describe('Words', () => {
  test.each([
    ['hi', 'hi'],
    ['en', 'en'],
    ['de', 'en'],
  ])('18.1 a page in %s has the words of app/words/%s', async (code, folder) => {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [words(() => Promise.resolve(code))],
    });
    const found = await server.environments.ssr.pluginContainer.resolveId('#words/cart.tsx');
    expect(found?.id).toMatch(new RegExp(`/app/words/${folder}/cart\\.tsx$`));
    await server.close();
  });
});
