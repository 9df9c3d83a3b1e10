import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, store, test } from './shop.ts';

const filled = {
  cart: [{ id: 1 }, { id: 5, quantity: 2 }],
  wishlist: [{ id: 9 }, { id: 4 }],
};
const routes = [
  '/',
  '/products',
  '/sales',
  '/product/5',
  '/product/none',
  '/wishlist',
  '/cart',
  '/checkout',
  '/about',
  '/contact',
  '/help',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`Everyone can use the shop, ${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('every screen passes the checks, filled and empty', async ({ page }) => {
        for (const route of routes) await expectClean(page, route);
        await store(page, 'cart', filled.cart);
        await store(page, 'wishlist', filled.wishlist);
        for (const route of ['/wishlist', '/cart', '/checkout']) await expectClean(page, route);
        await page.getByRole('button', { name: 'Place Order' }).first().click();
        await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
        await expectNoViolation(page, 'the placed order');
      });

      test('every dialog and message passes the checks', async ({ page }) => {
        await open(page, '/');
        await page.getByRole('button', { name: 'Account' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
        await expectNoViolation(page, 'Sign Up with mistakes');
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: 'Search' }).click();
        await expectNoViolation(page, 'Search, blank');
        await page.getByPlaceholder('Search for Product').fill('kit');
        await expectNoViolation(page, 'Search with results');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: 'Daily Protection Kit' })
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'ADD TO CART' }).click();
        await expectNoViolation(page, 'the product dialog with a message');
        await page.keyboard.press('Escape');

        if (width < 992) {
          await page.getByRole('button', { name: 'Menu' }).click();
          await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
          await expectNoViolation(page, 'the menu');
        }
      });
    });
  }
}

async function expectClean(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expectNoViolation(page, route);
}

async function expectNoViolation(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, what).toEqual([]);
}
