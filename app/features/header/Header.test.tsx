import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keep } from '#testing/showScreen.testing.tsx';
import { Header } from './Header.tsx';

const showHeader = () => render(<Header path="/about" page="/about" />);
const menu = page.getByRole('navigation', { name: 'Menu' });
const menuButton = page.getByRole('button', { name: 'Menu' });
const canScroll = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

test('the badges count what is stored, and what is added later', async () => {
  keep('cart', [{ id: 1, quantity: 2 }]);
  keep('wishlist', [{ id: 2 }]);
  await showHeader();
  const cart = page.getByRole('link', { name: /^Cart/ }).first();
  await expect.element(cart).toHaveAccessibleName('Cart, 2 items');
  await expect.element(cart).toHaveAttribute('data-count', '2');
  const wishlist = page.getByRole('link', { name: /^Wishlist/ }).first();
  await expect.element(wishlist).toHaveAccessibleName('Wishlist, 1 item');
  keep('cart', [{ id: 1, quantity: 3 }]);
  await expect.element(cart).toHaveAccessibleName('Cart, 3 items');
});

test('Escape closes the menu and returns focus to its button', async () => {
  await page.viewport(390, 844);
  await showHeader();
  await menuButton.click();
  await expect.element(menu).toBeVisible();
  await expect.poll(canScroll).toBe(false);
  (menu.getByRole('link').last().element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveFocus();
  await expect.poll(canScroll).toBe(true);
});

test('another press on its button closes the menu, and a wide window too', async () => {
  await page.viewport(390, 844);
  await showHeader();
  await menuButton.click();
  await expect.element(menu).toBeVisible();
  await menuButton.click();
  await expect.element(menu).not.toBeInTheDocument();
  await menuButton.click();
  await expect.element(menu).toBeVisible();
  await page.viewport(1200, 800);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(canScroll).toBe(true);
});
