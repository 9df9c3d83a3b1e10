import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '#testing/showScreen.testing.tsx';

test('16.95 the only product of a shop stands large in its list, which has no filter', async () => {
  const { main } = await showScreen('/products');
  const { width } = main.getByRole('article').element().getBoundingClientRect();
  expect(width).toBeGreaterThan(main.element().clientWidth * 0.4);
  await expect.element(main.getByRole('combobox')).not.toBeInTheDocument();
});

test('6.2 an address that asks for a part of such a list has the filter, which leads to all', async () => {
  const { main } = await showScreen('/products', { query: '?filter=new' });
  await main.getByRole('combobox').selectOptions('All Product');
  await expect.element(main.getByRole('article')).toBeVisible();
});

test('16.95 the carousel of the only product has no arrows and no pause', async () => {
  const { main } = await showScreen('/');
  await expect.element(main.getByRole('heading', { name: 'All teas' })).toBeVisible();
  for (const name of ['Next products', 'Previous products', /featured products/]) {
    await expect.element(main.getByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('14.94 a slide with the photo of a product shows all of it, without a band', async () => {
  await page.viewport(390, 844);
  const { main } = await showScreen('/');
  const photo = main.getByRole('list').first().element().querySelector('img');
  expect(photo?.clientWidth).toBe(390);
  expect((photo?.clientWidth ?? 0) / (photo?.clientHeight ?? 1)).toBeCloseTo(16 / 9, 1);
});
