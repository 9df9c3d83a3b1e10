import { chromium, devices } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { acceptAnyCertificate } from './certificate.mjs';

/** The shopper's screen in every measure that is not Lighthouse's: 412 px wide, touch. */
const phone = devices['Pixel 7'];

/**
 * Chromium also loads pages of its own when it starts, which would compete with the shop's; they
 * have come to rest after so many milliseconds.
 */
const settlingMs = 2000;

/**
 * A browser process of its own with one page that has never been anywhere. The offline stock stays
 * out: it is fetched when a page is idle, and would fall on whatever is measured just then.
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
 * Waits until React has taken over the page: only then does the cart's link say a count.
 *
 * @param {import('playwright').Page} page
 */
export async function alive(page) {
  await page.locator('a[aria-label^="Cart, "]').first().waitFor({ state: 'attached' });
}
