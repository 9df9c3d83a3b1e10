import { expect, test, vi } from 'vitest';
import { keep, kept, showScreen } from '#testing/showScreen.testing.tsx';

test('15.6 where a state decides alone, the cart asks for it; another shop system’s checkout asks itself, and gets the order', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
  keep('cart', [{ id: 2, quantity: 3 }]);
  const cart = await showScreen('/cart');
  const state = cart.main.getByRole('combobox', { name: 'State' });
  await expect
    .element(cart.main.getByText('Rs. 49.00 to Rs. 299.00, depending on the state'))
    .toBeVisible();
  await state.selectOptions('Utah');
  await expect.element(cart.main.getByText('Elsewhere: Rs. 299.00')).toBeVisible();
  expect(kept('beau:place')).toMatchObject({ region: 'Utah' });
  await state.selectOptions('');
  await cart.leave();
  const { main } = await showScreen('/checkout');
  const total = main.getByRole('definition').last();
  await expect.element(main.getByText(/^Rs. 49.00 to Rs. 299.00/)).toBeVisible();
  await expect.element(total).toHaveTextContent('Rs. 23.10');
  expect(main.getByText('Choose a state').elements()).toEqual([]);
  await main.getByRole('button', { name: 'Check out at store.example' }).first().click();
  await expect.element(main.getByRole('heading', { name: /^Order \w{4}-/ })).toBeVisible();
  await expect.element(total).toHaveTextContent('Rs. 23.10');
  expect(opened.mock.lastCall?.[0]).toBe('https://store.example/cart/2:3');
});
