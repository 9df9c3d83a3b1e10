import { inNewBrowser } from '../browser.mjs';
import { mainThreadTimes, traceCategories } from '../trace.mjs';

/**
 * What a cold load of the home page costs the main thread, unslowed, from the navigation until the
 * network has been quiet for half a second.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureMainThread(address) {
  const trace = await inNewBrowser(async (page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(address, { waitUntil: 'networkidle' });
    return browser.stopTracing();
  });
  const times = mainThreadTimes(JSON.parse(trace.toString()).traceEvents, address);
  const total = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  return [
    { line: 'main thread, cold load', of: '/', value: total },
    { line: 'main thread, script', of: '/', value: times.get('script') ?? 0 },
  ];
}
