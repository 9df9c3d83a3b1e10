import { expect, test } from '../shop.ts';
import { completeChromium } from '../completeChromium.ts';
import { reachScreen, screens } from './screens.ts';

declare global {
  interface Window {
    shifts: { readonly value: number; readonly moved: string[] }[];
  }
}

const pages = screens.filter(({ reach }) => reach === undefined);
const cart = [
  { id: 4, quantity: 2 },
  { id: 1, quantity: 1 },
];
const wishlist = [{ id: 6 }, { id: 9 }];

test.use(completeChromium);

for (const width of [390, 1440]) {
  test.describe(`Loading at ${width} px shifts nothing on`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 768, isMobile: width < 768 });

    for (const screen of pages) {
      test(screen.name, async ({ page }) => {
        await page.addInitScript(() => {
          window.shifts = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
              const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
              window.shifts.push({ value: entry.value, moved });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // The fonts arrive last, as on a slow connection.
        let release: (() => void) | undefined;
        const isHydrated = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/*.woff2', async (route) => {
          await isHydrated;
          await route.continue();
        });
        const reached = reachScreen(page, { kept: { cart, wishlist }, ...screen });
        await expect(page.locator('a[aria-label^="Cart, "]').first()).toBeAttached();
        release?.();
        await reached;
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
            }),
        );

        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        // One line of a paragraph may break elsewhere in the fallback font.
        expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
      });
    }
  });
}

type LayoutShift = { readonly value: number; readonly sources: { readonly node?: Node | null }[] };
