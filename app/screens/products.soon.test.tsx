import { expect, test } from 'vitest';
import { showScreen } from '#testing/showScreen.testing.tsx';

test.each(['/', '/products'] as const)(
  '16.95 at %s a shop without products says that it opens soon, and how to reach it',
  async (path) => {
    const { main } = await showScreen(path);
    await expect.element(main.getByText('We open soon.')).toBeVisible();
    await expect.element(main.getByText('Until then you can reach us here.')).toBeVisible();
    const phone = main.getByRole('link', { name: 'Phone +91 98765 43210' });
    await expect.element(phone).toHaveAttribute('href', 'tel:+919876543210');
    await expect.element(main.getByRole('link', { name: 'hello@leafandcup.shop' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'See it' })).not.toBeInTheDocument();
    await expect.element(main.getByRole('combobox')).not.toBeInTheDocument();
    await expect.element(main.getByText('Favourites')).not.toBeInTheDocument();
  },
);
