import type { Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, open, openStill, store, stored, test, toast } from '../shop.ts';

const removed = 'Item Removed From Cart!';
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const removeButton = (page: Page, id: number) =>
  page.getByRole('main').getByRole('button', { name: `Remove ${row(id).name}` });
const idsIn = async (page: Page, key: 'cart' | 'wishlist') =>
  (await stored(page, key)).map(({ id }) => id);

test.describe('Undo', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, 'cart', [copyOf(4), copyOf(6, { quantity: 7 }), copyOf(1)]);
    await store(page, 'wishlist', [copyOf(9), copyOf(2), copyOf(10)]);
  });

  test('a removed line of the cart is back in its place with its quantity, and has focus', async ({
    page,
  }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).click();
    await expect(toast(page, removed)).toBeVisible();
    expect(await idsIn(page, 'cart')).toEqual([4, 1]);
    await undo(page).click();
    await expect(toast(page, removed)).toHaveCount(0);
    await expect(toast(page, `${row(6).name} is back in your cart`)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link', { name: row(6).name }),
    ).toBeFocused();
    await expect(page.getByRole('link', { name: 'Cart, 9 items' })).toBeVisible();
    expect(await stored(page, 'cart')).toMatchObject([
      { id: 4 },
      { id: 6, quantity: 7 },
      { id: 1 },
    ]);
  });

  test('the last product of the wishlist comes back from the empty wishlist', async ({ page }) => {
    await openStill(page, '/wishlist');
    for (const id of [2, 9, 10]) await removeButton(page, id).click();
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeFocused();
    for (const id of [10, 9, 2]) {
      await undo(page).click();
      await expect(removeButton(page, id)).toBeVisible();
    }
    await expect(undo(page)).toHaveCount(0);
    expect(await idsIn(page, 'wishlist')).toEqual([9, 2, 10]);
    await expect(toast(page, `${row(2).name} is back on your wishlist`)).toBeVisible();
  });

  test('the line comes back to its place although another tab has changed the cart meanwhile', async ({
    page,
    context,
  }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).click();
    const other = await context.newPage();
    await open(other, '/cart');
    await removeButton(other, 4).click();
    await open(other, '/products');
    await other.getByRole('button', { name: `Add to Cart: ${row(3).name}` }).click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await undo(page).click();
    await expect.poll(() => idsIn(other, 'cart')).toEqual([6, 1, 3]);
    await expect(other.getByRole('link', { name: 'Cart, 9 items' })).toBeVisible();
  });

  test('with storage full the line is back in this page', async ({ page }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).click();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await undo(page).click();
    await expect(removeButton(page, 6)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 9 items' })).toBeVisible();
  });

  test('the toast’s time stops while Undo is hovered or focused', async ({ page }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).click();
    await undo(page).hover();
    await page.clock.runFor(60_000);
    await undo(page).focus();
    await page.mouse.move(10, 600);
    await page.clock.runFor(60_000);
    await expect(toast(page, removed)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(2000);
    await expect(toast(page, removed)).toHaveCount(0);
  });

  test('Control and Z undo the latest removal, also after its toast has gone and on another screen', async ({
    page,
  }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).press('Enter');
    await removeButton(page, 4).press('Enter');
    await expect(toast(page, removed)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast(page, removed)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(toast(page, `${row(4).name} is back in your cart`)).toBeVisible();
    expect(await idsIn(page, 'cart')).toEqual([4, 1]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(toast(page, `${row(6).name} is back in your cart`)).toBeVisible();
    expect(await idsIn(page, 'cart')).toEqual([4, 6, 1]);
    await page.keyboard.press('Control+z');
    expect(await idsIn(page, 'cart')).toEqual([4, 6, 1]);
  });

  test('Control and Z in a text field are for the text', async ({ page }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).press('Enter');
    await expect(undo(page)).toBeVisible();
    await page.getByRole('spinbutton').first().press('Control+z');
    await expect(undo(page)).toBeVisible();
    expect(await idsIn(page, 'cart')).toEqual([4, 1]);
  });

  for (const leave of ['Tab']) {
    test(`Control and Z take back a removal, and not a quantity that was typed before it (${leave})`, async ({
      page,
    }) => {
      await openStill(page, '/cart');
      const quantities = page.getByRole('spinbutton');
      await quantities.nth(1).press('ControlOrMeta+a');
      await page.keyboard.type('12');
      await page.keyboard.press(leave);
      await removeButton(page, 4).click();
      await expect(quantities).toHaveCount(2);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(quantities).toHaveCount(3);
      await expect(quantities.nth(1)).toHaveValue('12');
      expect(await stored(page, 'cart')).toMatchObject([
        { id: 4 },
        { id: 6, quantity: 12 },
        { id: 1 },
      ]);
      // Now nothing is left but the typed text, which the browser takes back as on every page.
      await page.keyboard.press('ControlOrMeta+z');
      expect(await idsIn(page, 'cart')).toEqual([4, 6, 1]);
    });
  }

  test('Control and Z take back a removal, and not what was typed into a form since', async ({
    page,
  }) => {
    await openStill(page, '/cart');
    await removeButton(page, 6).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByLabel('First name').pressSequentially('Asha');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => idsIn(page, 'cart')).toEqual([4, 6, 1]);
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
  });
});
