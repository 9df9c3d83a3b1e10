import type { Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, forbidStorage, open, openStill, store, test } from '../shop.ts';

const noSaving =
  'Your browser is not letting this shop save. Your cart will last until you close this page.';
const badge = (page: Page, count: number) =>
  page
    .getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}`, exact: true })
    .first();

test('Place Order pressed twice places one order, also in a hidden page', async ({ page }) => {
  // As in a tab that is hidden while the order is placed: no observer is called.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await store(page, 'cart', [{ id: 1 }]);
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Place Order' }).first().dblclick();
  await expect(page.getByText('Your order has been placed')).toBeVisible();
  await expect(badge(page, 0)).toBeAttached();
  await expect(page.getByText('Your cart is empty!')).toHaveCount(0);
});

test('with storage forbidden, and without the Navigation API, the cart is on the next page too, and one toast says so', async ({
  page,
}) => {
  await forbidStorage(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  // With a stopped clock, because Sign Up cannot know here that it was dismissed and would open.
  await openStill(page, '/product/1');
  await expect(page.getByText(noSaving)).toHaveCount(1);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await badge(page, 1).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByText(row(1).name).first()).toBeVisible();
  await expect(badge(page, 1)).toBeAttached();
});

test('before the scripts come, the cart says that it is empty only if it is', async ({ page }) => {
  const title = 'Your Cart is empty';
  // These requests are never answered, since a failed request would be logged as an error.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  await store(page, 'cart', [{ id: 3 }]);
  await page.goto('/cart', { waitUntil: 'load' });
  await expect(page.getByText(title)).toBeHidden();
  await expect(page.locator('main [data-waiting]').first()).toBeVisible();
});

test('Delete asks first, then removes every key of the shop and no other', async ({ page }) => {
  await store(page, 'cart', [copyOf(4)]);
  await store(page, 'another-script', 'stays');
  await open(page, '/help');
  await page.getByRole('button', { name: 'Delete my data in this browser' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(badge(page, 0)).toBeAttached();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['another-script']);
});
