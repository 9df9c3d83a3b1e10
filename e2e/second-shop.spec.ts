import { AxeBuilder } from '@axe-core/playwright';
import { categories, nth, rows } from './catalogue.ts';
import { countLine, shownIds } from './productList.ts';
import { open, stored, test, expect } from './shop.ts';

test('a shopper of another shop goes from a category to the checkout', async ({ page }) => {
  const category = categories[0];
  await open(page, '/products');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: category?.name ?? '' })
    .click();
  await expect(page).toHaveURL(`/products/category/${category?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category?.name ?? '');
  const [id = 0] = await shownIds(page);
  await open(page, `/product/${id}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  expect((await stored(page, 'cart')).map((line) => line.id)).toEqual([id]);
  for (const path of ['/', '/products', `/product/${id}`, '/cart', '/checkout', '/about']) {
    await open(page, path);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test('Search shows 12 of many results, and leads to the list of all of them', async ({ page }) => {
  const text = nth(rows, 0).name.charAt(1);
  const count = rows.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).length;
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(text);
  await page.getByRole('link', { name: `Show all ${count}` }).click();
  await expect(page).toHaveURL(`/products?search=${text}`);
  await expect(countLine(page)).toHaveText(`Showing ${count} products for "${text}"`);
});

test('a category that the shop does not have says so, and leads to all products', async ({
  page,
}) => {
  await open(page, '/products');
  await page.goto('/products/category/none');
  await expect(page.getByRole('link', { name: /Products/ }).first()).toBeVisible();
});
