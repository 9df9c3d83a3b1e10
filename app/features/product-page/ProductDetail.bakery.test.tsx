import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { keep, kept, said, showScreen, toast } from '#testing/showScreen.testing.tsx';

/** In Kolkata it is 10:59 of Friday, 27 November 2026. */
const before11 = Date.parse('2026-11-27T05:29:30Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: before11 });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (main: Locator) => main.getByRole('button', { name: 'ADD TO CART' }).first();
const nameOf = (main: Locator) => main.getByLabelText('Name on the cake');

async function addCake(main: Locator, name: string, candles: string) {
  await nameOf(main).fill(name);
  await main.getByLabelText('Candles').selectOptions(candles);
  await button(main).click();
}

describe('15.33 What is asked of a product', () => {
  test('is needed before it is in the cart, and its field says so', async () => {
    const { main } = await showScreen('/product/{id}', { id: '1' });
    await button(main).click();
    await expect
      .element(nameOf(main))
      .toHaveAccessibleDescription('Please fill in “Name on the cake”.');
    await expect.element(nameOf(main)).toHaveFocus();
    await main.getByLabelText('Guests (optional)').fill('1');
    await addCake(main, 'Asha', 'None');
    await expect.element(main.getByLabelText('Guests (optional)')).toBeInvalid();
    expect(kept('cart')).toBeNull();
  });

  test('says at once what is wrong with it: nothing to see, too long, and the key goes on', async () => {
    const { main } = await showScreen('/product/{id}', { id: '1' });
    await nameOf(main).fill(' \u200B\u3164 ');
    await button(main).click();
    const missing = 'Please fill in “Name on the cake”.';
    await expect.element(nameOf(main)).toHaveAccessibleDescription(missing);
    await nameOf(main).fill('Lakshmi Kutty Menon');
    const long = '19 characters, but only 12 fit. Make it shorter.';
    await expect.element(nameOf(main)).toHaveAccessibleDescription(long);
    await expect.element(nameOf(main)).toHaveValue('Lakshmi Kutty Menon');
    await nameOf(main).fill('Lakshmi');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByLabelText('Candles')).toHaveFocus();
    expect(kept('cart')).toBeNull();
  });

  test('is in the line: two cakes with two names are two lines, each at its price', async () => {
    const { main, leave } = await showScreen('/product/{id}', { id: '1' });
    await addCake(main, 'Asha', 'Gold + Rs. 1.50');
    await expect.element(main.getByText('Rs. 10.00').first()).toBeVisible();
    await expect.element(toast('Green Tea Added to Cart!')).toBeVisible();
    await addCake(main, 'Ravi', 'None');
    await addCake(main, 'Ravi', 'None');
    expect(kept('cart')).toMatchObject([
      {
        id: 1,
        price: 'Rs. 10.00',
        quantity: 1,
        answers: { 'Name on the cake': 'Asha', Candles: 'Gold' },
      },
      {
        id: 1,
        price: 'Rs. 8.50',
        quantity: 1,
        answers: { 'Name on the cake': 'Ravi', Candles: 'None' },
      },
    ]);
    await leave();
    const { main: cart } = await showScreen('/cart');
    const lines = cart.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    await expect.element(lines.first()).toHaveTextContent('Name on the cake: Asha');
    const more = 'Increase quantity of Green Tea, Name on the cake: Ravi, Candles: None';
    await cart.getByRole('button', { name: more }).click();
    expect(kept('cart')).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
    await cart.getByRole('button', { name: /^Remove .* Asha/ }).click();
    expect(kept('cart')).toMatchObject([{ answers: { 'Name on the cake': 'Ravi' } }]);
  });

  test('is asked on its page: a card leads there, and a cake without answers makes room for one with', async () => {
    keep('cart', [{ id: 1, quantity: 2 }]);
    const { main: list, leave } = await showScreen('/products');
    await expect
      .element(list.getByRole('link', { name: 'Choose options: Green Tea' }))
      .toHaveAttribute('href', '/product/1#asks');
    await leave();
    const { main: cart, leave: leaveCart } = await showScreen('/cart');
    const asked = 'Green Tea: “Name on the cake” is not answered. Open its page, and add it again.';
    await expect.element(cart.getByText(asked)).toBeVisible();
    await leaveCart();
    const { main } = await showScreen('/product/{id}', { id: '1' });
    await addCake(main, 'Asha', 'None');
    expect(kept('cart')).toMatchObject([{ id: 1, answers: { 'Name on the cake': 'Asha' } }]);
  });
});

test('15.34 a day that is chosen of a product is one on which it can be there, and stops being so on an open page', async () => {
  const { main } = await showScreen('/product/{id}', { id: '2' });
  const day = main.getByLabelText('Day');
  await expect.element(day).toHaveAttribute('min', '2026-11-30');
  await day.fill('2026-12-06');
  await expect
    .element(day)
    .toHaveAccessibleDescription(
      'We are closed on Sunday, 6 December 2026. The next possible day is Monday, 7 December 2026.',
    );
  await day.fill('2026-11-30');
  await expect.element(main.getByText('Arrives Mon 30 Nov')).toBeVisible();
  vi.setSystemTime(before11 + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  const first = 'The first possible day is Tuesday, 1 December 2026.';
  await expect.element(day).toHaveAccessibleDescription(first);
  await expect.poll(said).toContain(first);
  await button(main).click();
  expect(kept('cart')).toBeNull();
});
