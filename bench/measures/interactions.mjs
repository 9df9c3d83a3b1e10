import { hydrated, inNewBrowser, screens, threadClock } from '../browser.mjs';
import { timeUntilShown } from '../shown.mjs';
import { median } from '../results.mjs';

/** How many times slower than this machine the shopper's phone is taken to be. */
const slowdown = 4;

/** Each letter, alone in the search box, finds so many of the ten products (SPEC 3.6, 11.1). */
const lettersFind = { a: 10, c: 6, d: 6, e: 10, g: 7, h: 6, k: 3, m: 7, s: 8, w: 6 };

const all = { line: 'Showing 10 products for "All"', count: 10 };
const fresh = { line: 'Showing 6 products for "New"', count: 6 };
const sale = { line: 'Showing 4 products for "Sale"', count: 4 };

/** The keys pressed on the select, one after the other, with what each shows (SPEC 6.1, 6.2). */
const round = [
  { key: 'ArrowDown', ...fresh },
  { key: 'ArrowDown', ...sale },
  { key: 'ArrowUp', ...fresh },
  { key: 'ArrowUp', ...all },
];
const filterWalk = [...round, ...round, ...round].slice(0, 10);

const search = ':is(search, [role="search"])';
const productLinks = 'main article :is(h2, h3) a';

/** Work that follows within so many milliseconds after a result is shown belongs to its input. */
const followingMs = 600;

/**
 * How soon a shopper sees the result of what they do, what it costs the main thread, and the longest
 * task of all that time, on a slowed-down processor. Each value is the median of ten.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureInteractions(address) {
  /** @type {import('../goals.mjs').Sample[]} */
  const samples = [];
  for (const [of, screen] of Object.entries(screens)) {
    let longest = 0;
    for (const [line, path, act] of journeys) {
      const times = await inSlowBrowser(address + path, screen, act);
      longest = Math.max(longest, times.longestTask);
      samples.push(
        { line, of, value: median(times.shown) },
        { line: `${line}: main thread`, of, value: median(times.mainThread) },
      );
    }
    samples.push({ line: 'longest task after load', of, value: longest });
  }
  return samples;
}

/** What is measured, the page where it begins, and its ten steps. */
const journeys = /** @type {const} */ ([
  ['type a letter in the search', '/', searchLetters],
  ['add to cart', '/products', addToCart],
  ['choose a filter', '/products', chooseFilters],
  ['open a product', '/products', openProducts],
]);

/**
 * What one shopper's steps cost, in milliseconds.
 *
 * @typedef {{ shown: number[], mainThread: number[] }} Times
 * @typedef {(expected: Parameters<typeof timeUntilShown>[1], act: () => Promise<unknown>) => Promise<void>} Step
 */

/**
 * @param {string} address
 * @param {(typeof screens)[keyof typeof screens]} screen
 * @param {(page: import('playwright').Page, step: Step) => Promise<void>} act takes ten steps
 */
function inSlowBrowser(address, screen, act) {
  return inNewBrowser(
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const threadTime = await threadClock(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      /** @type {Times} */
      const times = { shown: [], mainThread: [] };
      await act(page, async (expected, input) => {
        let before = 0;
        const shown = await timeUntilShown(page, expected, async () => {
          before = await threadTime();
          await input();
        });
        times.shown.push(shown);
        await page.waitForTimeout(followingMs);
        times.mainThread.push((await threadTime()) - before);
      });
      return { ...times, longestTask: await longestTask(page) };
    },
    { isSignUpDismissed: true, screen },
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
 * Makes an input where an element is, as a finger or a mouse does: nothing is asked of the page at
 * that moment.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} locator
 * @returns {Promise<() => Promise<void>>} the input
 */
async function pressOn(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  // The middle of a name in two lines may be beside both of them.
  const box = await locator.evaluate((element) => element.getClientRects()[0]?.toJSON());
  if (!box) throw new Error('There is nothing to press.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  return () => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** @param {import('playwright').Page} page @param {Step} step */
async function addToCart(page, step) {
  const buttons = await page
    .locator('main')
    .getByRole('button', { name: /^Add to Cart: / })
    .all();
  for (const [index, button] of buttons.entries()) {
    // A message of the last one may lie over the next button.
    await page.waitForFunction(() => !document.querySelector('[aria-label="Messages"] p'));
    const press = await pressOn(page, button);
    const name = `Cart, ${index + 1} ${index === 0 ? 'item' : 'items'}`;
    const sights = [{ selector: `header a[aria-label="${name}"] > span`, text: `${index + 1}` }];
    await step({ event: 'click', sights }, press);
  }
}

/** @param {import('playwright').Page} page @param {Step} step */
async function searchLetters(page, step) {
  await (
    await pressOn(page, page.locator('header').getByRole('button', { name: 'Search' }))
  )();
  const box = page.getByRole('textbox', { name: 'Search for Product' });
  await box.focus();
  for (const [letter, count] of Object.entries(lettersFind)) {
    const sights = [
      { selector: `${search} [role="status"]`, text: `${count} products` },
      { selector: `${search} li`, count },
    ];
    await step({ event: 'keydown', sights }, () => page.keyboard.press(letter));
    await page.keyboard.press('Backspace');
    await page.getByText('No Product found.').waitFor();
  }
}

/** @param {import('playwright').Page} page @param {Step} step */
async function chooseFilters(page, step) {
  await page.locator('main').getByRole('combobox').focus();
  for (const { key, line, count } of filterWalk) {
    const sights = [
      { selector: 'main [role="status"]', text: line },
      { selector: 'main article', count },
    ];
    await step({ event: 'keydown', sights }, () => page.keyboard.press(key));
  }
}

/** @param {import('playwright').Page} page @param {Step} step */
async function openProducts(page, step) {
  const links = page.locator(productLinks);
  const count = await links.count();
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
    const press = await pressOn(page, link);
    const sights = [
      { selector: 'main h1', text: name },
      { selector: 'main picture img', isLoaded: true },
    ];
    await step({ event: 'click', sights }, press);
    await page.goBack();
    await page.locator('main h1', { hasText: /^Products$/ }).waitFor();
  }
}
