import { completeChromium } from '../completeChromium.ts';
import { hold } from '../held.ts';
import { phone, reachScreen, screens } from '../screens.ts';
import { expect, test } from '../shop.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

test.use({ ...completeChromium, ...phone });

const loaded = ['home', 'all products', 'a product', 'a cart', 'a wishlist', 'the checkout'];

for (const screen of screens.filter(({ name }) => loaded.includes(name))) {
  test(`loading ${screen.name} moves nothing, also when the fonts come last`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page, '**/*.woff2');
    const reached = reachScreen(page, screen);
    await expect(page.locator('a[aria-label^="Cart, "]').first()).toBeAttached();
    release();
    await reached;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // One line of a paragraph may break elsewhere in the fallback font.
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  });
}

type LayoutShift = PerformanceEntry & { readonly value: number };
