import { factsOf, nth, priceText, rows } from '../catalogue.ts';
import { products, settings } from '../shopData.ts';
import { cardsOf, expect, open, openStill, store, stored, test, toast } from '../shop.ts';

const unavailableNote =
  'Something in your cart is out of stock. It is not counted. Remove it to place your order.';
const days = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' });

/** What the page says of an availability. */
function wordsOf(availability: string): string {
  if (availability === 'few left') return 'Few left';
  if (availability === 'out of stock') return 'Out of stock';
  return `Available from ${days.format(new Date(availability.replace('from ', '')))}`;
}

/** A product that can be ordered, beside one that cannot. */
const orderable = nth(rows, 0);

for (const { id, name, availability } of products) {
  if (availability === undefined) continue;
  test(`product ${id}, ${availability}, says so below its price`, async ({ page }) => {
    const words = wordsOf(availability);
    await store(page, 'wishlist', [{ id }]);
    await open(page, '/wishlist');
    await expect(page.getByRole('article').getByText(words, { exact: true }).first()).toBeVisible();
    await open(page, '/products');
    await expect(cardsOf(page, name).getByText(words, { exact: true })).toBeVisible();
    await cardsOf(page, name).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Availability').locator('xpath=following::dd[1]')).toHaveText(
      words,
    );
  });
}

test('a product that is in stock says nothing below its price', async ({ page }) => {
  await open(page, '/products');
  const said = page.getByRole('main').locator('[data-availability]');
  await expect(said).toHaveCount(products.filter(({ availability }) => availability).length);
});

for (const { id, name } of rows.filter((row) => factsOf(row.id).availability === 'out of stock')) {
  test(`product ${id}, out of stock, cannot be added to the cart`, async ({ page }) => {
    await open(page, '/products');
    const card = cardsOf(page, name);
    await expect(card.getByRole('button', { name: `Out of stock: ${name}` })).toBeDisabled();
    await card.getByRole('button', { name: `Add to Wishlist: ${name}` }).click();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

    await open(page, '/wishlist');
    await expect(page.getByRole('button', { name: `Out of stock: ${name}` })).toBeDisabled();
    await open(page, `/product/${id}`);
    const button = page.getByRole('main').getByRole('button', { name: 'OUT OF STOCK' }).first();
    await expect(button).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for Product').fill(name);
    await page.getByRole('dialog').getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('button', { name: 'OUT OF STOCK' })).toBeDisabled();
    // The cart is emptied once the placed order has been painted.
    await expect.poll(() => stored(page, 'cart')).toEqual([]);
  });

  test(`product ${id}, out of stock, stays in the cart, is not counted, and holds up the order`, async ({
    page,
  }) => {
    await store(page, 'cart', [
      { id, quantity: 4 },
      { id: orderable.id, quantity: 2 },
    ]);
    await openStill(page, '/cart');
    const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(0)).toContainText('Line total Out of stock');
    await expect(lines.nth(1)).toContainText(`Line total ${priceText(orderable.price * 2)}`);
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary.getByRole('definition')).toHaveText(['2', priceText(orderable.price * 2)]);
    await expect(summary.getByText(unavailableNote)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();

    await openStill(page, '/checkout');
    await expect(page.getByRole('main').getByText(unavailableNote)).toBeVisible();
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(toast(page, unavailableNote)).toBeVisible();
    expect(await stored(page, 'cart')).toHaveLength(2);

    await open(page, '/cart');
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(summary.getByText(unavailableNote)).toHaveCount(0);
    await open(page, '/checkout');
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
    // The cart is emptied once the placed order has been painted.
    await expect.poll(() => stored(page, 'cart')).toEqual([]);
  });
}
