import type { Page } from '@playwright/test';
import { row, rows } from '../catalogue.ts';
import { hold } from '../held.ts';
import { expect, open, test, toast } from '../shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document; a page load would remove the mark. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

test('/shop opens /products, directly and through a link', async ({ page }) => {
  await open(page, '/shop');
  await expect(page).toHaveURL('/products');
  await open(page, '/product/abc');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/products');
  await expect(heading(page)).toHaveText('Products');
  await page.goBack();
  await expect(page).toHaveURL('/product/abc');
  await expect(heading(page)).toHaveText('Product not found');
  await expect(page).toHaveTitle(/Product not found/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('any other address has status 404, says so and links back', async ({ page }) => {
  const response = await page.goto('/products/old');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(/not on the shelf/);
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(heading(page)).toHaveText(/not on the shelf/);
});

test('a link opens a page without a load, at its focused heading', async ({ page, request }) => {
  await open(page, '/');
  const isMarked = await mark(page);
  for (const [path, landmark, name] of [
    ['/products', 'banner', 'Products'],
    ['/product/5', 'main', row(5).name],
    ['/checkout', 'main', 'Checkout'],
    ['/sales', 'banner', 'Sales'],
    ['/contact', 'contentinfo', 'Contact Us'],
    ['/wishlist', 'banner', /^Wishlist/],
    ['/', 'banner', 'Home'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole(landmark).getByRole('link', { name, exact: true }).first().click();
    const html = await (await request.get(path)).text();
    const inHtml = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await expect(page).toHaveTitle(inHtml(/<title>([^<]+)/));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      inHtml(/rel="canonical" href="([^"]+)/),
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      inHtml(/name="description" content="([^"]+)/),
    );
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveCount(html.includes('<meta name="robots"') ? 1 : 0);
    await expect(page.locator('meta[property], script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping FAQ' }).click();
  await expect(page.locator('#shipping')).toBeFocused();
  expect(await isMarked()).toBe(true);
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  await open(page, '/');
  const scrolledTo = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 2600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolledTo).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  const left = await scrolledTo();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(scrolledTo).toBeGreaterThan(2500);
  await page.goForward();
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolledTo).toBe(left);
});

test('a link that is followed before the page of another one has come leads where it says', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/about-*.js');
  await open(page, '/cart');
  const links = page.getByRole('banner').getByRole('navigation');
  await links.getByRole('link', { name: 'About' }).click();
  await links.getByRole('link', { name: 'Sales' }).click();
  await expect(heading(page)).toHaveText(/^Sale/);
  const come = page.waitForResponse('**/assets/about-*.js');
  release();
  await (await come).finished();
  await page.evaluate(() => new Promise((next) => requestIdleCallback(next)));
  await expect(heading(page)).toHaveText(/^Sale/);
});

test('a page whose script does not come is loaded, or a toast says why not', async ({ page }) => {
  await open(page, '/');
  const isMarked = await mark(page);
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForEvent('load');
  await expect(page).toHaveURL('/contact');
  expect(await isMarked()).toBe(false);

  await page.unrouteAll();
  await open(page, `/product/${rows[0]?.id}`);
  const isStill = await mark(page);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
  await page.route('**/about*', (route) => route.fulfill({ status: 404 }));
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const sentence =
    'This part of the shop could not be loaded. Check your connection and try again.';
  await expect(toast(page, sentence)).toBeVisible();
  await expect(page).toHaveURL(`/product/${rows[0]?.id}`);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('7');
  expect(await isStill()).toBe(true);
});
