import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { untranslated } from './untranslated.ts';

const page = `
export const page = (
  <main aria-label="Tea">
    <h1>Green Tea</h1>
    <p>हरी चाय</p>
    <p lang="fr">Green Tea</p>
    <img alt="Tea" />
    <p>हरी चाय, <b>Green Tea</b></p>
  </main>
);`;

afterEach(() => vi.unstubAllEnvs());

/** The page as it is built with these texts left out of its translation. */
async function render(texts: readonly string[]): Promise<string> {
  // As in a build that is published: in development React has other functions.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      untranslated(() => Promise.resolve({ language: 'en', texts: new Set(texts) })),
      {
        name: 'page',
        resolveId: (id) => (id === 'page.tsx' ? id : null),
        load: (id) => (id === 'page.tsx' ? page : null),
      },
    ],
    build: { ssr: true, write: false, rolldownOptions: { input: 'page.tsx' } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built.');
  const [{ code }] = bundle.output;
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(withAddresses(code))}`
  )) as { page: ReactElement };
  return renderToStaticMarkup(module.page);
}

/** Code without a file imports packages by address. */
function withAddresses(code: string): string {
  return code.replaceAll(/"(react\/[^"]+)"/g, (_, name: string) =>
    JSON.stringify(import.meta.resolve(name)),
  );
}

test('18.25 each element whose whole text is not translated says its language', async () => {
  expect(await render(['Green Tea', 'Tea'])).toBe(
    '<main lang="en" aria-label="Tea"><h1 lang="en">Green Tea</h1><p>हरी चाय</p><p lang="fr">Green Tea</p>' +
      '<img lang="en" alt="Tea"/><p>हरी चाय, <b lang="en">Green Tea</b></p></main>',
  );
});

test('18.25 where all is translated, React’s own function makes the elements', async () => {
  expect(await render([])).not.toContain('lang="en"');
});
