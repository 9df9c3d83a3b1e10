import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '#catalogue/product.testing.ts';
import { QuickView } from './QuickView.tsx';

const nothing = () => undefined;

test('14.94 the quick view of a small phone shows all of the photo, and the button below it', async () => {
  await page.viewport(360, 640);
  await render(<QuickView product={aProduct()} onClose={nothing} onBack={nothing} />);
  const photo = page.getByRole('dialog').element().querySelector('img') as HTMLImageElement;
  // All of it, on a plate from edge to edge.
  expect(getComputedStyle(photo).objectFit).toBe('contain');
  expect(photo.getBoundingClientRect().width).toBe(360);
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeInViewport();
});
