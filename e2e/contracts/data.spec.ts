import type { Page } from '@playwright/test';
import { type Row, copyOf, factsOf, row } from '../catalogue.ts';
import { rupees, table } from './table.ts';
import {
  hydrated,
  expect,
  listen,
  toast,
  open,
  openStill,
  store,
  stored,
  test,
  cardsOf,
} from '../shop.ts';

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
const unreadable =
  'Something this shop had saved could not be read. A copy was kept, and you can go on shopping.';

/** What the storage must hold of a product, word for word; a picture may be any address of the shop. */
function storedShape({ id, name, price, oldPrice, tag }: Row): Record<string, unknown> {
  const { description } = factsOf(id);
  return {
    id,
    ...(description !== undefined && { description }),
    image: expect.stringMatching(/^\//),
    secondaryImage: expect.stringMatching(/^\//),
    productName: name,
    price: rupees(price),
    ...(oldPrice && { oldprice: rupees(oldPrice) }),
    tag,
  };
}

test.describe('The catalogue', () => {
  test('the page and the stored copies of each product hold the values of the table', async ({
    page,
  }) => {
    for (const product of table) {
      await test.step(`product ${product.id}`, async () => {
        await open(page, `/product/${product.id}`);
        const main = page.getByRole('main');
        const heading = main.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(row(product.id).name);
        const info = heading.locator('..');
        await expect(info).toContainText(rupees(product.price));
        if (product.oldPrice) {
          await expect(info.getByRole('deletion')).toContainText(rupees(product.oldPrice));
        } else await expect(info.getByRole('deletion')).toHaveCount(0);
        await expect(main.getByText(/^(Sale|New)$/).first()).toHaveText(product.tag);
        await main.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
        await main.getByRole('button', { name: 'ADD TO WISHLIST', exact: true }).click();
      });
    }
    await expect(page.getByRole('link', { name: 'Wishlist, 10 items' })).toBeVisible();
    expect(await stored(page, 'wishlist')).toEqual(table.map(storedShape));
    expect(await stored(page, 'cart')).toEqual(
      table.map((product) => ({ ...storedShape(product), quantity: 1 })),
    );
  });

  test('every stored picture is a file of the shop, and no two products share one', async ({
    page,
    request,
  }) => {
    await open(page, '/products');
    const main = page.getByRole('main');
    for (const button of await main.getByRole('button', { name: 'Add to Cart' }).all()) {
      await button.press('Enter');
    }
    await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible();
    const copies = (await stored(page, 'cart')) as unknown as Record<string, string>[];
    const pictures = copies.flatMap(({ image, secondaryImage }) => [
      image ?? '',
      secondaryImage ?? '',
    ]);
    expect(new Set(pictures).size).toBe(20);
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect(answer.status(), picture).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
  });
});

test.describe('The stored contract', () => {
  test('a change fires cartUpdated or wishlistUpdated, and no change fires nothing', async ({
    page,
  }) => {
    await openStill(page, '/products');
    const heard = await listen(page);
    const card = cardsOf(page, 'Daily Protection Kit');
    await card.getByRole('button', { name: 'Add to Cart' }).press('Enter');
    await card.getByRole('button', { name: 'Add to Wishlist' }).press('Enter');
    expect(await heard()).toEqual(['cartUpdated', 'wishlistUpdated']);
    await card.getByRole('button', { name: 'Add to Cart' }).press('Enter');
    await card.getByRole('button', { name: 'Add to Wishlist' }).press('Enter');
    await expect(toast(page, 'Daily Protection Kit is Already in Wishlist')).toBeVisible();
    expect(await heard()).toEqual(['cartUpdated', 'wishlistUpdated']);
    expect(await stored(page, 'cart')).toHaveLength(1);
    expect(await stored(page, 'wishlist')).toHaveLength(1);
  });

  test('the shop writes only its own storage keys', async ({ page }) => {
    await store(page, 'strangers', 'not the shop’s');
    await store(page, 'wishlist', [copyOf(2)]);
    await open(page, '/wishlist');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(toast(page, 'Order Placed Successfully!')).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    const known = ['wishlist', 'cart', 'signupDismissed', 'strangers'];
    expect(keys.filter((key) => !known.includes(key) && !key.startsWith('beau:'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('strangers'))).toBe('not the shop’s');
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('price, name and tag come from the catalogue, whatever is stored', async ({ page }) => {
    const forged = {
      productName: '<img src=x onerror=alert(1)>Free cream',
      price: 'Rs. 1.00',
      oldprice: 'Rs. 99,999.00',
      tag: 'Gift',
      image: 'https://elsewhere.example/x.png',
      description: 'forged',
    };
    await store(page, 'cart', [copyOf(3, { ...forged, quantity: 2 })]);
    await store(page, 'wishlist', [copyOf(4, forged)]);
    await open(page, '/cart');
    await expect(lines(page)).toContainText(row(3).name);
    await expect(lines(page)).toContainText('Rs. 3,998.00');
    await expect(page.getByRole('main')).not.toContainText(/Free cream|99,999/);
    // Only the notice of a changed price says the stored one (16.91).
    await expect(lines(page)).not.toContainText('Rs. 1.00');
    await page.getByRole('link', { name: 'Wishlist, 1 item' }).click();
    const wish = page.getByRole('main').getByRole('article');
    await expect(wish).toContainText(row(4).name);
    await expect(wish).toContainText('Rs. 699.00');
    await expect(wish).not.toContainText(/Free cream|Gift|99,999/);
    await page.goto('/checkout');
    await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(
      'Rs. 4,397.80',
    );
  });

  test('a stored id that the catalogue does not have is kept, but neither shown nor counted', async ({
    page,
  }) => {
    const stranger = { id: 77, productName: 'Beard Oil', price: 'Rs. 1.00', quantity: 5 };
    await store(page, 'cart', [stranger, copyOf(6, { quantity: 2 })]);
    await store(page, 'wishlist', [{ id: 'x', productName: 'Beard Oil' }, copyOf(6)]);
    await open(page, '/cart');
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
    // Only the notice of a product that is gone names it (16.92).
    await expect(page.getByText('Beard Oil')).toHaveText(/^The shop no longer has Beard Oil/);
    await lines(page).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    const kept = await stored(page, 'cart');
    expect(kept).toHaveLength(2);
    expect(kept).toContainEqual(stranger);
    await lines(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your Cart is empty')).toBeVisible();
    expect(await stored(page, 'cart')).toEqual([stranger]);
  });

  for (const broken of ['{"oops', '{"id":1}', '']) {
    test(`an unreadable cart ("${broken}") is kept under another key, and one toast says so`, async ({
      page,
    }) => {
      await store(page, 'cart', broken);
      await openStill(page, '/products');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await expect(toast(page, unreadable)).toHaveCount(1);
      await page.getByRole('button', { name: 'Dismiss message' }).click();
      await cardsOf(page, 'Daily Protection Kit')
        .getByRole('button', { name: 'Add to Cart' })
        .click();
      await expect(toast(page, 'Daily Protection Kit added to Cart')).toBeVisible();
      expect(await stored(page, 'cart')).toMatchObject([{ id: 10, quantity: 1 }]);
      expect(await page.evaluate(() => localStorage.getItem('beau:unreadable:cart'))).toBe(broken);
      await page.getByRole('link', { name: 'Cart, 1 item' }).click();
      await expect(lines(page)).toHaveCount(1);
      await page.reload();
      await hydrated(page);
      await expect(lines(page)).toHaveCount(1);
      await expect(toast(page, unreadable)).toHaveCount(0);
    });
  }
});
