import type { Locator, Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, toast, openStill, store, test } from '../shop.ts';

async function positionOf(page: Page, text: string): Promise<string> {
  const region = toast(page, text).locator('xpath=ancestor::section[1]');
  if ((await region.locator('xpath=parent::dialog').count()) > 0) return 'dialog';
  const box = await region.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  if (!box) return 'nowhere';
  const isTop = box.y < 160;
  const left = box.x;
  const right = width - box.x - box.width;
  if (isTop && Math.abs(left - right) <= 2) return 'top-center';
  return isTop && right < left / 4 && right >= 0 ? 'top-right' : `${left} px from the left`;
}

/** Presses a button: its toast is in its place, and leaves when its time is over. */
async function expectToast(
  page: Page,
  button: Locator,
  text: string,
  { durationMs, position }: { readonly durationMs: number; readonly position: string },
): Promise<void> {
  await button.press('Enter');
  const shown = toast(page, text);
  await expect(shown).toBeVisible();
  expect(await positionOf(page, text)).toBe(position);
  await page.clock.runFor(durationMs - 1);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
}

const brief = { durationMs: 2000, position: 'top-right' };
const long = { durationMs: 5000, position: 'top-center' };
/** One with a link or Undo can be reached (SPEC 12.6). */
const linked = { durationMs: 6000 };

async function openDialog(page: Page): Promise<Locator> {
  const { name } = row(10);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill('daily');
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  return page.getByRole('dialog', { name });
}

test.describe('Toasts', () => {
  test('the product dialog has the detail screen’s texts, beside Close', async ({ page }) => {
    await openStill(page, '/products');
    const dialog = await openDialog(page);
    for (const [name, durationMs, first, again] of [
      ['ADD TO WISHLIST', 2000, 'Added to Wishlist', 'is Already in Wishlist'],
      ['ADD TO CART', 6000, 'Added to Cart!', 'is already in Cart'],
    ] as const) {
      const button = dialog.getByRole('button', { name });
      const options = { durationMs, position: 'dialog' };
      await expectToast(page, button, `${row(10).name} ${first}`, options);
      await expectToast(page, button, `${row(10).name} ${again}`, options);
    }
    await dialog.getByRole('button', { name: 'ADD TO CART' }).press('Enter');
    const link = dialog.getByRole('link', { name: 'View cart' });
    await expect(link).toBeVisible();
    await page.keyboard.press('F6');
    await page.clock.runFor(20_000);
    await expect(link, 'its time stops while it has focus').toBeFocused();
  });

  for (const [address, name, text, options] of [
    ['/cart', /^Remove/, 'Item Removed From Cart!', { ...brief, ...linked }],
    ['/product/10', 'ADD TO CART', `${row(10).name} Added to Cart!`, { ...long, ...linked }],
    ['/checkout', 'Place Order', 'Your cart is empty!', long],
  ] as const) {
    test(`${address} shows “${text}” where and as long as its screen wants it`, async ({
      page,
    }) => {
      if (address === '/cart') await store(page, 'cart', [copyOf(4), copyOf(5)]);
      await openStill(page, address);
      await expectToast(page, page.getByRole('button', { name }).first(), text, options);
    });
  }
});

const added = 'AM & PM Essentials added to Cart';
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first();

/** Adds the first product to the cart, with the page's clock stopped, and waits for the toast. */
async function addAndWait(page: Page): Promise<void> {
  await add(page).press('Enter');
  await expect(toast(page, added)).toBeVisible();
}

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss message' });

/** What stops the time of a toast, and what lets it go on. */
const stops: Readonly<Record<string, (page: Page, isStopped: boolean) => Promise<void>>> = {
  'the mouse is over it': (page, isStopped) =>
    isStopped ? toast(page, added).hover() : page.mouse.move(10, 500),
  'focus is in it': (page, isStopped) =>
    isStopped ? dismiss(page).focus() : page.getByRole('heading', { level: 1 }).click(),
  'the page is hidden': (page, isStopped) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isStopped),
};

test.describe('The time of a toast', () => {
  for (const [reason, stop] of Object.entries(stops)) {
    test(`stops while ${reason}`, async ({ page }) => {
      await openStill(page, '/products');
      await addAndWait(page);
      await page.clock.runFor(5500);
      await stop(page, true);
      await page.clock.runFor(20_000);
      await expect(toast(page, added)).toBeVisible();
      await stop(page, false);
      await page.clock.runFor(499);
      await expect(toast(page, added)).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast(page, added)).toHaveCount(0);
    });
  }

  test('goes on when the toast before was dismissed with focus in it', async ({ page }) => {
    await openStill(page, '/products');
    await addAndWait(page);
    await dismiss(page).press('Enter');
    await expect(toast(page, added)).toHaveCount(0);
    await add(page).press('Enter');
    const present = toast(page, 'AM & PM Essentials is Already in Cart!');
    await expect(present).toBeVisible();
    await page.clock.runFor(6000);
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
  await expect(toast(page, 'AM & PM Essentials is Already in Cart!')).toBeVisible();
  await expect(toast(page, added)).toBeVisible();
  await expect(dismiss(page)).toHaveCount(5);
  for (const button of await dismiss(page).all()) await expect(button).toBeInViewport({ ratio: 1 });
});
