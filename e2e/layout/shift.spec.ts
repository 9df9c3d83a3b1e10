import { completeChromium } from '../completeChromium.ts';
import { hold } from '../held.ts';
import { phone, reachScreen, screens } from '../screens.ts';
import { expect, test } from '../shop.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

test.use(completeChromium);

const loaded = ['home', 'all products', 'a product', 'a cart', 'a wishlist', 'the checkout'];

for (const [device, options] of Object.entries({
  'a phone': phone,
  'a desktop': { viewport: { width: 1280, height: 900 } },
})) {
  test.describe(`On ${device}`, () => {
    test.use(options);
    for (const screen of screens.filter(({ name }) => loaded.includes(name))) {
      test(`nothing in ${screen.name} moves when files come late`, async ({ page }) => {
        await page.addInitScript(() => {
          window.shifted = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.shifted += (entry as LayoutShift).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const release = await hold(page, /\.(?:css|js|woff2)$/);
        const reached = reachScreen(page, screen);
        await expect(page.locator('a[aria-label^="Cart, "]').first()).toBeAttached();
        await expect
          .poll(() =>
            page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
          )
          .toBe(1);
        release();
        await reached;
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        // One line of a paragraph may break elsewhere in the fallback font.
        expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
      });
    }
  });
}

test("a product's picture is where it stays while its thumbnails are on their way", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await hold(page, /\.(?:css|js)$/);
  const boxOfPicture = async () => {
    await page.goto('/product/4', { waitUntil: 'domcontentloaded' });
    return page.locator('main img').first().boundingBox();
  };
  const box = await boxOfPicture();
  await page.route('/product/4', async (route) => {
    const response = await route.fetch();
    const [begin = ''] = (await response.text()).split(/<div[^>]*><button[^>]*aria-pressed/);
    await route.fulfill({ response, body: begin });
  });
  expect(await boxOfPicture()).toEqual(box);
});

type LayoutShift = PerformanceEntry & { readonly value: number };
