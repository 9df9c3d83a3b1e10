import type { Page } from '@playwright/test';
import * as english from '../../app/strings/en/shell.ts';
import * as header from '../../app/strings/hi/header.ts';
import * as notFound from '../../app/strings/hi/notFound.ts';
import * as shell from '../../app/strings/hi/shell.ts';
import * as ui from '../../app/strings/hi/ui.ts';
import { runAxe } from '../accessibility/axe.ts';
import { pages } from '../pages.ts';
import { products as englishProducts, settings } from '../shopData.ts';
import { expect, open, stored, store, test } from '../shop.ts';
import { hydratedInHindi, inHindi, openHindi, products } from './hindi.ts';
import { findStrangers, foreignTo } from './scripts.ts';

const known = pages.filter((path) => path !== '/nowhere');
/** The link to the other language, in the footer of each page. */
const toHindi = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
const toEnglish = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'English' });
const first = products[0];

test('each page has a Hindi one below /hi/ with its own language, title, address and data', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const path of known) {
    const response = await request.get(inHindi(path));
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain('<html lang="hi-IN"');
    expect(html, path).toContain('<meta property="og:locale" content="hi_IN"/>');
    expect(html, path).toContain(`<link rel="canonical" href="${settings.site}${inHindi(path)}"/>`);
    expect(html, path).toContain('href="/hi/manifest.webmanifest"');
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/[\u0900-\u097f]/);
    expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1], path).toMatch(
      /[\u0900-\u097f]/,
    );
    titles.add(title);
    // Every link of the page, but those to other languages, leads to a Hindi page.
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)];
    const strange = links.filter(
      ([link, to = '']) => !to.startsWith('/hi/') && !/hreflang="en"/i.test(link),
    );
    expect(strange, path).toEqual([]);
  }
  expect(titles.size).toBe(known.length);
  const home = await (await request.get('/hi/')).text();
  expect(home).toContain('"inLanguage":"hi-IN"');
  const feed = await (await request.get('/hi/feed.xml')).text();
  expect(feed).toContain(`${settings.site}/hi/product/${first?.id}`);
  expect(feed).toContain(first?.name);
  const manifest: unknown = await (await request.get('/hi/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'hi-IN', start_url: '/hi/', scope: '/hi/' });
});

test('each indexed page names itself and its other languages, in its head and in the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url>.*<\/url>/g)].map(([entry]) => entry);
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) {
    const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
    const path = address.slice(settings.site.length).replace(/^\/hi\//, '/');
    const expected = [
      ['en', settings.site + path],
      ['hi', settings.site + inHindi(path)],
      ['x-default', settings.site + path],
    ];
    expect(alternatesIn(entry), address).toEqual(expected);
    const html = await (await request.get(address.slice(settings.site.length))).text();
    expect(alternatesIn(html), address).toEqual(expected);
  }
  expect(alternatesIn(await (await request.get('/nowhere')).text())).toEqual([]);
});

