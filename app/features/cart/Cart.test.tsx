import { expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { keep, kept, listen, showScreen, toast } from '#testing/showScreen.testing.tsx';

const lines = (main: Locator) =>
  main.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
const quantity = (main: Locator) => main.getByRole('textbox', { name: 'Quantity' }).first();
const plus = (main: Locator) => main.getByRole('button', { name: 'Increase quantity' }).first();
const minus = (main: Locator) => main.getByRole('button', { name: 'Decrease quantity' }).first();
const summary = (main: Locator) => main.getByRole('complementary', { name: 'Summary' });

async function openCart(...cart: readonly unknown[]) {
  keep('cart', cart);
  const { main } = await showScreen('/cart');
  return main;
}

test('each line has its price, its quantity and its sum, and below are the sums', async () => {
  const main = await openCart({ id: 1, quantity: 999 }, { id: 2 });
  const line = lines(main).first();
  await expect.element(line.getByRole('link', { name: 'Green Tea' })).toBeVisible();
  await expect.element(line).toHaveTextContent('Rs. 8.50 each');
  await expect.element(line.getByText('Rs. 8,491.50', { exact: true })).toBeVisible();
  await expect.element(quantity(main)).toHaveValue('999');
  await expect.element(summary(main)).toHaveTextContent('Total Items1000');
  await expect.element(summary(main)).toHaveTextContent('Rs. 8,498.50');
  const checkout = main.getByRole('link', { name: 'Checkout' });
  await expect.element(checkout).toHaveAttribute('href', '/checkout');
});

test('8.2 an empty cart says so, and links to the products', async () => {
  const main = await openCart({ id: 2 });
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect.element(main.getByText('Your Cart is empty')).toBeVisible();
  const browse = main.getByRole('link', { name: 'Browse Products' });
  await expect.element(browse).toHaveAttribute('href', '/products');
  expect(main.getByRole('link', { name: 'Checkout' }).elements()).toEqual([]);
});

test('8.3 a changed quantity is saved at once, and fires no window event', async () => {
  const main = await openCart({ id: 1, quantity: 2 });
  const heard = listen('cartUpdated');
  await plus(main).click();
  expect(kept('cart')).toMatchObject([{ id: 1, quantity: 3 }]);
  await minus(main).click();
  await minus(main).click();
  expect(kept('cart')).toMatchObject([{ id: 1, quantity: 1 }]);
  await quantity(main).fill('5');
  await userEvent.keyboard('{Enter}');
  expect(kept('cart')).toMatchObject([{ id: 1, quantity: 5 }]);
  expect(heard).not.toHaveBeenCalled();
});

test('7.11 a quantity is saved as it is typed, and other text changes nothing', async () => {
  const main = await openCart({ id: 1, quantity: 2 });
  for (const [typed, becomes] of [
    ['12', 12],
    ['', 12],
    ['abc', 12],
    ['-5', 1],
    ['४', 4],
    ['2.7', 2],
    ['1,000', 999],
  ] as const) {
    await quantity(main).fill(typed);
    await expect.element(summary(main)).toHaveTextContent(`Total Items${becomes}`);
    expect(kept('cart')).toMatchObject([{ id: 1, quantity: becomes }]);
    await userEvent.tab();
    await expect.element(quantity(main)).toHaveValue(String(becomes));
  }
});

test('16.1 Remove removes one line, and Undo brings it back to its place', async () => {
  const main = await openCart({ id: 1 }, { id: 2, quantity: 3 }, { id: 11 });
  const heard = listen('cartUpdated');
  await lines(main).nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect.element(toast('Item Removed From Cart!')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Black Tea removed. Undo' })).toHaveFocus();
  expect(kept('cart')).toMatchObject([{ id: 1 }, { id: 11 }]);
  expect(heard).toHaveBeenCalled();
  await main.getByRole('button', { name: 'Black Tea removed. Undo' }).click();
  await expect.element(toast('Black Tea is back in your cart')).toBeVisible();
  await expect.element(lines(main).nth(1).getByRole('link')).toHaveFocus();
  expect(kept('cart')).toMatchObject([{ id: 1 }, { id: 2, quantity: 3 }, { id: 11 }]);
});

test('16.92 gone products are said once, and sums are at today’s prices', async () => {
  const gone = { id: 987, productName: 'Old Tea' };
  keep('cart', [{ id: 2, price: 'Rs. 6.00', quantity: 2 }, gone]);
  const first = await showScreen('/cart');
  await expect.element(first.main.getByText(/^We no longer sell Old Tea/)).toBeVisible();
  await plus(first.main).click();
  await expect.element(summary(first.main)).toHaveTextContent('Rs. 21.00');
  expect(kept('cart')).toMatchObject([{ id: 2, price: 'Rs. 7.00', quantity: 3 }, gone]);
  await first.leave();
  const { main } = await showScreen('/cart');
  await expect.element(lines(main)).toBeVisible();
  await expect.element(main.getByText(/no longer sell/)).not.toBeInTheDocument();
});

test('the least order says what it lacks', async () => {
  vi.setSystemTime(new Date(2026, 10, 20));
  const main = await openCart({ id: 11 });
  const minimum = 'The minimum order is Rs. 15.00. Add Rs. 4.00 more.';
  await expect.element(main.getByText(minimum)).toBeVisible();
});
