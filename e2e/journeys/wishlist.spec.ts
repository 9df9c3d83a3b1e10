import { copyOf, row, priceText } from '../catalogue.ts';
import { expect, listen, toast, open, openStill, store, stored, test } from '../shop.ts';

test('the screen has a breadcrumb, and a card with buttons for each product', async ({ page }) => {
  await store(page, 'wishlist', [copyOf(3), copyOf(4)]);
  await open(page, '/wishlist');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText(['Home', 'Wishlist']);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [index, id] of [3, 4].entries()) {
    const card = cards.nth(index);
    const { name, price } = row(id);
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/product/${id}`);
    await expect(card).toContainText(priceText(price));
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toHaveText('Add to Cart');
    await expect(card.getByRole('button', { name: 'Remove' })).toHaveText('Remove');
    const image = card.locator('img').first();
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('Remove removes one product and fires wishlistUpdated', async ({ page }) => {
  await store(page, 'wishlist', [copyOf(3), copyOf(4), copyOf(8)]);
  await openStill(page, '/wishlist');
  const heard = await listen(page);
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Item removed from wishlist')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
  expect(await stored(page, 'wishlist')).toMatchObject([{ id: 3 }, { id: 8 }]);
  expect(await heard()).toEqual(['wishlistUpdated']);
  const focused = page.locator(':focus');
  await expect(focused, 'focus stays on the screen').toHaveCount(1);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('an empty wishlist says so, has Undo, and links to the products', async ({ page }) => {
  await store(page, 'wishlist', [copyOf(5)]);
  await openStill(page, '/wishlist');
  const remove = page.getByRole('button', { name: 'Remove' });
  await remove.press('Enter');
  await expect(page.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await remove.press('Enter');
  await page.reload();
  await expect(page.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
  const browse = page.getByRole('main').getByRole('link', { name: 'Browse Products' });
  await expect(browse).toHaveAttribute('href', '/products');
  await browse.click();
  await expect(page).toHaveURL('/products');
});

test('16.93 a press of Add to Cart that can add no more says so', async ({ page }) => {
  await store(page, 'wishlist', [copyOf(2)]);
  await store(page, 'cart', [copyOf(2, { quantity: 999 })]);
  await openStill(page, '/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  const said = `${row(2).fullName}: only 999 can be ordered.`;
  await expect(toast(page, said)).toBeVisible();
  await expect(toast(page, `${row(2).name} added to cart!`)).toHaveCount(0);
});

test('each press of Add to Cart adds 1, and the product stays wished', async ({ page }) => {
  await store(page, 'wishlist', [copyOf(2), copyOf(10)]);
  await store(page, 'cart', [copyOf(10, { quantity: 4 })]);
  await openStill(page, '/wishlist');
  const heard = await listen(page);
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(0).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, `${row(2).name} added to cart!`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  await cards.nth(1).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, `${row(10).name} added to cart!`)).toBeVisible();
  await cards.nth(0).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([
    { id: 10, quantity: 5 },
    { id: 2, quantity: 2 },
  ]);
  expect(await heard()).toEqual(['cartUpdated', 'cartUpdated', 'cartUpdated']);
  expect(await stored(page, 'wishlist')).toMatchObject([{ id: 2 }, { id: 10 }]);
  await expect(cards).toHaveCount(2);
});
