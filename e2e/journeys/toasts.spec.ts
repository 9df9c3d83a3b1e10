import type { Locator, Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, toast, openStill, store, test } from '../shop.ts';

type Expected = {
  readonly type: 'success' | 'info' | 'error';
  readonly durationMs: 2000 | 5000;
  readonly position: 'top-right' | 'top-center' | 'dialog';
  readonly isShaking?: boolean;
};

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

async function expectToast(
  page: Page,
  button: Locator,
  text: string,
  { type, durationMs, position, isShaking = false }: Expected,
): Promise<void> {
  await button.press('Enter');
  const shown = toast(page, text);
  await expect(shown).toBeVisible();
  const line = shown.locator('xpath=ancestor::*[@data-type]');
  await expect(line).toHaveAttribute('data-type', type);
  // A usual toast slides in once, a shaking one moves twice.
  await expect(line).toHaveCSS('animation-iteration-count', isShaking ? '2' : '1');
  expect(await positionOf(page, text)).toBe(position);

  await page.clock.runFor(durationMs - 1);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
}

const brief = { durationMs: 2000, position: 'top-right' } as const;
const nothingSent = 'This is a demonstration shop: nothing was sent.';
const long = { durationMs: 5000, position: 'top-center' } as const;

type Four = readonly [wished: string, wishedAlready: string, bought: string, boughtAlready: string];

/** Adds a product to the wishlist and to the cart, twice each, and checks the four toasts. */
async function expectFour(
  page: Page,
  [wish, buy]: readonly [Locator, Locator],
  name: string,
  [wished, wishedAlready, bought, boughtAlready]: Four,
  { isShaking = false, ...options }: Pick<Expected, 'durationMs' | 'position' | 'isShaking'>,
): Promise<void> {
  const present = { ...options, type: 'info', isShaking } as const;
  await expectToast(page, wish, `${name} ${wished}`, { ...options, type: 'success' });
  await expectToast(page, wish, `${name} ${wishedAlready}`, present);
  await expectToast(page, buy, `${name} ${bought}`, { ...options, type: 'success' });
  await expectToast(page, buy, `${name} ${boughtAlready}`, present);
}

const ofDetail: Four = [
  'Added to Wishlist',
  'is Already in Wishlist',
  'Added to Cart!',
  'is already in Cart',
];

async function openDialog(page: Page): Promise<Locator> {
  const { name } = row(10);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill('daily');
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  return page.getByRole('dialog', { name });
}

test.describe('Toasts', () => {
  test('the detail screen shows its four toasts where and as long as it should', async ({
    page,
  }) => {
    await openStill(page, '/product/10');
    const wish = page.getByRole('button', { name: 'ADD TO WISHLIST', exact: true });
    const buy = page.getByRole('button', { name: 'ADD TO CART', exact: true }).first();
    await expectFour(page, [wish, buy], row(10).name, ofDetail, long);
  });

  test('the product dialog has the detail screen’s texts, beside Close', async ({ page }) => {
    await openStill(page, '/products');
    const dialog = await openDialog(page);
    const wish = dialog.getByRole('button', { name: 'ADD TO WISHLIST' });
    const buy = dialog.getByRole('button', { name: 'ADD TO CART' });
    await expectFour(page, [wish, buy], row(10).name, ofDetail, { ...brief, position: 'dialog' });
  });

  for (const [address, name, text, options] of [
    ['/cart', /^Remove/, 'Item Removed From Cart!', { ...brief, type: 'error' }],
    ['/checkout', 'Place Order', 'Your cart is empty!', { ...long, type: 'error' }],
    ['/contact', 'Subscribe', nothingSent, { ...brief, type: 'info' }],
  ] as const) {
    test(`${address} shows “${text}” as its screen wants it`, async ({ page }) => {
      if (address === '/cart') await store(page, 'cart', [copyOf(4), copyOf(5)]);
      await openStill(page, address);
      await page.getByRole('contentinfo').getByRole('textbox').fill('asha@example.in');
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
      await page.clock.runFor(1500);
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
  await expect(toast(page, 'AM & PM Essentials is Already in Cart!')).toBeVisible();
  await expect(toast(page, added)).toBeVisible();
  await expect(dismiss(page)).toHaveCount(5);
  for (const button of await dismiss(page).all()) await expect(button).toBeInViewport({ ratio: 1 });
});
