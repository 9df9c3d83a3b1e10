import type { Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, open, openStill, store, stored, test, toast } from '../shop.ts';

const offer = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => offer(page).getByRole('button', { name, exact: true });
const offered = (page: Page) => offer(page).getByRole('list').getByRole('listitem');

test.describe('A cart as a link', () => {
  test('shows what it offers, and closed it changes nothing, also not where Back leads', async ({
    page,
  }) => {
    await open(page, '/about');
    await open(page, '/cart?products=1:2,4:1');
    await expect(page.getByRole('dialog', { name: 'Add these to your cart?' })).toBeFocused();
    await expect(offered(page)).toHaveText([`2 × ${row(1).fullName}`, `1 × ${row(4).fullName}`]);
    expect(await stored(page, 'cart')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart is empty' })).toBeVisible();
    expect(await stored(page, 'cart')).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('is put once into an empty cart, a reload does not ask again, and Back leaves the cart', async ({
    page,
  }) => {
    await open(page, '/about');
    await open(page, '/cart?products=1:2,4:1');
    await button(page, 'Add to my cart').evaluate((put: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) put.click();
    });
    await expect(toast(page, 'Added to your cart.')).toBeVisible();
    await expect(page).toHaveURL('/cart');
    expect(await stored(page, 'cart')).toMatchObject([
      { id: 1, quantity: 2 },
      { id: 4, quantity: 1 },
    ]);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Cart/);
  });

  test('is added to what is in the cart, by keyboard alone', async ({ page }) => {
    await store(page, 'cart', [copyOf(1, { quantity: 3 }), copyOf(2)]);
    // A page that is never idle gets what keeps focus only with its first toast.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, '/cart?products=1:2,4:1');
    await expect(page.getByRole('dialog', { name: 'Add these to your cart?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Add to my cart')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
    await expect(page.getByText(/^Your cart has 7 items. Total /)).toBeVisible();
    expect(await stored(page, 'cart')).toMatchObject([
      { id: 1, quantity: 5 },
      { id: 2, quantity: 1 },
      { id: 4, quantity: 1 },
    ]);
  });

  test('its button copies a link that offers the same cart', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await store(page, 'cart', [copyOf(1, { quantity: 2 }), copyOf(4)]);
    await openStill(page, '/cart');
    await page.getByRole('button', { name: 'Copy link to this cart' }).click();
    await expect(toast(page, 'Link copied. Whoever opens it sees this cart.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}/cart?products=1:2,4:1`);
  });

  test('where nothing can be copied, the link of the cart is shown @wide', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await store(page, 'cart', [copyOf(4)]);
    await openStill(page, '/cart');
    await page.getByRole('button', { name: 'Copy link to this cart' }).click();
    const link = (products: string) => page.getByText(`/cart?products=${products}`);
    await expect(link('4:1')).toHaveText(`${new URL(page.url()).origin}/cart?products=4:1`);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(link('4:2')).toBeVisible();
  });
});
