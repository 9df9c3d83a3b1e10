import { readFileSync, readdirSync } from 'node:fs';
import { policyOfDrawings } from '#builder/hosts/headers.mjs';
import { serve } from '#commands/serve.mjs';
import { expect, open, test as shopTest } from '../shop.ts';
import { type Host, nginx } from './nginx.ts';

const built = process.env['BUILT_SHOP'] ?? 'dist';
const nameIn = (folder: string, end: string) =>
  `/${folder}/${readdirSync(`${built}/${folder}`).find((file) => file.endsWith(end))}`;
const script = nameIn('assets', '.js');
const picture = nameIn('pictures', '.avif');
const drawing = nameIn('assets', '.svg');

/** Every address that a page, the sitemap, the feed or the manifest names, but those that redirect (SPEC 2.2). */
const { address: site = '' } =
  /"canonical" href="(?<address>https:\/\/[^/"]+)/.exec(readFileSync(`${built}/index.html`, 'utf8'))
    ?.groups ?? {};
const named = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:html|xml|webmanifest)$/.test(file))
  .flatMap((file) => [
    ...readFileSync(`${built}/${file}`, 'utf8').matchAll(
      /(?:(?:href|src|url)"?[=:]"|<loc>|<g:(?:image_)?link>)([^"<#?]+)/g,
    ),
  ])
  .map(([, address = '']) => address.replace(site, ''))
  .filter((address) => /^\/(?!\w*\/?shop$)/.test(address));

/** The headers that a host sends with every page. */
const [forPages = ''] = readFileSync(`${built}/_headers`, 'utf8').split('\n\n');
const headers = [...forPages.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
  ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
);

const preview = {
  name: 'the preview',
  isInstalled: true,
  packages: '',
  start: (folder: string): Promise<Host> => serve({ folder }),
};

for (const { name, isInstalled, packages, start } of [preview, nginx]) {
  const test = shopTest.extend<object, { host: Host }>({
    host: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
      async ({}, use) => {
        const host = await start(built);
        await use(host);
        await host.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ host }, use) => use(host.address),
  });

  test.describe(`Behind ${name}`, () => {
    test.skip(!isInstalled, `It needs Debian's ${packages}.`);
    test.describe.configure({ mode: 'default' });

    test('pages open with an empty console, also /shop @wide', async ({ page }) => {
      for (const address of ['/', '/product/5', '/hi/cart', '/shop']) await open(page, address);
      await expect(page).toHaveURL('/products');
    });

    test('every address that the shop names is answered without a redirect', async ({
      request,
    }) => {
      expect(named).toEqual(expect.arrayContaining(['/hi/', '/hi/product/5', '/products']));
      for (const address of new Set(named)) {
        const response = await request.get(address, { maxRedirects: 0 });
        expect.soft(response.status(), address).toBe(200);
      }
    });

    test('an older link with a slash or a file name at its end shows its page @wide', async ({
      page,
    }) => {
      for (const [address, heading] of [
        ['/about/', 'About'],
        ['/products/', 'Products'],
        ['/about.html', 'About'],
      ] as const) {
        await open(page, address);
        await expect(page, address).toHaveTitle(new RegExp(heading));
      }
    });

    test('every page has the security headers, and is asked for again', async ({ request }) => {
      for (const address of ['/', '/products', '/no-such-page', '/robots.txt', '/sw.js']) {
        const sent = (await request.get(address)).headers();
        for (const [header, value] of headers) {
          expect(sent[header], `${header} of ${address}`).toBe(value);
        }
        expect(sent['cache-control'], address).toBe('no-cache');
      }
      const { etag = '' } = (await request.get('/products')).headers();
      const again = await request.get('/products', { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
    });

    test('files named after their contents are cached for a year', async ({ request }) => {
      for (const file of [script, picture]) {
        const sent = (await request.get(file)).headers();
        expect(sent['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(sent['x-content-type-options']).toBe('nosniff');
      }
      for (const gone of ['/assets/gone.js', '/pictures/gone.avif']) {
        expect((await request.get(gone)).headers()['cache-control'], gone).toBe('no-cache');
      }
    });

    test('a drawing that is opened may do nothing', async ({ request }) => {
      const { 'content-security-policy': policy } = (await request.get(drawing)).headers();
      expect(policy).toBe(policyOfDrawings);
    });

    test('only the addresses of the desk have its policy', async ({ request }) => {
      for (const address of ['/admin/..%2fcart', '/administration', '/assets/gone.js']) {
        const { 'content-security-policy': policy } = (await request.get(address)).headers();
        expect(policy, address).not.toContain('unsafe-inline');
      }
    });

    test('what is written for other hosts is not published', async ({ request }) => {
      for (const address of ['/_headers', '/_redirects']) {
        expect((await request.get(address)).status(), address).toBe(404);
      }
    });

    test('every kind of file has its content type', async ({ request }) => {
      for (const [address, type] of [
        ['/products', /^text\/html; ?charset=utf-8$/],
        ['/manifest.webmanifest', /^application\/manifest\+json/],
        ['/sitemap.xml', /^(?:text|application)\/xml/],
        ['/icons/192.png', /^image\/png$/],
        [picture, /^image\/avif$/],
      ] as const) {
        const sent = (await request.get(address)).headers();
        expect(sent['content-type'], address).toMatch(type);
      }
    });

    test('an unknown address has status 404 and a page in its language', async ({ request }) => {
      for (const [address, language] of [
        ['/no-such-page', 'en-IN'],
        ['/product/11', 'en-IN'],
        ['/assets/gone.js', 'en-IN'],
        ['/hindi/no-such-page', 'en-IN'],
        ['/hi/product/11', 'hi-IN'],
      ] as const) {
        const response = await request.get(address);
        expect(response.status(), address).toBe(404);
        expect(await response.text(), address).toContain(`<html lang="${language}"`);
      }
    });
  });
}

shopTest('the licence of everything that is shipped is published', async ({ request }) => {
  const text = await (await request.get('/THIRD-PARTY.txt')).text();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['react', 'react-dom']) {
    expect(text).toContain(`${name} - ${String(dependencies[name])} (MIT)`);
  }
});
