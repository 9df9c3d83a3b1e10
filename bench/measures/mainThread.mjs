import { inNewBrowser, threadClock } from '../browser.mjs';

const paths = ['/', '/products', '/product/5'];

/**
 * What a cold load costs the main thread, unslowed, from the navigation until the network has been
 * quiet for half a second.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureMainThread(address) {
  /** @type {import('../goals.mjs').Sample[]} */
  const samples = [];
  for (const of of paths) {
    const value = await inNewBrowser(async (page) => {
      const threadTime = await threadClock(page);
      await page.goto(address + of, { waitUntil: 'networkidle' });
      return threadTime();
    });
    samples.push({ line: 'main thread, cold load', of, value });
  }
  return samples;
}
