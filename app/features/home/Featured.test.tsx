import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '#catalogue/product.testing.ts';
import { Featured } from './Featured.tsx';

test.each([
  [390, 1, false],
  [390, 2, true],
  [800, 2, false],
  [800, 3, true],
  [1024, 3, false],
  [1024, 4, true],
  [1280, 4, false],
  [1280, 5, true],
])('16.95 at %i px a carousel of %i products has a pause: %s', async (width, count, isShown) => {
  await page.viewport(width, 768);
  const products = Array.from({ length: count }, (_, index) => aProduct({ id: index + 1 }));
  const { container } = await render(<Featured title="Teas" products={products} />);
  const track = container.querySelector('ul');
  expect((track?.scrollWidth ?? 0) > (track?.clientWidth ?? 0)).toBe(isShown);
  const pause = page.getByRole('button', { name: /featured products/ });
  expect(pause.elements()).toHaveLength(isShown ? 1 : 0);
});
