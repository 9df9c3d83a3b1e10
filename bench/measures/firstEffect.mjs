import { inNewBrowser } from '../browser.mjs';

/** How many times slower than this machine the shopper's phone is taken to be. */
const slowdown = 4;

const kilobit = 1024 / 8;

/** The slow line is Lighthouse's "slow 4G" as it is felt: every answer waits, and all share the bytes. */
const lines = {
  'slow line': { latency: 562.5, down: 1474.56 * kilobit, up: 675 * kilobit },
  'fast line': undefined,
};

/** An impatient shopper presses again after so many ms. */
const pressEveryMs = 250;

/** After so many ms the measure ends. An older build never says that it is interactive. */
const patienceMs = 30_000;

const button = 'main [role="group"][aria-label^="Quantity of"] + button';
const cart = 'header a[href$="/cart"]';

/** What the page itself notes of its loading, in ms since the navigation began. */
const moments = /** @type {const} */ (['button', 'interactive', 'effect']);

/**
 * A cold load of a product, on a slow and on a fast line, by a shopper who presses ADD TO CART as soon
 * as it is there, and again and again: when it is there, when the page is hydrated, and when the
 * cart's link says that the product is in.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureFirstEffect(address) {
  /** @type {import('../goals.mjs').Sample[]} */
  const samples = [];
  for (const [of, line] of Object.entries(lines)) {
    const times = await inNewBrowser((page) => pressUntilEffect(page, address, line), {
      isSignUpDismissed: true,
    });
    /** @type {import('../goals.mjs').Sample[]} */
    const all = [
      { line: 'first effect of a press', of, value: times.effect },
      { line: 'page is interactive', of, value: times.interactive },
      { line: 'button is visible', of, value: times.button },
    ];
    samples.push(...all.filter(({ value }) => value < Infinity));
  }
  return samples;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {(typeof lines)[keyof typeof lines]} line
 */
async function pressUntilEffect(page, address, line) {
  await page.addInitScript(noteMoments, { button, cart, moments });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Network.enable');
  if (line) {
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
    });
  }
  await page.goto(`${address}/product/5`, { waitUntil: 'commit' });
  const target = page.locator(button);
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const noted = () =>
    page.evaluate((names) => {
      const entryOf = (/** @type {string} */ name) =>
        performance.getEntriesByName(`bench ${name}`)[0];
      return Object.fromEntries(names.map((name) => [name, entryOf(name)?.startTime ?? Infinity]));
    }, moments);
  const end = performance.now() + patienceMs;
  for (;;) {
    const { button = Infinity, interactive = Infinity, effect = Infinity } = await noted();
    const isOver = performance.now() > end;
    if (effect < Infinity && (interactive < Infinity || isOver)) {
      return { button, interactive, effect };
    }
    if (isOver) throw new Error('A press of ADD TO CART had no effect.');
    if (effect === Infinity) await target.tap({ noWaitAfter: true, force: true });
    await page.waitForTimeout(pressEveryMs);
  }
}

/**
 * Runs in the page before all else. What can be seen is asked in every frame, and noted when that
 * frame has been painted: a message posted before the painting is delivered right after it.
 *
 * @param {{ button: string, cart: string }} selectors
 */
function noteMoments({ button, cart }) {
  const note = (/** @type {string} */ name) => performance.mark(`bench ${name}`);
  const sights = new Map([
    ['button', () => (document.querySelector(button)?.getClientRects().length ?? 0) > 0],
    [
      'effect',
      () => /, [1-9]/.test(document.querySelector(cart)?.getAttribute('aria-label') ?? ''),
    ],
  ]);
  const askFrame = () => {
    for (const [name, isSeen] of sights) {
      if (!isSeen()) continue;
      sights.delete(name);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => note(name));
      port1.start();
      port2.postMessage(undefined);
    }
    if (sights.size > 0) requestAnimationFrame(askFrame);
  };
  requestAnimationFrame(askFrame);
  document.addEventListener('beau:interactive', () => note('interactive'), { once: true });
}
