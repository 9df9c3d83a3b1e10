import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { forPagesAlone, headers as shopHeaders, policyOfDesk } from '../../checks/headers.mjs';
import { startCaddy, startNginx, whyNoHost } from '../../scripts/hosts.mjs';
import { serve } from '../../scripts/serve.mjs';
import * as header from '../../app/strings/hi/header.ts';
import { hydratedInHindi } from '../languages/hindi.ts';
import { pages } from '../pages.ts';
import { settings } from '../shopData.ts';
import { expect, hydrated, open, everyLevel, test as shopTest, toast, watchPage } from '../shop.ts';

const base = '/walk/';
const built = process.env['BUILT_SHOP'] ?? 'dist';
const folder = 'node_modules/.cache/dist-below';

/** A host that serves the shop below a path, as GitHub Pages does. */
const test = shopTest.extend<object, { hostBelow: string }>({
  hostBelow: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder], {
        env: { ...process.env, BASE_PATH: base },
        stdio: 'pipe',
      });
      const host = await serve({ folder, base });
      await use(host.address);
      await host.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hostBelow }, use) => use(hostBelow),
});

const screens = pages
  .filter((address) => address !== '/nowhere')
  .map((address) => address.slice(1));
/** The same pages in Hindi, if the tested shop has them. */
const inHindi = settings.languages?.includes('hi') ? screens.map((screen) => `hi/${screen}`) : [];

