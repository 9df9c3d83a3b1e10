import { expect, test, vi } from 'vitest';
import { keep, showScreen } from '#testing/showScreen.testing.tsx';

test('15.6 another shop system’s checkout asks for the place itself, and gets the order', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
  keep('cart', [{ id: 2, quantity: 3 }]);
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
