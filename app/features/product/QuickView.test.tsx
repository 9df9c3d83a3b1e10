import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '#catalogue/product.testing.ts';
import { QuickView } from './QuickView.tsx';

const nothing = () => undefined;

test('14.94 the quick view of a small phone shows the photo but for its edges, and the button below it', async () => {
  await page.viewport(360, 640);
  await render(<QuickView product={aProduct()} onClose={nothing} onBack={nothing} />);
  const photo = page.getByRole('dialog').element().querySelector('img') as HTMLImageElement;
  const { width, height } = photo.getBoundingClientRect();
  // The small shop's photos are 4 : 5.
  expect(height / (width * 1.25)).toBeGreaterThan(0.88);
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeInViewport();
});
