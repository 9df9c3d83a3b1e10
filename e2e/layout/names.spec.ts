import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testOnCopy } from '../hosting/copySources.ts';
import { expect, open, store } from '../shop.ts';

const oneWord = 'Kunstgewerbeverlagsbuchhandlungsgesellsc';
const inHindi = 'श्रीमहालक्ष्मीआयुर्वेदिकसौंदर्यप्रसाधनकॆ';
const manyWords = 'Sri Lakshmi Venkateswara Masala And Sons';
const inCapitals = 'WWW MAHARASHTRA WHOLESALE GROOMING GOODS';
const longProduct =
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaf';
const wordyProduct =
  'Restoring Night Cream With Retinol, Hyaluronic Acid, Niacinamide and Green Algae';
const widths = [320, 390, 768, 1440];

/** A copy of the shop with the longest names, without a drawn one, and with one picture of product 3. */
const test = testOnCopy((copy) => {
  const edit = (file: string, pattern: RegExp, text: string) => {
    const path = join(copy, 'shop', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text));
  };
  const rename = (file: string, name: string) => edit(file, /^name: .*$/m, `name: ${name}`);
  rmSync(join(copy, 'shop/wordmark.svg'));
  rename('settings.yaml', oneWord);
  rename('hi/settings.yaml', inHindi);
  const variant = '\nvariant: Extralargevorratsglasmitpumpspen';
  rename('products/01-am-pm-essentials/product.yaml', longProduct + variant);
  rename('products/02-advanced-care-kit/product.yaml', `'${wordyProduct}'`);
  rename('hi/products/01-am-pm-essentials/product.yaml', `${longProduct}\nvariant: जार`);
  for (const folder of ['products', 'hi/products']) {
    edit(`${folder}/03-signature-grooming-kit/product.yaml`, /^ {2}secondary: .*\n/m, '');
  }
  rmSync(join(copy, 'shop/products/03-signature-grooming-kit/secondary.webp'));
});

test.describe.configure({ mode: 'default' });

for (const name of [oneWord, inHindi, manyWords, inCapitals]) {
  test(`the shop’s name ${name} is shown in full`, async ({ page }) => {
    expect(name).toHaveLength(40);
    const start = name === inHindi ? '/hi' : '';
    // One build has two names; the others are as long.
    await page.route(/\/(?:[^/.]*|[^/]*\.js)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(oneWord, name);
      await route.fulfill({ response, body });
    });
    for (const path of ['/', '/about', '/help']) {
      await page.goto(start + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await cutTexts(page, name), `${path} at ${width} px`).toEqual([]);
        expect(await underTheName(page), `${path} at ${width} px`).toEqual([]);
        const shown = page.getByRole('banner').getByText(name);
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the longest names of products are shown in full', async ({ page }) => {
  const names = { 1: longProduct, 2: wordyProduct };
  await store(page, 'cart', [
    { id: 1, quantity: 999 },
    { id: 2, quantity: 999 },
  ]);
  await store(page, 'wishlist', [{ id: 1 }, { id: 2 }]);
  const expectInFull = async (shown: readonly string[], what: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of shown) {
        expect(await cutTexts(page, name), `${what} at ${width} px`).toEqual([]);
      }
    }
  };
  for (const path of ['/products', '/cart', '/wishlist', '/checkout']) {
    await open(page, path);
    for (const name of Object.values(names)) {
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    }
    await expectInFull(Object.values(names), path);
  }
  for (const [id, name] of Object.entries(names)) {
    expect(name).toHaveLength(80);
    await open(page, `/product/${id}`);
    await expectInFull([name], 'product');
    await page.getByRole('main').getByRole('button', { name: 'ADD TO WISHLIST' }).first().click();
    // With its variant, if it has one.
    await page.getByText(/is Already in Wishlist/).hover();
    await expectInFull([name], 'toast');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByPlaceholder('Search for Product').fill(name.slice(0, 20));
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
    await expectInFull([name], 'dialog');
  }
});

test('a product with one picture has no thumbnails, and its card keeps its picture', async ({
  page,
}) => {
  await open(page, '/product/3');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Show picture/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Up close' })).toHaveCount(0);
  await main.getByRole('button', { name: 'See the picture larger' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await open(page, '/products');
  const card = page.getByRole('article').nth(2);
  await card.hover();
  await expect(card.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(1);
});

/** Where a text goes beyond the window, or beyond a box that cuts off what is outside. */
function cutTexts(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate((searched) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.includes(searched) || !parent?.checkVisibility()) continue;
      if (parent.closest('.sr-only, script, [aria-live]:not([popover])')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < 0 || right > innerWidth) found.push(`${parent.className} ends at ${right}`);
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { fontSize } = getComputedStyle(parent);
        // The space of a letter is higher than what is drawn of it.
        const above = Number.parseFloat(fontSize) / 4;
        const frame = box.getBoundingClientRect();
        const isCutAside =
          overflowX !== 'visible' && (left < frame.left || right > frame.right + 1);
        const isCutBelow =
          /hidden|clip/.test(overflowY) &&
          (top < frame.top - above || bottom > frame.bottom + above);
        // A carousel is scrolled to its cards.
        if ((isCutAside || isCutBelow) && !/auto|scroll/.test(overflowX)) {
          found.push(`${parent.className} is cut by ${box.className}`);
        }
      }
    }
    return found;
  }, text);
}

/** What of the header is at the place of the shop's name. */
function underTheName(page: Page): Promise<readonly string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const name = header.querySelector('a[href] > span > span');
    if (!name) return ['there is no name'];
    const range = document.createRange();
    range.selectNodeContents(name);
    const own = range.getBoundingClientRect();
    const { top, bottom } = header.getBoundingClientRect();
    const others = [...header.querySelectorAll('button, a')].filter(
      (other) => !other.contains(name) && other.checkVisibility(),
    );
    const found = others.flatMap((other) => {
      const box = other.getBoundingClientRect();
      const isBeside = own.right <= box.left || own.left >= box.right;
      return isBeside || own.bottom <= box.top || own.top >= box.bottom
        ? []
        : [other.getAttribute('aria-label') ?? other.textContent];
    });
    return own.top < top || own.bottom > bottom ? [...found, 'the end of the header'] : found;
  });
}
