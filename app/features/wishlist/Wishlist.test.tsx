import { expect, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { keep, kept, listen, showScreen, toast } from '#testing/showScreen.testing.tsx';

const cards = (main: Locator) => main.getByRole('article');

async function openWishlist(...products: readonly unknown[]) {
  keep('wishlist', products);
  return (await showScreen('/wishlist')).main;
}

test('8.1 each product has a card with its picture, its price and both buttons', async () => {
  const main = await openWishlist({ id: 2 }, { id: 12 });
  const card = cards(main).first();
  const link = card.getByRole('link', { name: 'Black Tea' });
  await expect.element(link.first()).toHaveAttribute('href', '/product/2');
  await expect.element(card).toHaveTextContent('Rs. 7.00');
  await vi.waitFor(() => expect(card.element().querySelector('img')?.naturalWidth).not.toBe(0));
  for (const name of ['Add to Cart', 'Remove'])
    await expect.element(card.getByRole('button', { name })).toHaveTextContent(name);
  expect(cards(main).elements()).toHaveLength(2);
});

test('8.1 Remove removes one product, says so, and leaves focus on the screen', async () => {
  const main = await openWishlist({ id: 2 }, { id: 11 }, { id: 12 });
  const heard = listen('wishlistUpdated');
  await cards(main).nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect.element(toast('Item removed from wishlist')).toBeVisible();
  expect(kept('wishlist')).toMatchObject([{ id: 2 }, { id: 12 }]);
  expect(heard).toHaveBeenCalledOnce();
  await expect.element(main.getByRole('button', { name: 'Tea 11 removed. Undo' })).toHaveFocus();
});

test('8.1 an empty wishlist says so, has Undo, and links to the products', async () => {
  const main = await openWishlist({ id: 2 });
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect.element(main.getByText('Your wishlist is empty')).toBeVisible();
  const browse = main.getByRole('link', { name: 'Browse Products' });
  await expect.element(browse).toHaveAttribute('href', '/products');
  await main.getByRole('button', { name: /Undo$/ }).click();
  await expect.element(cards(main)).toBeVisible();
});

test('16.93 a press of Add to Cart that can add no more says so', async () => {
  keep('cart', [{ id: 2, quantity: 999 }]);
  const main = await openWishlist({ id: 2 });
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.element(toast('Black Tea: only 999 can be ordered.')).toBeVisible();
  expect(toast('Black Tea added to cart!').elements()).toEqual([]);
});
