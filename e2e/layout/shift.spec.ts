import type { Page } from '@playwright/test';
import { completeChromium } from '../completeChromium.ts';
import { hold } from '../held.ts';
import { phone, reachScreen, screens } from '../screens.ts';
import { expect, stopClock, test as base } from '../shop.ts';
import { serveInPieces } from './inPieces.ts';

declare global {
  interface Window {
    /** How far things have moved since the first paint. */
    shifted?: number;
  }
}

/** The shop's host, from which pages come in pieces. */
const test = base.extend<{ readonly pieces: (() => void)[] }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  pieces: async ({}, use) => use([]),
  baseURL: async ({ baseURL, pieces }, use) => {
    const host = await serveInPieces(baseURL ?? '', pieces);
    await use(host.address);
    host.close();
  },
});

test.use(completeChromium);

const loaded = ['home', 'all products', 'a product', 'a cart', 'a wishlist', 'the checkout'];
/** The others are tried before a change is published. */
const often = { top: 'a product', end: 'home' };
const devices = {
  'a phone': phone,
  'a desktop': { viewport: { width: 1440, height: 900 } },
};

for (const [device, options] of Object.entries(devices)) {
  for (const place of ['top', 'end'] as const) {
    test.describe(`On ${device}, at the ${place} of a page that comes in pieces,`, () => {
      test.use(options);
      for (const screen of screens.filter(({ name }) => loaded.includes(name))) {
        const isOften = device === 'a phone' && often[place] === screen.name;
        test(`nothing in ${screen.name} moves${isOften ? '' : ' @wide'}`, async ({
          page,
          pieces,
        }) => {
          await page.addInitScript(watchShifts);
          // After three seconds without scripts there are other words, however slow the machine is (SPEC 13.10).
          await stopClock(page);
          const release = await hold(page, /\.(?:css|js|woff2)$/);
          const reached = reachScreen(page, screen);
          await page.waitForFunction(() => window.shifted !== undefined);
          for (const send of pieces) {
            const count = await page.evaluate(() => document.all.length);
            send();
            // The last one ends the page.
            if (send === pieces.at(-1)) break;
            await page.waitForFunction((before) => document.all.length > before, count);
            if (place === 'end')
              await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          }
          release();
          await reached;
          await page.clock.resume();
          await twoFrames(page);
          // A word or a line of a paragraph may be a little wider in the fallback font.
          expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
        });
      }
    });
  }
}

function twoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Adds up how far things move. Runs in the page. */
function watchShifts(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      window.shifted = (window.shifted ?? 0) + (entry.value ?? 0);
  });
  for (const type of ['paint', 'layout-shift']) observer.observe({ type, buffered: true });
}

base(
  "a product's picture is where it stays while its thumbnails are on their way",
  async ({ page }) => {
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
  },
);

type LayoutShift = PerformanceEntry & { readonly value?: number };
