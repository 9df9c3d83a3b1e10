import type { Page } from '@playwright/test';
import { completeChromium } from '../completeChromium.ts';
import { row } from '../catalogue.ts';
import { phone } from '../screens.ts';
import { expect, open, openStill, toast, test } from '../shop.ts';

/** Search finds it alone. */
const { name } = row(10);
const add = `Add to Cart: ${row(1).fullName}`;

test.use({ ...completeChromium, viewport: phone.viewport, reducedMotion: 'reduce' });

test('by keyboard alone a shopper orders, and always sees where focus is', async ({ page }) => {
  const level1 = (name: string) => page.getByRole('heading', { name, level: 1 });
  const enter = async (name: string | RegExp, direction?: 'back') => {
    await tabTo(page, name, direction);
    await page.keyboard.press('Enter');
  };
  await open(page, '/');
  await enter('Skip to content');
  await expect(page.getByRole('main')).toBeFocused();
  await enter('Menu', 'back');
  await enter('Products');
  await expect(level1('Products')).toBeFocused();

  await enter('Search', 'back');
  await expect(page.getByPlaceholder('Search for Product')).toBeFocused();
  await page.keyboard.type(name);
  await enter(name);
  await enter('ADD TO CART');
  await expect(toast(page, `${name} Added to Cart!`)).toBeVisible();
  await enter('View full details');

  await expect(level1(name)).toBeFocused();
  await expect(page.locator('html'), 'the page scrolls again').not.toHaveAttribute('data-modal');
  await tabTo(page, 'DESCRIPTION');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'SHIPPING & RETURN' })).toBeFocused();
  await enter(/^Cart, 1 item/, 'back');

  await expect(level1('Cart')).toBeFocused();
  await enter(/^Increase quantity/);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
  await enter('Checkout');

  await expect(level1('Checkout')).toBeFocused();
  await tabTo(page, 'State');
  await page.keyboard.press('G');
  await expect(page.getByLabel('State')).toHaveValue('Gujarat');
  await tabTo(page, 'Credit card');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Debit card' })).toBeChecked();
  await enter('Place Order');
  await expect(level1('Your order has been placed successfully!')).toBeFocused();
});

test('from home a shopper orders by Tab and Enter alone, with 40 stops at most @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStill(page, '/');
  let stops = 0;
  for (const [name, title] of [
    ['Skip to content'],
    [/^Add to Cart:/],
    ['View cart', 'Cart'],
    ['Checkout', 'Checkout'],
    ['Place Order', /placed successfully/],
  ] as const) {
    if (name === 'View cart') await expect(page.getByRole('link', { name })).toBeVisible();
    stops += (await tabTo(page, name)).length;
    await page.keyboard.press('Enter');
    if (title === undefined) continue;
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await page.clock.runFor(300);
    await expect(heading).toBeFocused();
  }
  expect(stops).toBeLessThanOrEqual(40);
});

test('a toast that is dismissed by keyboard gives focus back', async ({ page }) => {
  await openStill(page, '/products');
  await page.getByRole('button', { name: add }).press('Enter');
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  await expect(dismiss).toBeVisible();
  await tabTo(page, 'Dismiss message');
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await page.clock.runFor(300);
  expect(await expectFocusSeen(page)).toBe(add);
});

/** Presses Tab, or Shift and Tab, until what has this name has focus. Returns the names of all stops. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  direction?: 'back',
): Promise<readonly string[]> {
  const passed: string[] = [];
  while (passed.length < 80) {
    await page.keyboard.press(direction === 'back' ? 'Shift+Tab' : 'Tab');
    const stop = await expectFocusSeen(page);
    passed.push(stop);
    if (typeof name === 'string' ? stop === name : name.test(stop)) return passed;
  }
  throw new Error(`Tab does not lead to ${String(name)}, but to ${passed.join(', ')}`);
}

/** What has focus has a ring, is in the window, and nothing covers it (WCAG 2.4.7, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<string> {
  const { name, problems } = await page.locator(':focus').evaluate((element) => {
    const label =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A toast may cover the page: it leaves by itself.
    const isSeen =
      hit?.closest('[aria-label="Messages"]') || hit?.contains(element) || element.contains(hit);
    return {
      name: label.replaceAll(/\s+/g, ' ').trim(),
      problems: [!hasRing && 'no ring', !isInside && 'outside', !isSeen && 'covered'].filter(
        Boolean,
      ),
    };
  });
  expect(problems, `"${name}" has focus`).toEqual([]);
  return name;
}
