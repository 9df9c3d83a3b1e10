import type { Locator, Page } from '@playwright/test';
import { type Row, copyOf, priceText, row, sumsOf } from '../catalogue.ts';
import { expect, open, store, test } from '../shop.ts';
import { settings } from '../shopData.ts';

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
const quantity = (line: Locator) => line.getByRole('textbox', { name: 'Quantity' });
const minus = (line: Locator) => line.getByRole('button', { name: 'Decrease quantity' });
const plus = (line: Locator) => line.getByRole('button', { name: 'Increase quantity' });
const badge = (page: Page, count: string) => page.getByRole('link', { name: `Cart, ${count}` });

async function expectSums(
  page: Page,
  ...order: readonly (readonly [product: Row, quantity: number])[]
): Promise<void> {
  const fact = (term: string) =>
    page.getByRole('main').getByText(term, { exact: true }).locator('xpath=following::dd[1]');
  await expect(fact('Total Items')).toHaveText(
    String(order.reduce((sum, [, quantity]) => sum + quantity, 0)),
  );
  await expect(fact('Total')).toHaveText(sumsOf(order).subtotal);
  const { isIncluded, name } = settings.tax;
  await expect(
    page.getByText(
      isIncluded
        ? `The total includes ${sumsOf(order).tax} ${name}.`
        : 'Estimated tax is shown at checkout.',
    ),
  ).toBeVisible();
}

test('the screen shows breadcrumb, lines, sums and a link to the checkout', async ({ page }) => {
  await store(page, 'cart', [copyOf(3, { quantity: 999 }), copyOf(4), copyOf(6, { quantity: 2 })]);
  await open(page, '/cart');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText(['Home', 'Cart']);
  await expect(lines(page)).toHaveCount(3);
  for (const [index, [id, count]] of (
    [
      [3, 999],
      [4, 1],
      [6, 2],
    ] as const
  ).entries()) {
    const line = lines(page).nth(index);
    const { name, price } = row(id);
    await expect(line.getByRole('link', { name })).toHaveAttribute('href', `/product/${id}`);
    await expect(line).toContainText(`${priceText(price)} each`);
    await expect(quantity(line)).toHaveValue(String(count));
    await expect(line.getByText(priceText(price * count), { exact: true })).toBeVisible();
    await expect(plus(line)).toBeVisible();
    await expect(minus(line)).toBeVisible();
    await expect(line.getByRole('button', { name: 'Remove' })).toHaveText('Remove');
    await expect(line.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expectSums(page, [row(3), 999], [row(4), 1], [row(6), 2]);
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL('/checkout');
});

test('an empty cart says that it is empty and links to the products', async ({ page }) => {
  await store(page, 'cart', [copyOf(5)]);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Your Cart is empty', { exact: true })).toBeVisible();
  await expect(badge(page, '0 items')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your Cart is empty', { exact: true })).toBeVisible();
  const browse = page.getByRole('main').getByRole('link', { name: 'Browse Products' });
  await expect(browse).toHaveAttribute('href', '/products');
  await browse.click();
  await expect(page).toHaveURL('/products');
});
