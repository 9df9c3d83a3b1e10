/**
 * Measures the bytes that visits of the shop in `dist` transfer, compressed and with headers, in a
 * browser: `npm run bench:visits`.
 */
import { chromium, devices } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

const journey = ['/', '/products', '/product/10', '/cart', '/checkout'];
const screens = {
  'phone, 390 px': { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  'desktop, 1440 px': { viewport: { width: 1440, height: 900 } },
};

const host = await serve({ folder: process.argv[2] ?? 'dist' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
console.log(
  'bytes transferred        first page   five pages   with the offline cache   a second visit',
);
for (const [name, screen] of Object.entries(screens)) {
  const alone = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const first = await measure(alone, ['/']);
  const five = await measure(alone, journey.slice(1));
  await alone.close();
  const caching = await browser.newContext(screen);
  const all = await measure(caching, journey);
  const second = await measure(caching, journey);
  await caching.close();
  const figures = [first, first + five, all, second];
  console.log(name.padEnd(24), figures.map((bytes) => bytes.toLocaleString('en-US')).join('   '));
}
await browser.close();
await host.close();

/**
 * Opens pages one after the other, each until the network is quiet, and adds up the bytes.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string[]} addresses
 */
async function measure(context, addresses) {
  let bytes = 0;
  /** @type {Promise<void>[]} */
  const sizes = [];
  const count = async (/** @type {import('playwright').Request} */ request) => {
    const response = await request.response();
    if (!response || response.fromServiceWorker()) return;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  };
  const handleFinished = (/** @type {import('playwright').Request} */ request) => {
    sizes.push(count(request));
  };
  context.on('requestfinished', handleFinished);
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(host.address + address, { waitUntil: 'networkidle' });
  }
  await Promise.all(sizes);
  context.off('requestfinished', handleFinished);
  await page.close();
  return bytes;
}
