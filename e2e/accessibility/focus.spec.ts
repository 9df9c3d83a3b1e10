import type { Locator } from '@playwright/test';
import { row } from '../catalogue.ts';
import { expect, open, openStill, store, test } from '../shop.ts';

test.describe('After Back', () => {
  const title = row(9).name;

  test('focus is at the link that was followed', async ({ page }) => {
    await open(page, '/products');
    // What keeps the link comes with the region of toasts.
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
    for (const [where, name] of [
      ['main', title],
      ['banner', 'About'],
    ] as const) {
      const link = page.getByRole(where).getByRole('link', { name, exact: true });
      await link.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(link).toBeFocused();
    }
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('focus is at the heading where the link is gone', async ({ page }) => {
    await store(page, 'wishlist', [{ id: 9 }]);
    await open(page, '/wishlist');
    await page.getByRole('link', { name: title }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await page.evaluate(() => {
      localStorage.setItem('wishlist', '[]');
      dispatchEvent(new Event('wishlistUpdated'));
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('F6 leads to a toast and back, and Tab through it and on', async ({ page }) => {
  await openStill(page, '/products');
  const main = page.getByRole('main');
  const [wish, add] = ['Add to Wishlist', 'Add to Cart'].map((name) =>
    main.getByRole('button', { name }).first(),
  ) as [Locator, Locator];
  const view = page.getByRole('link', { name: 'View cart' });
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  const next = main.getByRole('link', { name: row(2).name }).last();
  await add.press('Enter');
  await expect(view).toBeVisible();
  await wish.focus();
  for (const [key, stop] of [
    ['F6', view],
    ['F6', add],
    ['Tab', view],
    ['Shift+Tab', add],
    ['Tab', view],
    ['Tab', dismiss],
    ['Tab', next],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stop, key).toBeFocused();
  }
});
