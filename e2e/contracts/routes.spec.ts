import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { copyOf, rows } from '../catalogue.ts';
import { about, policies, settings, theme } from '../shopData.ts';
import { expect, open, store, test } from '../shop.ts';

type Screen = {
  readonly path: string;
  /** The page's first heading; the specification does not fix those of home and about. */
  readonly heading: RegExp | string;
  readonly crumb?: string;
};

const screens: readonly Screen[] = [
  { path: '/', heading: /\S/ },
  { path: '/products', heading: 'Products', crumb: 'Products' },
  { path: '/sales', heading: 'Sale Products', crumb: 'Sale Products' },
  { path: '/about', heading: /\S/ },
  { path: '/contact', heading: /\S/ },
  ...rows.map(({ id, name }) => ({ path: `/product/${id}`, heading: name, crumb: name })),
  { path: '/wishlist', heading: /wishlist/i, crumb: 'Wishlist' },
  { path: '/cart', heading: /cart/i, crumb: 'Cart' },
  { path: '/checkout', heading: 'Checkout' },
];
const oneOfEach = screens.filter(({ path }) => !/\/product\/(?!5$)/.test(path));
const unknown = { path: '/nowhere', heading: /not on the shelf/ };

test('every page requests only its own files with GET, sets no cookie and links to one other site', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const elsewhere = new Set<string>();
  for (const { path } of [...oneOfEach, { path: '/help' }, unknown]) {
    await open(page, path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])),
      );
    const outward = links.filter((link) => /^https?:/.test(link) && !link.startsWith(origin));
    for (const link of outward) elsewhere.add(link);
  }
  await open(page, '/');
  await page.getByLabel('Your email address').fill('asha@example.in');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await open(page, '/contact');
  await expect(page.locator('form[action]')).toHaveCount(0);

  expect(requests.length).toBeGreaterThan(20);
  expect(requests.filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect([...elsewhere]).toEqual([settings.socialProfile.address]);
});

test('every fact of the brand is in one file of the shop’s folder', () => {
  const files = ['app', 'shop']
    .flatMap((folder) =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(?:tsx?|css|yaml)$/.test(file) && !/\.test(?:ing)?\.ts$/.test(file))
    // A translation writes again what stays as it is.
    .filter((file) => !file.startsWith('shop/hi/'));
  const placesOf = (fact: string) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(fact));

  const { name, site, contact, socialProfile } = settings;
  for (const fact of [`name: ${name}`, site, contact.phone, contact.email, socialProfile.address]) {
    expect(placesOf(fact), fact).toEqual(['shop/settings.yaml']);
  }
  expect(placesOf(theme.colours.brand.light)).toEqual(['shop/theme.yaml']);

  const promises = Object.values(policies);
  expect(promises).toHaveLength(7);
  for (const promise of promises) {
    expect(placesOf(promise), promise).toEqual(['shop/policies.yaml']);
  }
  for (const role of ['Founder & CEO', 'Product Designer', 'Marketing Director']) {
    expect(about.team.members.map((member) => member.role)).toContain(role);
    expect(placesOf(role), role).toEqual(['shop/about.yaml']);
  }
});

test('the screen shows the brand’s name and colour', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(/^BEAU · /);
  await expect(page.getByRole('banner').getByRole('link', { name: 'BEAU' })).toBeVisible();
  const add = page.getByRole('button', { name: 'ADD TO CART', exact: true }).first();
  await page.goto('/product/5');
  await expect(add).toHaveCSS('background-color', 'rgb(78, 118, 97)');
});

test('every price on every page is in rupees with Indian digit grouping', async ({ page }) => {
  await store(page, 'cart', [copyOf(3, { quantity: 999 }), copyOf(1)]);
  const amounts = new Set<string>();
  for (const { path } of [...oneOfEach, { path: '/help' }]) {
    await open(page, path);
    const text = (await page.locator('body').textContent()) ?? '';
    for (const [amount] of text.matchAll(/(?:\bRs\b|₹|\bINR|US|\$|€)[. ]*[\d,.]*\d/gi)) {
      amounts.add(amount);
    }
  }
  expect(amounts).toContain('Rs. 1,099.00');
  expect(amounts).toContain('Rs. 19,97,001.00');
  expect(amounts).toContain('$100');
  const oddOnes = [...amounts].filter(
    (amount) =>
      !/^Rs\. \d{1,3}(?:\.|,\d{3}\.|(?<=\.\s\d{1,2})(?:,\d{2})+,\d{3}\.)\d{2}$/.test(amount),
  );
  expect(oddOnes).toEqual(['$100']);
});

