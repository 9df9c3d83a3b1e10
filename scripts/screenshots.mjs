/**
 * `npm run screenshots`: makes the pictures of the documents from built shops, and writes the words that
 * each of them shows into `shown.json`. A browser test says when a picture is old.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { openDesk } from './openDesk.mjs';
import { serve } from './serve.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ path: string, shop?: 'pottery', width?: number, colorScheme?: 'dark', act?: (page: Page) => Promise<void> }} Screen
 */

export const folder = 'docs/images';
const cache = 'dist-screenshots';
/** The sources of BEAU with orders and a desk, as an owner who sells has them. */
const selling = join(cache, 'shop');

/** The screens of each picture, from left to right. @type {Record<string, Screen[]>} */
const pictures = {
  'phones.jpg': [
    { path: '/' },
    { path: '/product/4', act: order },
    { path: '/admin/', act: openForm },
  ],
  'dark-and-hindi.jpg': [
    { path: '/hi/product/1' },
    { path: '/hi/products', colorScheme: 'dark' },
    { path: '/layer-your-skincare', colorScheme: 'dark' },
  ],
  'second-shop.jpg': [
    { shop: 'pottery', path: '/', width: 1280 },
    { shop: 'pottery', path: '/products' },
    { shop: 'pottery', path: '/product/5', colorScheme: 'dark' },
  ],
};

/**
 * Builds both shops and shows each screen of each picture.
 *
 * @param {(name: string, page: Page, shots: Buffer[]) => Promise<unknown>} [use] gets a page to put them on
 * @returns {Promise<Record<string, string>>} the words in each picture
 */
export async function showPictures(use = async () => {}) {
  cpSync('shop', selling, { recursive: true });
  const settings = readFileSync('shop/settings.yaml', 'utf8')
    .replace('{ channel: demonstration }', '{ channel: whatsapp, phone: +91 98765 43210 }')
    .replace('Credit card', 'Cash on delivery');
  const editor = 'editor: { repository: beau/shop, branch: main }\n';
  writeFileSync(join(selling, 'settings.yaml'), settings + editor);
  const beau = await serve({ folder: build('beau', selling) });
  const pottery = await serve({ folder: build('pottery', 'examples/norderton') });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  /** @type {Record<string, string>} */
  const shown = {};
  for (const [name, screens] of Object.entries(pictures)) {
    const shots = [];
    const words = [];
    for (const { path, act, width = 390, shop = 'beau', colorScheme = 'light' } of screens) {
      const page = await browser.newPage({
        baseURL: { beau, pottery }[shop].address,
        viewport: { width, height: 780 },
        deviceScaleFactor: 2,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.addInitScript(() => {
        localStorage.setItem('signupDismissed', 'true');
        crypto.getRandomValues = (array) => array;
      });
      await page.clock.setFixedTime(new Date('2026-11-24T10:00:00'));
      await page.goto(path, { waitUntil: 'networkidle' });
      await act?.(page);
      shots.push(await page.screenshot({ animations: 'disabled' }));
      words.push(await page.evaluate(wordsInView));
    }
    shown[name] = words.join(' ');
    await use(name, await browser.newPage({ viewport: { width: 1800, height: 1000 } }), shots);
  }
  await browser.close();
  await Promise.all([beau.close(), pottery.close()]);
  rmSync(cache, { recursive: true });
  return shown;
}

/** @param {string} name @param {string} source a shop's folder @returns {string} the built folder */
function build(name, source) {
  const built = join(cache, name);
  const env = { ...process.env, SHOP_FOLDER: source, BUILT_SHOP: built };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { env });
  if (status !== 0) throw new Error(stderr.toString());
  return built;
}

/** The words of the texts that are in the window, as a person sees them. */
function wordsInView() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight - 8;
    const element = texts.currentNode.parentElement;
    if (!isInside || !element?.checkVisibility({ visibilityProperty: true })) continue;
    // An icon of the desk is a word in a font of icons.
    if (element.closest('[aria-hidden=true]')) continue;
    words.push(...(texts.currentNode.textContent ?? '').split(/\s+/));
  }
  return words.filter(Boolean).join(' ');
}

/** Orders what the page shows. @param {Page} page */
async function order(page) {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const press = (/** @type {string} */ name) => page.getByRole('button', { name }).first().click();
  await press('ADD TO CART');
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Address', { exact: true }).fill('12 MG Road');
  await page.getByLabel('PIN code').fill('411001');
  await page.getByLabel('City or town').fill('Pune');
  await press('Order on WhatsApp');
  await page.getByRole('heading', { name: 'Order 0000-0000' }).waitFor();
  await page.mouse.move(0, 0);
}

/** Opens the form of a product at the desk. @param {Page} page */
async function openForm(page) {
  const names = readdirSync(selling, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(selling, name))
    .map((path) => ({ path, bytes: readFileSync(path) }));
  await openDesk(page, files);
  await page.getByText('Products').first().click();
  await page
    .getByText(/^08-restoring/)
    .first()
    .click();
  await page.getByText('Old price').first().waitFor();
  await page.waitForLoadState('networkidle');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const shown = await showPictures(async (name, page, shots) => {
    const images = shots.map(
      (shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`,
    );
    await page.setContent(`<!doctype html><style>
      body { margin: 0; width: max-content; padding: 48px 48px 0; display: flex; gap: 48px; background: #e7e1d5 }
      img { height: 900px; border-radius: 36px 36px 0 0; box-shadow: 0 24px 60px #1d2a1e40 }
    </style>${images.join('')}`);
    await page.locator('body').screenshot({ path: join(folder, name), type: 'jpeg', quality: 82 });
  });
  writeFileSync(join(folder, 'shown.json'), `${JSON.stringify(shown, null, 2)}\n`);
}
