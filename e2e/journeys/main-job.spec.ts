import type { Page } from '@playwright/test';
import { type Row, nth, priceText, rows, sumsOf } from '../catalogue.ts';
import { home, words } from '../shopData.ts';
import { expect, open, placed, stored, test, toast, cardsOf } from '../shop.ts';

const [first, second, last] = [nth(rows, 0), nth(rows, 1), nth(rows, -1)];
/** What the shopper orders: six pieces of three products. */
const basket = [
  [last, 3],
  [second, 2],
  [first, 1],
] as const;
const sums = sumsOf(basket);
const title = words.productsPage.title;
const toProducts = home.banners.find(({ action }) => action.to === '/products');

test('on a phone a shopper goes from home to three products, cart and order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page
    .getByRole('link', { name: toProducts?.action.label ?? '' })
    .last()
    .click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await addFromDetail(page, last, '3');
  await page.goBack();
  await addFromDetail(page, second, '2');
  await page.goBack();
  const card = cardsOf(page, first.name);
  await card.hover();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, `${first.name} added to Cart`)).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 6 items' }).click();
  await expect(page.getByText(sums.subtotal, { exact: true }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await expectOrder(page);
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expectPlaced(page);
});

async function addFromDetail(page: Page, { name: product }: Row, quantity: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: product, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
  await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity);
  await page.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  await expect(toast(page, `${product} Added to Cart!`)).toBeVisible();
}

async function expectOrder(page: Page): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  for (const text of [sums.subtotal, sums.tax, sums.total]) {
    await expect(summary.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(await stored(page, 'cart')).toMatchObject([
    { id: last.id, productName: last.name, price: priceText(last.price), quantity: 3 },
    { id: second.id, quantity: 2 },
    { id: first.id, quantity: 1 },
  ]);
}

async function expectPlaced(page: Page): Promise<void> {
  await expect(placed(page)).toBeVisible();
  await expect(page.getByText(sums.total, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(await stored(page, 'cart')).toEqual([]);
}
