import { expect, test } from 'vitest';
import { keep, showScreen } from '#testing/showScreen.testing.tsx';

test.each(['/cart', '/product/{id}', '/checkout'] as const)(
  '14.7 a shop without a tax says nothing of one on %s',
  async (path) => {
    keep('cart', [{ id: 1 }]);
    const { main } = await showScreen(path, { id: '1' });
    await expect.element(main).toHaveTextContent('Rs. 8.50');
    await expect.element(main).not.toHaveTextContent(/tax|includ/i);
  },
);
