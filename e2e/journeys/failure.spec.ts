import { test } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, hydrated, store, stored } from '../shop.ts';

test('an error that no part keeps to itself leaves words, and Try again leads back with the cart', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(4)]);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('has-failed') !== null) return;
    sessionStorage.setItem('has-failed', '');
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, target, args) {
        if (args[0] === 'wishlist-updated') throw new Error('The header fails.');
        return Reflect.apply(add, target, args) as unknown;
      },
    });
  });
  await page.goto('/about');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/wrong/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 4 }]);
});

test('without its index, Search finds names and says that it knows no more @wide', async ({
  page,
}) => {
  await page.route(/\/search-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('region').getByText('could not be loaded')).toBeVisible();
  const box = search.getByPlaceholder('Search for Product');
  await box.fill('puffiness');
  const answer = 'Only the names of products could be searched.';
  await expect(search.getByRole('search').getByText(answer)).toBeVisible();
  await box.fill(row(9).name);
  await expect(search.getByRole('listitem')).toContainText([row(9).name]);
});
