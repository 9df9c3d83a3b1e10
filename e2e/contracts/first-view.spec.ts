import type { Page } from '@playwright/test';
import { expect, open, store, stored, test as shopTest } from '../shop.ts';

// The browser logs a file that is refused, so these pages are not watched as others are.
const test = shopTest.extend({
  page: async ({ context }, use) => use(await context.newPage()),
});

/** The look of what a shopper sees and presses first. */
const look = (page: Page) =>
  page.evaluate(() =>
    [
      'body',
      'header',
      'header a[href="/cart"]',
      'main h1',
      'main button[data-adds]',
      'main img',
    ].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return selector;
      const { backgroundColor, color, display, fontSize, position } = getComputedStyle(element);
      // A width in letters is another in the fallback font.
      const { x, y, height } = element.getBoundingClientRect();
      // What is far below has an estimated height, until it is laid out in an idle moment.
      const tall = selector === 'body' || height;
      return { selector, backgroundColor, color, display, fontSize, position, x, y, tall };
    }),
  );

test('every other file is refused: the page has its look, and ADD TO CART works', async ({
  page,
  context,
}) => {
  await store(page, 'cart', [{ id: 4, quantity: 2 }]);
  await page.route(/\.\w+$/, (route) => route.abort());
  await page.goto('/product/5', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const badge = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(badge).toHaveAccessibleName('Cart, 2 items');
  const early = await look(page);
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(badge).toHaveAccessibleName('Cart, 3 items');
  expect(await stored(page, 'cart')).toMatchObject([{ id: 4 }, { id: 5, quantity: 1 }]);

  const complete = await context.newPage();
  await open(complete, '/product/5');
  expect(early).toEqual(await look(complete));
});
