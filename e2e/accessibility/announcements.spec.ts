import type { Page } from '@playwright/test';
import { copyOf, priceText, row } from '../catalogue.ts';
import { hold } from '../held.ts';
import { expect, open, openStill, store, test } from '../shop.ts';

declare global {
  interface Window {
    /** What a screen reader would have announced, in order. */
    announced: string[];
  }
}

/** Search finds it alone. */
const { name } = row(10);

test.beforeEach(({ page }) => page.addInitScript(followLiveRegions));

test('a screen reader announces once what is found, or not, and what is added in a dialog', async ({
  page,
}) => {
  await openStill(page, '/about');
  await page.getByRole('button', { name: 'Search' }).first().press('Enter');
  for (const text of [name, '', name]) {
    await page.getByPlaceholder('Search for Product').fill(text);
    await page.clock.runFor(1000);
  }
  const found = ['1 product', 'No Product found.', '1 product'];
  await expectAnnounced(page, found);
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'ADD TO CART' }).press('Enter');
  await page.clock.runFor(200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region').getByText(`${name} Added to Cart!`)).toBeVisible();
  await page.clock.runFor(5000);
  await expectAnnounced(page, [...found, `${name} Added to Cart!`]);
});

test('a screen reader announces what Search finds when its index comes later than the text @wide', async ({
  page,
}) => {
  const release = await hold(page, /\/search-.*\.js$/);
  await openStill(page, '/about');
  await page.getByRole('button', { name: 'Search' }).first().press('Enter');
  await page.getByPlaceholder('Search for Product').fill(`${name} xyzzy`);
  await page.clock.runFor(200);
  release();
  // The index is made in slices, and the clock stands still.
  const heading = page.getByRole('heading', { name: 'xyzzy' });
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return heading.isVisible();
    })
    .toBe(true);
  await page.clock.runFor(1000);
  await expectAnnounced(page, [expect.stringContaining('xyzzy')]);
});

test('a screen reader announces a new quantity, and a removal by its Undo', async ({ page }) => {
  await store(page, 'cart', [copyOf(1, { quantity: 2 }), copyOf(2)]);
  await openStill(page, '/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).first().press('Enter');
  await page.clock.runFor(600);
  const total = priceText(row(1).price * 3 + row(2).price);
  const announced = [`Quantity 3. Total ${total}`];
  await expectAnnounced(page, announced);
  await page.getByRole('button', { name: 'Remove' }).first().press('Enter');
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: `${row(1).name} removed. Undo` })).toBeFocused();
  await expectAnnounced(page, [...announced, `Total ${priceText(row(2).price)}`]);
});

test('an order is said by its heading alone, and an error interrupts', async ({ page }) => {
  await store(page, 'cart', [copyOf(1)]);
  await openStill(page, '/checkout');
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAnnounced(page, []);

  await page.reload();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await page.clock.runFor(200);
  await expectAnnounced(page, ['Your cart is empty!']);
  await expect(page.locator('body > [aria-live]')).toHaveAttribute('aria-live', 'assertive');
});

test('a screen reader announces a change that another tab makes @wide', async ({
  page,
  context,
}) => {
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/products');
  await other.getByRole('button', { name: 'Add to Cart' }).first().press('Enter');
  await expectAnnounced(page, ['Cart, 1 item']);
});

async function expectAnnounced(page: Page, words: readonly unknown[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.announced)).toEqual(words);
}

/** Records what is put into live regions after the document has been parsed. Runs in the page. */
function followLiveRegions(): void {
  window.announced = [];
  const observer = new MutationObserver((mutations) => {
    const changed = new Map<Element, string>();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
      if (!region) continue;
      const isWhole = region.getAttribute('aria-atomic') !== 'false';
      const text = isWhole
        ? region.textContent
        : [...addedNodes].map((node) => node.textContent).join('');
      changed.set(region, isWhole ? text : (changed.get(region) ?? '') + text);
    }
    for (const text of changed.values()) {
      const words = text.replaceAll(/\s+/g, ' ').trim();
      if (words) window.announced.push(words);
    }
  });
  const start = () =>
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('readystatechange', start, { once: true });
}
