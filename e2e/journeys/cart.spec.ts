import type { Locator, Page } from '@playwright/test';
import { type Row, copyOf, priceText, row, sumsOf } from '../catalogue.ts';
import { hydrated, expect, listen, toast, open, openStill, store, stored, test } from '../shop.ts';
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

test('a changed quantity is saved at once, and fires no window event', async ({ page }) => {
  await store(page, 'cart', [copyOf(1, { quantity: 2 })]);
  await open(page, '/cart');
  const heard = await listen(page);
  const line = lines(page).nth(0);
  await plus(line).click();
  await expect(badge(page, '3 items')).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 3 }]);
  await minus(line).click();
  await minus(line).click();
  await expect(badge(page, '1 item')).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 1 }]);
  await quantity(line).fill('5');
  await quantity(line).press('Enter');
  await expect(badge(page, '5 items')).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 5 }]);
  expect(await heard()).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(quantity(line)).toHaveValue('5');
  await expect(badge(page, '5 items')).toBeVisible();
});

test('a press on a quantity selects it, so a typed figure replaces it', async ({ page }) => {
  await store(page, 'cart', [copyOf(3, { quantity: 2 })]);
  await open(page, '/cart');
  const field = quantity(lines(page).first());
  for (const figure of ['7', '5']) {
    await field.click();
    await page.keyboard.type(figure);
    await expect(field).toHaveValue(figure);
  }
});

test('a quantity is saved as it is typed, and other text changes nothing', async ({ page }) => {
  await store(page, 'cart', [copyOf(6, { quantity: 2 })]);
  await open(page, '/cart');
  const line = lines(page).nth(0);
  for (const [typed, becomes] of [
    ['12', 12],
    ['', 12],
    ['abc', 12],
    ['-5', 1],
    ['४', 4],
    ['2.7', 2],
    ['1,000', 999],
  ] as const) {
    await quantity(line).fill(typed);
    await expectSums(page, [row(6), becomes]);
    expect(await stored(page, 'cart')).toMatchObject([{ id: 6, quantity: becomes }]);
    await quantity(line).blur();
    await expect(quantity(line)).toHaveValue(String(becomes));
  }
  await expect(plus(line)).toBeDisabled();
});

test('Remove removes one line, and Undo brings it back to its place', async ({ page }) => {
  await store(page, 'cart', [copyOf(5), copyOf(7, { quantity: 3 }), copyOf(8)]);
  await openStill(page, '/cart');
  const heard = await listen(page);
  await lines(page).nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Item Removed From Cart!')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `${row(7).fullName} removed. Undo` }),
  ).toBeFocused();
  await expect(badge(page, '2 items')).toBeVisible();
  await expectSums(page, [row(5), 1], [row(8), 1]);
  expect(await stored(page, 'cart')).toMatchObject([{ id: 5 }, { id: 8 }]);
  expect(await heard()).toEqual(['cartUpdated']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, `${row(7).name} is back in your cart`)).toBeVisible();
  await expect(
    lines(page)
      .nth(1)
      .getByRole('link', { name: row(7).name }),
  ).toBeFocused();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 5 }, { id: 7, quantity: 3 }, { id: 8 }]);
});

test('changed prices and gone products are said once, and sums are today’s', async ({ page }) => {
  const { fullName: name, price } = row(5);
  const gone = { ...copyOf(6), id: 987_654, productName: 'Old Soap' };
  await store(page, 'cart', [copyOf(5, { price: priceText(price + 1), quantity: 2 }), gone]);
  await open(page, '/products');
  await open(page, '/cart');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /price is now|no longer sell/ }),
  ).toHaveText([
    `${name}: the price is now ${priceText(price)} (it was ${priceText(price + 1)}).`,
    'We no longer sell Old Soap, so it was removed from your cart.',
  ]);
  await expectSums(page, [row(5), 2]);
  await plus(lines(page).nth(0)).click();
  await expectSums(page, [row(5), 3]);
  expect(await stored(page, 'cart')).toMatchObject([
    { id: 5, price: priceText(price), quantity: 3 },
    gone,
  ]);
  await page.reload();
  await hydrated(page);
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText(/the price is now|no longer sell/)).toHaveCount(0);
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