test('2, 2.1, 2.5 each route opens directly and on reload, with a fixed header and the footer', async ({
  page,
}) => {
  for (const screen of oneOfEach) {
    const response = await page.goto(screen.path);
    expect(response?.status(), screen.path).toBe(200);
    await expectScreen(page, screen);
    await expectFrame(page);
    await page.reload();
    await expectScreen(page, screen);
  }
  await page.goto(unknown.path);
  await expectFrame(page);
});

test('/shop opens /products, directly and through a link', async ({ page }) => {
  await open(page, '/shop');
  await expect(page).toHaveURL('/products');
  await open(page, '/product/abc');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await page.goBack();
  await expect(page).toHaveURL('/product/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
});

test('an id without a product shows "Product not found" and a link to go on', async ({ page }) => {
  const ids = ['abc', '1.0', '01', '-1', '11', '99999999999999999999', '1%20'];
  for (const id of ids) {
    await open(page, `/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
    await expect(page).toHaveTitle(/Product not found/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
    await expect(main.getByRole('button', { name: /add to/i })).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

test('a link to an unknown id shows "Product not found" without a page load', async ({ page }) => {
  await open(page, '/product/5');
  await mark(page);
  await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => {
    const added = document.createElement('a');
    added.href = '/product/404';
    added.textContent = 'An old link';
    link.after(added);
  });
  await page.getByRole('link', { name: 'An old link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hydrating Moisturiser With SPF 25, tube',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/5$/);
  expect(await isMarked(page)).toBe(true);
});

test('any other address has status 404, says so and links back', async ({ page }) => {
  const addresses = ['/nowhere', '/products/old', '/product', '/Cart', '/a.html'];
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown.heading);
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown.heading);
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('2, 2.5 a link opens each route without a page load, at the top, with focus on its heading and a new head', async ({
  page,
  request,
}) => {
  await open(page, '/');
  await mark(page);
  const steps: readonly [path: string, link: () => Promise<void>][] = [
    ['/products', () => follow(page, 'banner', 'Products')],
    ['/product/5', () => page.locator('main a[href="/product/5"]').last().click()],
    ['/checkout', () => follow(page, 'main', 'Checkout')],
    ['/sales', () => follow(page, 'banner', 'Sales')],
    ['/about', () => follow(page, 'contentinfo', 'About')],
    ['/contact', () => follow(page, 'contentinfo', 'Contact Us')],
    ['/wishlist', () => follow(page, 'banner', /^Wishlist/)],
    ['/help', () => follow(page, 'contentinfo', 'Terms & Conditions')],
    ['/cart', () => follow(page, 'banner', /^Cart/)],
    ['/', () => follow(page, 'banner', 'Home')],
  ];
  for (const [path, link] of steps) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await link();
    const head = await headOf(request, path);
    await expect(page).toHaveTitle(head.title ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', head.canonical);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      head.description ?? '',
    );
    // The footer's link names a section of the help page, which gets focus.
    await expect(page.locator(path === '/help' ? '#terms' : 'h1')).toBeFocused();
    const screen = screens.find((candidate) => candidate.path === path);
    if (screen) await expectScreen(page, screen);
    if (path !== '/help') expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
  expect(await isMarked(page)).toBe(true);
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  await open(page, '/');
  const scrolledTo = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 2600));
  await follow(page, 'contentinfo', 'Products');
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolledTo).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('main a[href="/product/9"]').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Under Eye Serum');
  await expect.poll(scrolledTo).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolledTo).toBeGreaterThan(600);
  const left = await scrolledTo();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(scrolledTo).toBeGreaterThan(2500);
  await page.goForward();
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolledTo).toBe(left);

  // The not-found page is loaded as a document, so here the browser restores the page.
  await page.goto('/nowhere');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolledTo).toBe(left);
});

async function expectScreen(page: Page, { path, heading, crumb }: Screen): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  if (crumb === undefined) {
    await expect(crumbs).toHaveCount(0);
  } else {
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', crumb]);
    await expect(crumbs.getByRole('link')).toHaveAttribute('href', '/');
  }
}

/** The header keeps its position when the page scrolls to its footer. */
async function expectFrame(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 });
}

async function follow(
  page: Page,
  landmark: 'banner' | 'main' | 'contentinfo',
  name: RegExp | string,
): Promise<void> {
  await page.getByRole(landmark).getByRole('link', { name, exact: true }).first().click();
}

/** What a search engine reads of a page before any script has run. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    title: read(/<title>([^<]+)<\/title>/),
    description: read(/<meta name="description" content="([^"]+)"/),
    canonical: read(/<link rel="canonical" href="([^"]+)"/) ?? '',
  };
}

/** Marks the document; a page load would remove the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