test('a link of a Hindi page opens the next one in Hindi without a page load, and /hi/shop the products', async ({
  page,
}) => {
  await openHindi(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/hi/products');
  await expect(page).toHaveTitle(/[\u0900-\u097f]/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/hi\/products$/);
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(
    true,
  );
  await page.goto('/hi/shop');
  await expect(page).toHaveURL('/hi/products');
});

test('an unknown address below /hi/ has the Hindi page for unknown addresses', async ({ page }) => {
  const response = await page.goto('/hi/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page).toHaveTitle(new RegExp(notFound.title));
  await toEnglish(page).click();
  await expect(page).toHaveURL('/nowhere');
});

test('the footer links to the same page in the other language, with query and hash', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.goto('/products?filter=sale#main');
  await expect(toHindi(page)).toHaveAttribute('lang', 'hi');
  await expect(toHindi(page)).toHaveAttribute('hreflang', 'hi');
  await followLanguage(page, toHindi(page));
  await expect(page).toHaveURL('/hi/products?filter=sale#main');
  await hydratedInHindi(page);
  await followLanguage(page, toEnglish(page));
  await expect(page).toHaveURL('/products?filter=sale#main');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a breadcrumb with a short name begins where the title begins', async ({ page }) => {
    await page.goto('/hi/products');
    const home = page.getByRole('navigation', { name: ui.breadcrumb }).getByRole('link');
    const [name, width, title] = await home.evaluate((link) => {
      const letters = document.createRange();
      letters.selectNodeContents(link);
      const heading = document.querySelector('main .wrap');
      const padding = heading ? Number.parseFloat(getComputedStyle(heading).paddingLeft) : 0;
      const start = (heading?.getBoundingClientRect().left ?? 0) + padding;
      return [letters.getBoundingClientRect().left, link.getBoundingClientRect().width, start];
    });
    expect(name).toBeCloseTo(title ?? 0, 0);
    expect(width).toBeGreaterThanOrEqual(44);
  });

  test('the menu links to the same page in the other language', async ({ page }) => {
    await open(page, '/product/5');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'हिन्दी' })
      .click();
    await expect(page).toHaveURL('/hi/product/5');
    await hydratedInHindi(page);
    await page.getByRole('button', { name: header.menu }).click();
    const menu = page.getByRole('navigation', { name: header.menu });
    await menu.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/product/5');
  });
});

test('a cart and a wishlist that were filled in English show in Hindi, and change there', async ({
  page,
}) => {
  const [one] = englishProducts;
  await open(page, `/product/${one?.id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^add to cart/i })
    .first()
    .click();
  await main
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  expect(await stored(page, 'wishlist')).toHaveLength(1);
  await openHindi(page, '/wishlist');
  await expect(page.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();
  await openHindi(page, '/cart');
  await expect(page.getByRole('main')).toContainText(first?.name ?? '');
  await page.getByRole('button', { name: ui.increaseQuantity }).first().click();
  await expect.poll(async () => (await stored(page, 'cart'))[0]?.quantity).toBe(2);
  await open(page, '/cart');
  await expect(page.getByRole('main')).toContainText(one?.name ?? '');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

for (const path of [...known, '/nowhere']) {
  test(`no text of ${path} and ${inHindi(path)} is in another script than its language, without lang, and axe finds no violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await store(page, 'cart', [{ id: 1 }, { id: 5, quantity: 2 }]);
    await store(page, 'wishlist', [{ id: 9 }]);
    // So that the Hindi page offers English too.
    await store(page, 'beau:language', 'en');
    await openHindi(page, path);
    expect(await page.evaluate(findStrangers, foreignTo.hi)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const { violations } = await runAxe(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    expect(await page.evaluate(findStrangers, foreignTo.en)).toEqual([]);
  });
}

test('no page loads words, products or pages of another language', async ({ page, request }) => {
  const loaded = new Set<string>();
  page.on('request', (asked) => loaded.add(new URL(asked.url()).pathname));
  const readScripts = async () => {
    const files = [...loaded].filter((path) => /\.(?:js|json)$/.test(path));
    loaded.clear();
    const texts = await Promise.all(files.map(async (path) => (await request.get(path)).text()));
    return texts.join('');
  };
  await open(page, '/products?filter=sale');
  const inEnglish = await readScripts();
  expect(inEnglish).toContain(english.skip);
  expect(inEnglish).not.toMatch(/[\u0904-\u0939]{2}/);
  await openHindi(page, '/products?filter=sale');
  const pathsOfHindi = [...loaded];
  const hindi = await readScripts();
  expect(hindi).toContain(shell.skip);
  expect(hindi).not.toContain(english.skip);
  expect(pathsOfHindi.filter((path) => !/^\/(?:hi|assets|pictures)\//.test(path))).toEqual([]);
});

/** The link gets its query and hash when the pointer is on it, once the page is idle. */
async function followLanguage(page: Page, link: ReturnType<typeof toHindi>): Promise<void> {
  const { pathname, search, hash } = new URL(page.url());
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address.endsWith(search + hash), `${pathname}: ${address}`).toBe(true);
  }).toPass();
  await link.click();
}

function alternatesIn(text: string): (string | undefined)[][] {
  return [
    ...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi),
  ].map(([, code, address]) => [code, address]);
}
