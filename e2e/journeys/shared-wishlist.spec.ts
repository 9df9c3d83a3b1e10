import type { Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { change, expect, listen, open, openStill, store, stored, test, toast } from '../shop.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const idsKept = async (page: Page) => (await stored(page, 'wishlist')).map(({ id }) => id);

/** Makes the browser one that cannot share, and that copies, or does not. */
async function offer(page: Page, ways: { readonly copy: boolean }): Promise<void> {
  await page.addInitScript(({ copy }) => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const writeText = async (text: string) => {
      if (!copy) throw new DOMException('forbidden', 'NotAllowedError');
      Object.assign(window, { given: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, ways);
}

test.describe('Share this list', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, 'wishlist', [copyOf(9), copyOf(1), copyOf(4)]);
  });

  test('copies the link where the browser has no way of its own', async ({ page, baseURL }) => {
    await offer(page, { copy: true });
    await openStill(page, '/wishlist');
    await page.getByRole('button', { name: 'Share this list' }).click();
    await expect(toast(page, 'The link to your list is copied.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'given') as unknown)).toBe(
      `${baseURL}/wishlist?products=9,1,4`,
    );
  });

  test('shows a link that follows the list where the browser allows neither', async ({
    page,
    baseURL,
  }) => {
    await offer(page, { copy: false });
    await open(page, '/wishlist');
    await page.getByRole('button', { name: 'Share this list' }).click();
    const field = page.getByRole('textbox', { name: 'Link to this list' });
    await expect(field).toHaveValue(`${baseURL}/wishlist?products=9,1,4`);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toContain('products=9,1,4');
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.focus();
    const four = [9, 1, 4, 7].map((id) => copyOf(id));
    await change(page, 'wishlist', four);
    await expect(field).toHaveValue(`${baseURL}/wishlist?products=9,1,4,7`);
    await expect(email).toBeFocused();
  });
});

test.describe('A shared wishlist', () => {
  test('is shown in its order, and leaves the shopper’s own list alone', async ({ page }) => {
    await store(page, 'wishlist', [copyOf(2)]);
    await open(page, '/wishlist?products=9,1,4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared wishlist');
    await expect(page.getByText('Somebody shared this list with you.')).toBeVisible();
    await expect(cards(page).getByRole('heading')).toHaveText([9, 1, 4].map((id) => row(id).name));
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    expect(await idsKept(page)).toEqual([2]);
    await page.getByRole('link', { name: 'See my own wishlist' }).click();
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist');
    await expect(cards(page)).toHaveCount(1);
  });

  test('adds all, or one, to the shopper’s own list, and overwrites nothing', async ({ page }) => {
    await store(page, 'wishlist', [copyOf(1), copyOf(2)]);
    await open(page, '/wishlist?products=9,1,4');
    const heard = await listen(page);
    await page.getByRole('button', { name: `Add to my wishlist: ${row(4).fullName}` }).click();
    await expect(toast(page, `${row(4).name} Added to Wishlist`)).toBeVisible();
    expect(await idsKept(page)).toEqual([1, 2, 4]);
    await page.getByRole('button', { name: 'Add all to my wishlist' }).click();
    await expect(toast(page, '1 product added to your wishlist')).toBeVisible();
    expect(await idsKept(page)).toEqual([1, 2, 4, 9]);
    await page.getByRole('button', { name: 'Add all to my wishlist' }).click();
    await expect(toast(page, 'Your wishlist has all of these already.')).toBeVisible();
    expect(await idsKept(page)).toEqual([1, 2, 4, 9]);
    expect(await heard()).toHaveLength(2);
  });

  test('names what the shop does not have', async ({ page }) => {
    await open(page, '/wishlist?products=4,77,abc,%3Cimg%20src=x%3E,0,-1,01,4:3');
    await expect(cards(page)).toHaveCount(1);
    await expect(
      page.getByText('Not sold here: 77, abc, <img src=x>, 0, -1 and 1 more.'),
    ).toBeVisible();
  });
});
