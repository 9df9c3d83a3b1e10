/**
 * Prints what a shop of 10, 24, 300 and 1,000 products costs a phone, as a table: `npm run bench:large`. Only ratios of
 * one run mean something. Builds into `node_modules/.cache/large-shops/dist-300` and so on.
 *
 *     npm run bench:large -- [10 24 300 1000] [--builds FOLDER]
 *
 * `--builds` names a folder in which another version has built the same shops, as `dist-300`.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serve } from '#commands/serve.mjs';
import { findBrowser } from '#dev/browser.mjs';
import { weighRoutes } from '#dev/budget.mjs';
import { writeLargeShop } from './largeShop.mjs';

const runs = 3;
/** What a step costs after it is over, too, in ms. */
const settling = 1500;
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { builds: { type: 'string' } },
});
const counts = positionals.length > 0 ? positionals : ['10', '24', '300', '1000'];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
/** Rows of the table, with a median for each shop. @type {Map<string, string[]>} */
const table = new Map();
for (const count of counts) {
  for (const [name, figure] of Object.entries(await measure(count))) {
    table.set(name, [...(table.get(name) ?? []), figure]);
  }
}
await browser.close();
console.log(`| | ${counts.join(' | ')} |\n|---|${'--:|'.repeat(counts.length)}`);
for (const [name, figures] of table) console.log(`| ${name} | ${figures.join(' | ')} |`);

/** @param {string} count @returns {Promise<Record<string, string>>} */
async function measure(count) {
  const cache = 'node_modules/.cache/large-shops';
  const folder = join(values.builds ?? cache, `dist-${count}`);
  const seconds = values.builds === undefined ? await build(count, folder) : '';
  const host = await serve({ folder });
  /** @type {Record<string, number[]>} */
  const all = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, figure] of Object.entries(await look(host.address))) {
      (all[name] ??= []).push(figure);
    }
  }
  await host.close();
  const middle = (/** @type {number[]} */ figures) =>
    `${Math.round(figures.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0)}`;
  const medians = Object.entries(all).map(([name, figures]) => [name, middle(figures)]);
  const pages = ['/about', '/products'].map((route) => weighRoutes(folder, [`${route}.html`])[0]);
  return {
    ...Object.fromEntries(medians),
    '`/products`, bytes raw': `${statSync(join(folder, 'products.html')).size}`,
    'scripts until `/about`, `/products` are interactive, bytes': pages
      .map((page) => page?.js)
      .join(', '),
    'the worker after one look at `/about`: requests, bytes': await visit(folder),
    'build with known pictures, s': seconds,
  };
}

/** @param {string} count @param {string} folder */
async function build(count, folder) {
  const shop = await writeLargeShop(Number(count));
  const env = { ...process.env, SHOP_FOLDER: shop, BUILT_SHOP: folder };
  const run = () => spawnSync(process.execPath, ['commands/build.mjs'], { stdio: 'inherit', env });
  run();
  const begun = performance.now();
  run();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

/** Loads pages as a phone four times slower than this machine. @param {string} address @returns {Promise<Record<string, number>>} */
async function look(address) {
  const list = await openPage(`${address}/products`);
  const figures = {
    '`/products`: interactive, ms': list.interactive,
    '`/products`: thread, ms': list.thread,
    '`/products`: nodes': await list.page.evaluate('document.querySelectorAll("*").length'),
    'a filter there: thread, ms': await list.step(async () => {
      await list.page.focus('main select');
      await list.page.keyboard.press('ArrowDown');
    }),
  };
  await list.close();
  const about = await openPage(`${address}/about`);
  const search = await about.step(async () => {
    await about.page.click('header button[aria-label="Search"]');
    await about.page.waitForSelector('[role=search] input');
  });
  await about.close();
  /** @type {Record<string, number>} */
  const others = { 'opening Search: thread, ms': search };
  for (const [name, path] of [
    ['home', '/'],
    ['a product', '/product/5'],
    ['cart', '/cart'],
  ]) {
    const opened = await openPage(address + path);
    others[`${name}: interactive, ms`] = opened.interactive;
    await opened.close();
  }
  return { ...figures, ...others };
}

/** @param {string} address of a page, which is open and quiet then */
async function openPage(address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    localStorage.setItem('signupDismissed', 'true');
    const note = () => Object.assign(globalThis, { interactiveAfter: performance.now() });
    addEventListener('beau:interactive', note, { capture: true, once: true });
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    await page.waitForTimeout(settling);
    const { metrics } = await tools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await page.goto(address);
  const interactive = await page.waitForFunction(() => Reflect.get(globalThis, 'interactiveAfter'));
  return {
    page,
    interactive: /** @type {number} */ (await interactive.jsonValue()),
    thread: await spent(),
    step: async (/** @type {() => Promise<void>} */ act) => {
      const before = await spent();
      await act();
      return (await spent()) - before;
    },
    close: () => context.close(),
  };
}

/** What the worker asks for beside a first look at a page. @param {string} folder */
async function visit(folder) {
  /** @type {string[]} */
  const answers = [];
  const host = await serve({ folder, onAnswer: (_, path) => answers.push(path) });
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  /** @type {string[]} */
  const ofPage = [];
  page.on('request', (request) => ofPage.push(request.url()));
  await page.goto(`${host.address}/about`);
  for (let seen = -1; seen < answers.length;) {
    seen = answers.length;
    await page.waitForTimeout(5000);
  }
  await context.close();
  await host.close();
  const stats = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false });
  const sizeOf = (/** @type {string} */ path) => {
    const files = ['', '.html', '/index.html'].map((ending) => join(folder, path + ending));
    const file = files.find((each) => stats(each)?.isFile());
    return file ? (stats(file)?.size ?? 0) : 0;
  };
  const paths = ofPage.map((url) => new URL(url).pathname);
  for (const path of paths) if (answers.includes(path)) answers.splice(answers.indexOf(path), 1);
  const bytes = answers.reduce((sum, path) => sum + sizeOf(path), 0);
  return `${answers.length}, ${bytes}`;
}
