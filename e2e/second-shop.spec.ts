import { nth, rows } from './catalogue.ts';
import { open, stored, test, expect } from './shop.ts';

test('a shopper of another shop puts a product into the cart', async ({ page }) => {
  const product = nth(rows, 0);
  await open(page, `/product/${product.id}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  expect((await stored(page, 'cart')).map(({ id }) => id)).toEqual([product.id]);
});
