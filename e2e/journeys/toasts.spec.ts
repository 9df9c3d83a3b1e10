import type { Locator, Page } from '@playwright/test';
import { row } from '../catalogue.ts';
import { expect, toast, openStill, test } from '../shop.ts';

async function openDialog(page: Page): Promise<Locator> {
  const { name } = row(10);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(name);
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  return page.getByRole('dialog', { name });
}

test.describe('Toasts', () => {
  test('the product dialog has the detail screen’s texts', async ({ page }) => {
    await openStill(page, '/products');
    const dialog = await openDialog(page);
    for (const [name, first, again] of [
      ['ADD TO WISHLIST', 'Added to Wishlist', 'is Already in Wishlist'],
      ['ADD TO CART', 'Added to Cart!', 'is already in Cart'],
    ] as const) {
      for (const text of [first, again]) {
        await dialog.getByRole('button', { name }).press('Enter');
        await expect(toast(dialog, `${row(10).name} ${text}`)).toBeVisible();
      }
    }
  });
});

const first = row(1).fullName;
const added = `${first} added to Cart`;
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first();

/** Adds the first product to the cart, with the page's clock stopped, and waits for the toast. */
async function addAndWait(page: Page): Promise<void> {
  await add(page).press('Enter');
  await expect(toast(page, added)).toBeVisible();
}

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss message' });

test.describe('The time of a toast', () => {
  test('goes on when the toast before was dismissed with focus in it', async ({ page }) => {
    await openStill(page, '/products');
    await addAndWait(page);
    await dismiss(page).press('Enter');
    await expect(toast(page, added)).toHaveCount(0);
    await add(page).press('Enter');
    const present = toast(page, `${first} is Already in Cart!`);
    await expect(present).toBeVisible();
    await page.clock.runFor(2000);
    await expect(present).toHaveCount(0);
  });

  test('no toast covers a button of the product dialog, at any width', async ({ page }) => {
    const { name } = row(10);
    await openStill(page, '/products');
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'ADD TO WISHLIST' }).click();
    for (const width of [320, 390, 767, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(toast(dialog, `${name} Added to Wishlist`)).toBeInViewport({ ratio: 1 });
      // A trial click fails if anything else gets it.
      for (const button of ['Close', 'ADD TO CART', 'ADD TO WISHLIST', 'Back to results']) {
        await dialog.getByRole('button', { name: button }).click({ trial: true, timeout: 3000 });
      }
    }
  });
});

test('twelve presses on a phone leave five toasts inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openStill(page, '/products');
  await page
    .getByRole('button', { name: 'Add to Wishlist' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await add(page).evaluate((button: HTMLElement) => button.click());
  await add(page).evaluate((button: HTMLElement) => button.click());
  await expect(toast(page, `${first} is Already in Cart!`)).toBeVisible();
  await expect(toast(page, added)).toBeVisible();
  await expect(dismiss(page)).toHaveCount(5);
  for (const button of await dismiss(page).all()) await expect(button).toBeInViewport({ ratio: 1 });
});
