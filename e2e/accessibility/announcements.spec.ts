import type { Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { hydrated, expect, open, openStill, store, test } from '../shop.ts';

declare global {
  interface Window {
    /** What a screen reader would have announced, in order. */
    announced: string[];
  }
}

const first = 'AM & PM Essentials';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(followLiveRegions);
});

test.describe('A screen reader announces once', () => {
  test('12 each product that is added to the cart or the wishlist', async ({ page }) => {
    await openStill(page, '/products');
    await page.getByRole('button', { name: 'Add to Cart' }).first().press('Enter');
    await expectAnnounced(page, [`politely: ${first} added to Cart`]);
    await page.getByRole('button', { name: 'Add to Wishlist' }).first().press('Enter');
    await expectAnnounced(page, [
      `politely: ${first} added to Cart`,
      `politely: ${first} added to Wishlist`,
    ]);
    await page.clock.runFor(5000);
    expect(await announcedSoFar(page), 'a toast that leaves is not announced').toHaveLength(2);
  });

  test('12 a product that is added to the cart in a dialog, also when the dialog closes', async ({
    page,
  }) => {
    await openStill(page, '/about');
    await page.getByRole('button', { name: 'Search' }).first().press('Enter');
    await page.getByPlaceholder('Search for Product').fill('daily');
    await page.getByRole('dialog').getByRole('button', { name: 'Daily' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'ADD TO CART' }).press('Enter');
    const once = ['politely: 1 product', 'politely: Daily Protection Kit Added to Cart!'];
    await expectAnnounced(page, once);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Daily Protection Kit Added to Cart!')).toBeVisible();
    expect(await announcedSoFar(page)).toEqual(once);
  });

  test('a quantity that was changed by a button or typed', async ({ page }) => {
    await store(page, 'cart', [copyOf(1, { quantity: 2 })]);
    await openStill(page, '/cart');
    await page.getByRole('button', { name: 'Increase quantity' }).press('Enter');
    await expectAnnounced(page, ['politely: Quantity 3']);
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('12');
    await quantity.blur();
    await expectAnnounced(page, ['politely: Quantity 3', 'politely: Quantity 12']);
  });

  test('a removed product, politely, and focus moves to what is left', async ({ page }) => {
    await store(page, 'cart', [copyOf(1), copyOf(2)]);
    await store(page, 'wishlist', [copyOf(3)]);
    await openStill(page, '/cart');
    await page.getByRole('button', { name: 'Remove' }).first().press('Enter');
    await expectAnnounced(page, ['politely: Item Removed From Cart!']);
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Cart is empty' })).toBeFocused();
    await expectAnnounced(page, [
      'politely: Item Removed From Cart!',
      'politely: Item Removed From Cart!',
    ]);

    await page.goto('/wishlist');
    await hydrated(page);
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expectAnnounced(page, ['politely: Item removed from wishlist']);
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeFocused();
  });

  test('a change that another tab makes', async ({ page, context }) => {
    await store(page, 'cart', [copyOf(1)]);
    await open(page, '/cart');
    const other = await context.newPage();
    await open(other, '/products');
    await other.getByRole('button', { name: 'Add to Cart' }).nth(1).press('Enter');
    await expectAnnounced(page, ['politely: Cart, 2 items']);
    await other.getByRole('button', { name: 'Add to Wishlist' }).first().press('Enter');
    await expectAnnounced(page, ['politely: Cart, 2 items', 'politely: Wishlist, 1 item']);
  });

  test('a changed price, when the cart is opened', async ({ page }) => {
    await store(page, 'cart', [copyOf(1, { price: 'Rs. 999.00' })]);
    await open(page, '/cart');
    const notice = `${first}: the price is now Rs. 1,099.00 (it was Rs. 999.00).`;
    await expectAnnounced(page, [`politely: ${notice}`]);
    await page.getByRole('button', { name: 'Increase quantity' }).press('Enter');
    await expectAnnounced(page, [`politely: ${notice}`, 'politely: Quantity 2']);
  });

  test('how many products a filter or a search shows', async ({ page }) => {
    await open(page, '/products');
    await page.getByLabel('Filter products').selectOption('Sale Products');
    await expectAnnounced(page, ['politely: Showing 4 products for "Sale"']);

    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search' }).first().press('Enter');
    await page.getByPlaceholder('Search for Product').fill('kit');
    await expectAnnounced(page, ['politely: 3 products']);
  });

  test('an error, assertively', async ({ page }) => {
    await openStill(page, '/checkout');
    await page.getByRole('button', { name: 'Place Order' }).first().press('Enter');
    await page.clock.runFor(100);
    await expectAnnounced(page, ['assertively: Your cart is empty!']);
  });
});

test('changing a list in this page empties the header’s status', async ({ page, context }) => {
  await store(page, 'cart', [copyOf(1)]);
  await open(page, '/cart');
  const status = page.getByRole('banner').getByRole('status');
  const other = await context.newPage();
  await open(other, '/products');
  await other.getByRole('button', { name: 'Add to Cart' }).nth(1).press('Enter');
  await expect(status).toHaveText('Cart, 2 items');
  await page.getByRole('button', { name: 'Increase quantity' }).first().press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeAttached();
  await expect(status).toHaveText('');

  await other.getByRole('button', { name: 'Add to Wishlist' }).first().press('Enter');
  await expect(status).toHaveText('Wishlist, 1 item');
  await page.getByRole('link', { name: 'Wishlist, 1 item' }).first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Wishlist, 0 items' }).first()).toBeAttached();
  await expect(status).toHaveText('');
});

test('autoplay announces nothing', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const controls = page.getByRole('region', { name: 'Highlights' }).getByRole('button');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause featured products' })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(controls.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(await announcedSoFar(page)).toEqual([]);
});

function announcedSoFar(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announced);
}

async function expectAnnounced(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(() => announcedSoFar(page)).toEqual(words);
}

/**
 * Records what live regions announce: what is added to one, or all of the region if it is
 * atomic; an alert also when it is inserted with its text. Runs in the page.
 */
function followLiveRegions(): void {
  window.announced = [];
  const regions = '[role="status"], [role="alert"], [aria-live]';
  const tell = (region: Element, text: string | null | undefined) => {
    const words = text?.replaceAll(/\s+/g, ' ').trim();
    const politeness = region.getAttribute('role') === 'alert' ? 'assertively' : 'politely';
    if (words) window.announced.push(`${politeness}: ${words}`);
  };
  const isAtomic = (region: Element) => region.getAttribute('aria-atomic') !== 'false';

  const observer = new MutationObserver((mutations) => {
    const complete = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      if (region && isAtomic(region)) {
        complete.add(region);
      } else {
        for (const added of addedNodes) {
          if (region) tell(region, added.textContent);
          else if (added instanceof Element) {
            for (const alert of [added, ...added.querySelectorAll('[role="alert"]')]) {
              if (alert.matches('[role="alert"]')) tell(alert, alert.textContent);
            }
          }
        }
      }
    }
    for (const region of complete) tell(region, region.textContent);
  });
  // Starts when the document has been parsed: what it contains from the start is not announced.
  const start = () =>
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('readystatechange', start, { once: true });
}
