import { inNewBrowser } from '../browser.mjs';
import { mainThreadTimes, traceCategories } from '../trace.mjs';

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
    const trace = await inNewBrowser(async (page) => {
      const browser = page.context().browser();
      if (!browser) throw new Error('The page has no browser.');
      await browser.startTracing(page, { categories: traceCategories });
      await page.goto(`${address}${of}`, { waitUntil: 'networkidle' });
      return browser.stopTracing();
    });
    const times = mainThreadTimes(JSON.parse(trace.toString()).traceEvents, address);
    const total = [...times.values()].reduce((sum, ms) => sum + ms, 0);
    samples.push(
      { line: 'main thread, cold load', of, value: total },
      { line: 'main thread, script', of, value: times.get('script') ?? 0 },
    );
  }
  return samples;
}
