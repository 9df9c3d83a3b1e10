import { chromium, devices } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { acceptAnyCertificate } from './certificate.mjs';

/** The shopper's screen, unless a measure names another: 412 px wide, touch. */
const phone = devices['Pixel 7'];

/** The screens that everything is measured on: a phone and a desktop. */
export const screens = {
  '390 px': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
  '1440 px': {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
  },
};

/**
 * Chromium also loads pages of its own when it starts, which would slow the shop down; after so many
 * milliseconds they have loaded.
 */
const settlingMs = 2000;

/**
 * Starts a browser with one empty page. The offline
 * worker is blocked: it fills its cache when a page is idle, which would disturb the measure.
 *
 * @template Result
 * @param {(page: import('playwright').Page) => Promise<Result>} visit
 * @param {object} [options]
 * @param {boolean} [options.isSignUpDismissed] if not, Sign Up opens by itself after five seconds
 * @param {string[]} [options.flags] for Chromium's command line
 * @param {import('playwright').BrowserContextOptions} [options.screen]
 * @returns {Promise<Result>}
 */
export async function inNewBrowser(
  visit,
  { isSignUpDismissed = false, flags = [], screen = phone } = {},
) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', acceptAnyCertificate, ...flags],
  });
  try {
    const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
    if (isSignUpDismissed) {
      await context.addInitScript(() => localStorage.setItem('signupDismissed', 'true'));
    }
    const page = await context.newPage();
    await page.waitForTimeout(settlingMs);
    return await visit(page);
  } finally {
    await browser.close();
  }
}

/**
 * Waits until the page is hydrated: only then does the cart's link say a count.
 *
 * @param {import('playwright').Page} page
 */
export async function hydrated(page) {
  await page.locator('a[aria-label^="Cart, "]').first().waitFor({ state: 'attached' });
}

/**
 * Reads the time that all tasks of the page's main thread have taken so far, without the time in which
 * the thread waited for its turn.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<number>>} milliseconds
 */
export async function threadClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}
