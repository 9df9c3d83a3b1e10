import { hydrated, inNewBrowser } from '../browser.mjs';
import { timeUntilShown } from '../shown.mjs';
import { median } from '../statistics.mjs';

/** How many times slower than this machine the shopper's phone is taken to be. */
const slowdown = 4;

/** Each letter, alone in the search box, finds so many of the ten products (SPEC 3.6, 11.1). */
const lettersFind = { a: 10, c: 6, d: 5, e: 10, g: 7, h: 6, k: 3, m: 7, s: 8, w: 6 };

/** The filter's choices with what they show (SPEC 6.1, 6.2); the first one is the page's own. */
const filters = [
  { value: 'all', count: 10, line: 'Showing 10 products for "All"' },
  { value: 'new', count: 6, line: 'Showing 6 products for "New"' },
  { value: 'sale', count: 4, line: 'Showing 4 products for "Sale"' },
];

const productLinks = 'main article :is(h2, h3) a';

/**
 * How soon a shopper sees the result of what they do, on a slowed-down processor, and the longest
 * task of all that time. Each value is the median of ten.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureInteractions(address) {
  const search = await inSlowBrowser(`${address}/`, searchLetters);
  const add = await inSlowBrowser(`${address}/products`, addToCart);
  const filter = await inSlowBrowser(`${address}/products`, chooseFilters);
  const open = await inSlowBrowser(`${address}/products`, openProducts);
  return [
    { line: 'add to cart', of: '/products', value: median(add.times) },
    { line: 'type a letter in the search', of: '/', value: median(search.times) },
    { line: 'choose a filter', of: '/products', value: median(filter.times) },
    { line: 'open a product', of: '/products', value: median(open.times) },
    { line: 'longest task after load', of: '/', value: search.longestTask },
    {
      line: 'longest task after load',
      of: '/products',
      value: Math.max(add.longestTask, filter.longestTask, open.longestTask),
    },
  ];
}

/**
 * @param {string} address
 * @param {(page: import('playwright').Page) => Promise<number[]>} act gives ten times
 */
function inSlowBrowser(address, act) {
  return inNewBrowser(
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      const times = await act(page);
      return { times, longestTask: await longestTask(page) };
    },
    { isSignUpDismissed: true },
  );
}

/**
 * The longest task of the main thread, by the clock, that began after the page had loaded; 0 if
 * none was as long as the 50 ms from which browsers call a task long.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<number>} milliseconds
 */
function longestTask(page) {
  return page.evaluate(async () => {
    const [load] = performance.getEntriesByType('navigation');
    const loaded = load instanceof PerformanceNavigationTiming ? load.loadEventEnd : 0;
    /** @type {PerformanceEntryList} */
    const tasks = await new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'longtask', buffered: true });
      // A page without a long task has nothing to report.
      setTimeout(() => resolve(observer.takeRecords()), 500);
    });
    const after = tasks.filter(({ startTime }) => startTime >= loaded);
    return Math.max(0, ...after.map(({ duration }) => duration));
  });
}

/**
 * Taps where an element is, as a finger does: nothing is asked of the page at that moment.
 *
 * @param {import('playwright').Locator} locator
 */
async function whereToTap(locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {import('playwright').Page} page */
async function addToCart(page) {
  const buttons = await page
    .locator('main')
    .getByRole('button', { name: /^Add to Cart: / })
    .all();
  /** @type {number[]} */
  const times = [];
  for (const button of buttons) {
    // A message of the last one may lie over the next button.
    await page.waitForFunction(() => !document.querySelector('[aria-label="Messages"] p'));
    const { x, y } = await whereToTap(button);
    const name = `Cart, ${times.length + 1} ${times.length === 0 ? 'item' : 'items'}`;
    const sights = [
      { selector: `header a[aria-label="${name}"] > span`, text: `${times.length + 1}` },
    ];
    times.push(
      await timeUntilShown(page, { event: 'click', sights }, () => page.touchscreen.tap(x, y)),
    );
  }
  return times;
}

/** @param {import('playwright').Page} page */
async function searchLetters(page) {
  await page.locator('header').getByRole('button', { name: 'Search' }).tap();
  const box = page.getByRole('textbox', { name: 'Search for Product' });
  await box.focus();
  /** @type {number[]} */
  const times = [];
  for (const [letter, count] of Object.entries(lettersFind)) {
    const sights = [
      { selector: '[role="search"] [role="status"]', text: `${count} products` },
      { selector: '[role="search"] li', count },
    ];
    times.push(
      await timeUntilShown(page, { event: 'keydown', sights }, () => page.keyboard.press(letter)),
    );
    await page.keyboard.press('Backspace');
    await page.getByText('No Product found.').waitFor();
  }
  return times;
}

/** @param {import('playwright').Page} page */
async function chooseFilters(page) {
  const select = page.locator('main').getByRole('combobox');
  /** @type {number[]} */
  const times = [];
  for (let turn = 1; turn <= 10; turn += 1) {
    const filter = filters[turn % filters.length];
    if (!filter) continue;
    const sights = [
      { selector: 'main [role="status"]', text: filter.line },
      { selector: 'main article', count: filter.count },
    ];
    times.push(
      await timeUntilShown(page, { event: 'change', sights }, () =>
        select.selectOption(filter.value),
      ),
    );
  }
  return times;
}

/** @param {import('playwright').Page} page */
async function openProducts(page) {
  const links = page.locator(productLinks);
  const count = await links.count();
  /** @type {number[]} */
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const link = links.nth(turn);
    // While pages cross-fade, their picture lies over them, and no tap gets through.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ effect }) =>
            !(effect instanceof KeyframeEffect && effect.pseudoElement?.includes('transition')),
        ),
    );
    const name = (await link.textContent()) ?? '';
    const { x, y } = await whereToTap(link);
    const sights = [
      { selector: 'main h1', text: name },
      { selector: 'main picture img', isLoaded: true },
    ];
    times.push(
      await timeUntilShown(page, { event: 'click', sights }, () => page.touchscreen.tap(x, y)),
    );
    await page.goBack();
    await page.locator('main h1', { hasText: /^Products$/ }).waitFor();
  }
  return times;
}
