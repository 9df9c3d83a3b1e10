import { hydrated, inNewBrowser } from '../browser.mjs';

const rounds = 10;

/**
 * The longer a script runs, the more of it the browser compiles, for speed, into code that it keeps
 * in the same heap. That would hide what this measure looks for: things that the shop never lets go.
 */
const compilersOff = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/**
 * How much more of the JavaScript heap is in use after ten journeys than after one, in the same
 * page, which is never reloaded: from home to the list, a product, the cart, the checkout, a placed
 * order and home again.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureMemory(address) {
  const heaps = await inNewBrowser(
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      /** @type {number[]} */
      const sizes = [];
      for (let round = 1; round <= rounds; round += 1) {
        await journey(page);
        await session.send('HeapProfiler.collectGarbage');
        sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
      }
      return sizes;
    },
    { isSignUpDismissed: true, flags: [compilersOff] },
  );
  const [first = Number.NaN] = heaps;
  const last = heaps.at(-1) ?? Number.NaN;
  const line = 'heap growth over ten journeys';
  return [{ line, of: '/', value: (last / first - 1) * 100 }];
}

/** @param {import('playwright').Page} page */
async function journey(page) {
  const main = page.locator('main');
  const heading = (/** @type {string} */ text) =>
    main.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
  await main.getByRole('link', { name: 'Explore Now' }).tap();
  await heading('Products');
  await main.getByRole('link', { name: 'Daily Protection Kit', exact: true }).tap();
  await heading('Daily Protection Kit');
  await main.getByRole('button', { name: 'ADD TO CART', exact: true }).first().tap();
  await page.locator('header').getByRole('link', { name: 'Cart, 1 item' }).tap();
  await heading('Cart');
  await main.getByRole('link', { name: 'Checkout' }).first().tap();
  await heading('Checkout');
  await main.getByRole('button', { name: 'Place Order' }).first().tap();
  await main.getByText('Your order has been placed successfully!').waitFor();
  await page
    .locator('header')
    .getByRole('link', { name: /, home$/ })
    .tap();
  await main.getByRole('link', { name: 'Explore Now' }).waitFor();
  // The journey's last message goes by itself; what is left then is what stays.
  await page
    .getByText('Order Placed Successfully!', { exact: true })
    .waitFor({ state: 'detached' });
}
