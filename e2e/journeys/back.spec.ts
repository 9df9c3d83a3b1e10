import { findBrowser } from '#dev/browser.mjs';
import { row } from '../catalogue.ts';
import { expect, hydrated, open, store, test } from '../shop.ts';

// The headless shell keeps no page in memory for Back, and Playwright switches that off.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

const [first, second] = [row(1), row(2)];
const both = JSON.stringify([{ id: first.id }, { id: second.id }]);

test('the cart out of the browser’s memory shows what was added meanwhile', async ({ page }) => {
  for (const key of ['cart', 'wishlist']) await store(page, key, [{ id: first.id }]);
  await open(page, '/cart');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto('/hi');
  await hydrated(page);
  await page.evaluate((text) => {
    for (const key of ['cart', 'wishlist']) localStorage.setItem(key, text);
  }, both);
  // A page that comes back is not loaded.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  await expect(page.getByText(second.name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total Items2');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeAttached();
  await expect(header.getByRole('link', { name: 'Wishlist, 2 items' }).first()).toBeAttached();
});
