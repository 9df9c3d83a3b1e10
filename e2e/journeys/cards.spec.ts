import type { Locator, Page } from '@playwright/test';
import { row } from '../catalogue.ts';
import { touch } from '../finger.ts';
import { expect, open, stored, test, toast } from '../shop.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const wish = (card: Locator) => card.getByRole('button', { name: 'Add to Wishlist' });
const add = (card: Locator) => card.getByRole('button', { name: 'Add to Cart' });

async function expectShown(card: Locator, isShown: boolean): Promise<void> {
  // The second picture is only there once it was needed.
  for (const part of [card.locator('img').nth(1), wish(card), add(card)]) {
    await expect(part).toHaveCSS('opacity', isShown ? '1' : '0');
  }
}

test('mouse and focus on a card show its second picture and both actions', async ({ page }) => {
  await open(page, '/products');
  const card = cards(page).nth(2);
  await expect(wish(card)).toHaveCSS('opacity', '0');
  await card.hover();
  await expectShown(card, true);
  await page.mouse.move(700, 20);
  await expectShown(card, false);
  await card.getByRole('link', { name: row(3).name }).focus();
  await expectShown(card, true);
  await page.keyboard.press('Tab');
  await expect(wish(card)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(add(card)).toBeFocused();
  await page.keyboard.press('Tab');
  await expectShown(card, false);
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the actions are always shown, and look the same after a tap', async ({ page }) => {
    await open(page, '/products');
    const card = cards(page).nth(1);
    const look = () => add(card).evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(wish(card)).toHaveCSS('opacity', '1');
    const [heart, bag] = [await wish(card).boundingBox(), await add(card).boundingBox()];
    expect(heart && [heart.x + heart.width, heart.y]).toEqual(bag && [bag.x, bag.y]);
    const before = await look();
    await add(card).tap();
    await expect(toast(page, `${row(2).name} added to Cart`)).toBeVisible();
    expect(await look()).toBe(before);
    await card.getByRole('link', { name: row(2).name }).tap();
    await expect(page).toHaveURL('/product/2');
  });
});

/** Touches the middle of an element that may be unseen. */
async function touchMiddle(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

test('a finger where the mouse would show an action follows the link @wide', async ({ page }) => {
  await open(page, '/products');
  await touchMiddle(page, add(cards(page).nth(0)));
  await expect(page).toHaveURL('/product/1');
  expect(await stored(page, 'cart')).toEqual([]);
});

for (const [device, settings] of [
  ['a tablet', [2, 2, 2, 2]],
  ['a laptop with a mouse', [2, 3, 4, 6]],
] as const) {
  test(`a touch screen of ${device} that says it hovers shows the actions @wide`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const [hover, hovers, pointer, pointers] = settings;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--touch-events=enabled',
        `--blink-settings=primaryHoverType=${hover},availableHoverTypes=${hovers},primaryPointerType=${pointer},availablePointerTypes=${pointers}`,
      ],
    });
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width: 1280, height: 800 },
    });
    await open(page, '/products');
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
    const card = cards(page).nth(0);
    for (const action of [wish(card), add(card)]) await expect(action).toHaveCSS('opacity', '1');
    await touchMiddle(page, add(card));
    await expect(toast(page, `${row(1).name} added to Cart`)).toBeVisible();
    await browser.close();
  });
}
