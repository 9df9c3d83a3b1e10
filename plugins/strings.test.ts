import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { strings } from './strings.ts';

describe('Strings', () => {
  test.each([
    ['hi', 'hi'],
    ['en', 'en'],
    ['de', 'en'],
  ])('a page in %s has the strings of app/strings/%s', async (code, folder) => {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [strings(() => Promise.resolve(code))],
    });
    const found = await server.environments.ssr.pluginContainer.resolveId('#strings/cart.tsx');
    expect(found?.id).toMatch(new RegExp(`/app/strings/${folder}/cart\\.tsx$`));
    await server.close();
  });
});
