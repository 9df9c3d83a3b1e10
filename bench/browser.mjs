import { chromium, devices } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { acceptAnyCertificate } from './certificate.mjs';

/** The shopper's screen in every measure that is not Lighthouse's: 412 px wide, touch. */
const phone = devices['Pixel 7'];

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
 * @param {{ isSignUpDismissed?: boolean, flags?: string[] }} [options] unless Sign Up was dismissed,
 *   it opens by itself after five seconds; `flags` go to Chromium's command line
 * @returns {Promise<Result>}
 */
export async function inNewBrowser(visit, { isSignUpDismissed = false, flags = [] } = {}) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', acceptAnyCertificate, ...flags],
  });
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
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
