import type { Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { everythingKept, expect, openStill, store, stored, test, toast } from '../shop.ts';

const clearButton = (page: Page) =>
  page.getByRole('button', { name: 'Clear what this browser keeps' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clear what this browser keeps?' });
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const cleared =
  'Cleared: your cart, your wishlist, the products you looked at, that you closed Sign Up.';

test.describe('Clear what this browser keeps', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, 'cart', [copyOf(4), copyOf(6, { quantity: 7 })]);
    await store(page, 'wishlist', [copyOf(9)]);
    await store(page, 'beau:recent', [4, 1]);
    await store(page, 'another-script', 'stays');
  });

  test('asks first, and says what is kept', async ({ page }) => {
    await openStill(page, '/help');
    await clearButton(page).click();
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'your cart',
      'your wishlist',
      'the products you looked at',
      'that you closed Sign Up',
    ]);
    await dialog(page).getByRole('button', { name: 'Keep everything' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(clearButton(page)).toBeFocused();
    expect(await stored(page, 'cart')).toHaveLength(2);
  });

  test('clears every key of the shop and no other, and Undo brings all back', async ({ page }) => {
    await openStill(page, '/help');
    const before = await everythingKept(page);
    await clearButton(page).click();
    await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(toast(page, cleared)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(clearButton(page)).toBeFocused();
    expect(await keys(page)).toEqual(['another-script']);

    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(toast(page, 'Everything is back as it was.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 8 items' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    expect(await stored(page, 'cart')).toMatchObject([{ id: 4 }, { id: 6, quantity: 7 }]);
    expect(before).toContain('beau:recent');
    expect(await page.evaluate(() => localStorage.getItem('beau:recent'))).toBe('[4,1]');
    expect(await page.evaluate(() => localStorage.getItem('signupDismissed'))).toBe('true');
  });

  test('the question closes when the address names another part of the page', async ({ page }) => {
    await openStill(page, '/help');
    await clearButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goto('/help#returns');
    await expect(dialog(page)).toHaveCount(0);
    await expect(clearButton(page)).toBeFocused();
  });

  test('a browser that keeps nothing has nothing to clear', async ({ page }) => {
    await openStill(page, '/help');
    await page.evaluate(() => localStorage.clear());
    await clearButton(page).click();
    await expect(dialog(page)).toContainText('This browser keeps nothing of what you did');
    await expect(dialog(page).getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
  });
});