test.describe('Published below a path', () => {
  test.describe.configure({ mode: 'default' });

  test('every address loads directly, and no file of it is missing', async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      // The browser asks each time whether the file with all products has changed.
      if (![200, 304].includes(response.status()))
        missing.push(`${response.status()} ${response.url()}`);
    });
    for (const screen of [...screens, ...inHindi]) {
      await page.goto(base + screen);
      await (screen.startsWith('hi/') ? hydratedInHindi(page) : hydrated(page));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://beau.example${base}${screen}`,
      );
      const links = await page.locator('a[href^="/"]').all();
      for (const link of links) expect(await link.getAttribute('href')).toMatch(/^\/walk\//);
      const typefaces = await page.evaluate(async () => {
        const faces = await document.fonts.ready;
        return [...faces].filter(({ status }) => status === 'loaded').length;
      });
      expect(typefaces).toBeGreaterThan(0);
    }
    expect(missing).toEqual([]);
  });

  test('links, Back and Forward work without a page load', async ({ page }) => {
    await open(page, base);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Explore Now' }).click();
    await expect(page).toHaveURL(`${base}products`);
    await page.getByRole('main').getByRole('link', { name: 'Daily Protection Kit' }).click();
    await expect(page).toHaveURL(`${base}product/10`);
    await page.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page).toHaveURL(`${base}cart`);
    await expect(page.getByText('Rs. 899.00').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Protection Kit');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Protection Kit');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('the links to the other language lead to the same page below the path', async ({ page }) => {
    await open(page, `${base}products?filter=sale`);
    const footer = page.getByRole('contentinfo');
    await expectLanguage(
      page,
      footer.getByRole('link', { name: 'हिन्दी' }),
      'hi/products?filter=sale',
    );
    await page.getByRole('link', { name: header.cart }).first().click();
    await expect(page).toHaveURL(`${base}hi/cart`);
    await expectLanguage(page, footer.getByRole('link', { name: 'English' }), 'cart');
    await page.goto(`${base}hi/shop`);
    await expect(page).toHaveURL(`${base}hi/products`);
    const response = await page.goto(`${base}hi/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });

  test('/shop below the path opens the products', async ({ page }) => {
    await page.goto(`${base}shop`);
    await expect(page).toHaveURL(`${base}products`);
  });

  test('an unknown address shows the not-found screen with links back', async ({ page }) => {
    const response = await page.goto(`${base}no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${base}(?:products)?$`));
  });
});

for (const { name, start } of [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
] as const) {
  const hosted = shopTest.extend<object, { host: { address: string } }>({
    host: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
      async ({}, use) => {
        const host = await start(built);
        await use(host);
        await host.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ host }, use) => use(host.address),
  });

  hosted.describe(`Behind ${name}`, () => {
    const reason = whyNoHost(name);
    hosted.skip(reason !== undefined, reason ?? '');
    hosted.describe.configure({ mode: 'default' });

    hosted('every address opens, and the console stays empty', async ({ page, baseURL }) => {
      const said = watchPage(page, baseURL ?? '', everyLevel);
      for (const screen of screens) {
        await open(page, `/${screen}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      }
      await page.goto('/shop');
      await expect(page).toHaveURL('/products');
      expect(said).toEqual([]);
    });

    hosted.describe('with the service worker', () => {
      hosted.use({ serviceWorkers: 'allow' });

      hosted(
        'dialogs, toasts and the offline shop do not break the security policy',
        async ({ page, context }) => {
          await open(page, '/products');
          await expect
            .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
            .toBe('activated');
          await page.getByRole('button', { name: 'Account' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
          await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
            'demonstration',
          );
          await page.getByRole('button', { name: 'Search' }).click();
          await page.getByPlaceholder('Search for Product').fill('serum');
          await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^add to cart$/i })
            .click();
          await expect(
            toast(page, 'Reviving Under Eye Serum With Caffeine Added to Cart!'),
          ).toBeVisible();
          await context.setOffline(true);
          await open(page, '/checkout');
          await expect(page.getByText('You are offline. Your cart is safe.')).toBeVisible();
          await page.getByRole('button', { name: 'Place Order' }).first().click();
          await expect(toast(page, 'Order Placed Successfully!')).toBeVisible();
        },
      );
    });

    hosted(
      'every response has the headers of checks/headers.mjs, and a file in assets or pictures none of the headers for pages',
      async ({ request }) => {
        const asset = readdirSync(`${built}/assets`).find((file) => file.endsWith('.js'));
        const picture = readdirSync(`${built}/pictures`).find((file) => file.endsWith('.avif'));
        const files = [`/assets/${asset}`, `/pictures/${picture}`];
        const pages = [
          '/',
          '/products',
          '/no-such-page',
          '/assets/gone.js',
          '/robots.txt',
          '/sw.js',
        ];
        for (const address of [...pages, ...files]) {
          const sent = (await request.get(address)).headers();
          for (const [header, value] of Object.entries(shopHeaders)) {
            const isMeant = !forPagesAlone.includes(header) || pages.includes(address);
            const expected = isMeant ? value : undefined;
            expect(sent[header.toLowerCase()], `${header} of ${address}`).toBe(expected);
          }
        }
      },
    );

    hosted('the desk has a policy of its own, below /admin/ alone', async ({ request }) => {
      for (const address of ['/admin/', '/admin', '/admin/desk.js', '/administer', '/hi/admin/']) {
        const isDesk = /^\/admin(?:\/|$)/.test(address);
        const sent = (await request.get(address)).headers()['content-security-policy'];
        expect(sent, address).toBe(isDesk ? policyOfDesk : shopHeaders['Content-Security-Policy']);
      }
    });

    hosted(
      'files that never change are cached for a year, and all others are revalidated',
      async ({ request }) => {
        const caching = async (address: string) =>
          (await request.get(address)).headers()['cache-control'];
        const asset = readdirSync(`${built}/assets`).find((file) => file.endsWith('.woff2'));
        const picture = readdirSync(`${built}/pictures`).find((file) => file.endsWith('.avif'));
        for (const file of [`/assets/${asset}`, `/pictures/${picture}`]) {
          expect(await caching(file)).toBe('public, max-age=31536000, immutable');
        }
        for (const file of [
          '/',
          '/product/1',
          '/sw.js',
          '/assets/gone.js',
          '/pictures/gone.avif',
        ]) {
          expect(await caching(file), file).toBe('no-cache');
        }
        const first = await request.get('/products');
        const again = await request.get('/products', {
          headers: { 'if-none-match': first.headers()['etag'] ?? '' },
        });
        expect(again.status()).toBe(304);
      },
    );

    hosted('text is sent as the build has compressed it', async ({ request }) => {
      const asset = readdirSync(`${built}/assets`).find((file) => file.endsWith('.js'));
      for (const address of ['/', '/product/1', `/assets/${asset}`, '/manifest.webmanifest']) {
        for (const [accepted, sent] of [
          ['gzip, deflate, br', 'br'],
          ['gzip', 'gzip'],
          ['identity', undefined],
        ] as const) {
          const response = await request.get(address, { headers: { 'accept-encoding': accepted } });
          expect(response.status()).toBe(200);
          expect(response.headers()['content-encoding'], `${address}, ${accepted}`).toBe(sent);
        }
      }
    });

    hosted('every kind of file has its content type', async ({ request }) => {
      const typeOf = async (address: string) =>
        (await request.get(address)).headers()['content-type'];
      const picture = readdirSync(`${built}/pictures`).find((file) => file.endsWith('.avif'));
      expect(await typeOf('/products')).toBe('text/html; charset=utf-8');
      expect(await typeOf('/manifest.webmanifest')).toContain('application/manifest+json');
      expect(await typeOf(`/pictures/${picture}`)).toBe('image/avif');
      expect(await typeOf('/icons/192.png')).toBe('image/png');
      expect(await typeOf('/sitemap.xml')).toContain('text/xml');
    });

    hosted('an unknown address has status 404 and the not-found screen', async ({ request }) => {
      for (const address of ['/no-such-page', '/product/11', '/product/abc', '/assets/gone.js']) {
        const response = await request.get(address);
        expect(response.status(), address).toBe(404);
        expect(await response.text()).toContain('This page is not on the shelf.');
      }
    });

    hosted(
      'an address below /hi/ is answered in Hindi, also one that is unknown or redirected',
      async ({ request }) => {
        for (const address of ['/hi/no-such-page', '/hi/product/11', '/hi/assets/gone.js']) {
          const response = await request.get(address);
          expect(response.status(), address).toBe(404);
          expect(await response.text(), address).toContain('<html lang="hi-IN"');
          expect(response.headers()['cache-control']).toBe('no-cache');
        }
        for (const address of ['/xx/no-such-page', '/hindi/no-such-page']) {
          const response = await request.get(address);
          expect(response.status(), address).toBe(404);
          expect(await response.text(), address).toContain('<html lang="en-IN"');
        }
        const redirect = await request.get('/hi/shop', { maxRedirects: 0 });
        expect(redirect.status()).toBe(301);
        expect(redirect.headers()['location']).toMatch(/\/hi\/products$/);
        const manifest = await request.get('/hi/manifest.webmanifest');
        expect(manifest.headers()['content-type']).toContain('application/manifest+json');
      },
    );

    hosted('a request with POST is refused', async ({ request }) => {
      expect((await request.post('/checkout')).status()).toBeGreaterThanOrEqual(403);
    });
  });
}

/** Follows a link to the other language once it leads to what the page shows. */
async function expectLanguage(page: Page, link: Locator, address: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(link).toHaveJSProperty('href', new URL(base + address, page.url()).href);
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(base + address);
}

shopTest('the preview answers 404 for files that only a host reads', async ({ request }) => {
  const forHosts = ['_headers', '_redirects', '%5Fheaders', '_headers/', 'index.html.br'];
  for (const file of [...forHosts, 'index.html.gz', 'products/index.html.br', 'robots.txt.gz']) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(404);
  }
  for (const file of ['', 'index.html', 'robots.txt', 'shop', '%']) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(file === '%' ? 404 : 200);
  }
});

shopTest('the licence of everything that is shipped is published', async ({ request }) => {
  const text = await (await request.get('/THIRD-PARTY.txt')).text();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version, `${name} is pinned`).toMatch(/^\d+\.\d+\.\d+$/);
    expect(text).toContain(`${name} - ${String(version)} (MIT)`);
  }
  expect(text).toContain('scheduler');
  for (const font of ['eczar', 'hanken-grotesk']) {
    const licence = await (await request.get(`/${font}-LICENSE.txt`)).text();
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});
