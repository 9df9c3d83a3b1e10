import type { Page } from '@playwright/test';
import { expect, toast, open, openStill, store, test } from '../shop.ts';
import { completeChromium } from '../completeChromium.ts';

test.use(completeChromium);

for (const [size, viewport] of Object.entries({
  'a large screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`By keyboard alone on ${size}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a shopper goes from the home page to a placed order and always sees where focus is', async ({
      page,
    }) => {
      await open(page, '/');
      await tabTo(page, 'Skip to content');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo(page, /^Slide 1/);
      await tabTo(page, /^(Pause|Play) slides/);

      await page.reload();
      if (size === 'a phone') {
        await tabTo(page, 'Menu');
        await page.keyboard.press('Enter');
        await tabTo(page, 'Products');
        await page.keyboard.press('Enter');
      } else {
        await tabTo(page, 'Products');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeFocused();
      await tabTo(page, 'Filter products');
      await tabTo(page, 'Add to Cart: AM & PM Essentials');

      await tabTo(page, 'Search', 'back');
      await page.keyboard.press('Enter');
      await expect(page.getByPlaceholder('Search for Product')).toBeFocused();
      await page.keyboard.type('kit');
      await tabTo(page, 'Daily Protection Kit');
      await page.keyboard.press('Enter');
      await tabTo(page, 'ADD TO CART');
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Daily Protection Kit Added to Cart!')).toBeVisible();
      await tabTo(page, 'View full details');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL('/product/10');
      await tabTo(page, 'Show picture 2 of 2', 'back');
      await tabTo(page, 'ADD TO WISHLIST');
      await page.keyboard.press('Enter');
      await tabTo(page, 'DESCRIPTION');
      await page.keyboard.press('ArrowRight');
      await expectFocusSeen(page);
      await tabTo(page, /^Cart, 1 item/, 'back');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused();
      await tabTo(page, 'Decrease quantity');
      await tabTo(page, 'Quantity');
      await page.keyboard.press('ArrowUp');
      await tabTo(page, 'Increase quantity');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
      await tabTo(page, 'Checkout');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeFocused();
      await tabTo(page, 'Email or mobile phone number');
      await page.keyboard.type('asha@example.org');
      await tabTo(page, 'State');
      await page.keyboard.press('G');
      await expect(page.getByLabel('State')).toHaveValue('Gujarat');
      await tabTo(page, 'Credit card');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Debit card' })).toBeChecked();
      await expectFocusSeen(page);
      await tabTo(page, 'Use shipping address as billing address');
      await tabTo(page, 'Place Order');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeFocused();
      await tabTo(page, 'Back to Cart');
    });
  });
}

test.describe('Dismissing a toast by keyboard', () => {
  const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss message' });

  test('returns focus to where it came from, also while other toasts are shown', async ({
    page,
  }) => {
    await openStill(page, '/products');
    await tabTo(page, 'Add to Wishlist: AM & PM Essentials');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Add to Cart: AM & PM Essentials');
    await page.keyboard.press('Enter');
    const origin = (await tabTo(page, 'Dismiss message')).at(-2);
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(1);
    expect(await expectFocusSeen(page)).toBe(origin);
    await tabTo(page, 'Dismiss message');
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(0);
    expect(await expectFocusSeen(page)).toBe(origin);
  });

  test('moves focus to the next toast, then to the heading, when there is nothing to return to', async ({
    page,
  }) => {
    await store(page, 'wishlist', 'unreadable');
    await openStill(page, '/products');
    await page
      .getByRole('button', { name: 'Add to Cart' })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect(dismiss(page)).toHaveCount(2);
    await page.keyboard.press('Shift+Tab');
    await expect(dismiss(page).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(1);
    await expect(dismiss(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('keeps focus in the open dialog', async ({ page }) => {
    await openStill(page, '/about');
    await tabTo(page, 'Search');
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Search for Product')).toBeFocused();
    await page.keyboard.type('daily');
    await tabTo(page, 'Daily Protection Kit');
    await page.keyboard.press('Enter');
    await tabTo(page, 'ADD TO CART');
    await page.keyboard.press('Enter');
    await tabTo(page, 'ADD TO WISHLIST');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Dismiss message');
    for (const left of [1, 0]) {
      await page.keyboard.press('Enter');
      await expect(dismiss(page)).toHaveCount(left);
      expect(await expectFocusSeen(page)).toBe('Close');
      await page.keyboard.press('Tab');
    }
    await tabTo(page, 'ADD TO CART');
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(1);
    await tabTo(page, 'Dismiss message');
    const origin = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await origin.evaluate((button: HTMLButtonElement) => (button.disabled = true));
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
  });
});

/**
 * Presses Tab, or Shift and Tab, until the element with this name has focus; checks each stop on the way.
 * Returns the names of the stops.
 */
async function tabTo(
  page: Page,
  name: string | RegExp,
  direction: 'on' | 'back' = 'on',
): Promise<readonly string[]> {
  const passed: string[] = [];
  while (passed.length < 80) {
    await page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
    const stop = await expectFocusSeen(page);
    passed.push(stop);
    if (typeof name === 'string' ? stop === name : name.test(stop)) return passed;
  }
  throw new Error(`Tab does not lead to ${String(name)}, but to ${passed.join(', ')}`);
}

/** The focused element has a visible outline, and nothing covers it (WCAG 2.4.7, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  const { name, problems } = await focused.evaluate((element) => {
    const label =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const found: string[] = [];
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) found.push('has no ring');
    if (/, 0\)$|transparent/.test(outlineColor)) found.push('has a ring that cannot be seen');
    const [line] = element.getClientRects();
    const { left = 0, right = 0, top = 0, bottom = 0 } = line ?? {};
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
      found.push(`is outside the window, at ${left}, ${top}`);
    }
    const inset = Math.min(3, (right - left) / 4);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      // A toast may cover the page: it leaves by itself.
      if (hit?.closest('[aria-label="Messages"]')) continue;
      if (!hit || (!element.contains(hit) && !hit.contains(element))) {
        found.push(`lies under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
      }
    }
    return { name: label.replaceAll(/\s+/g, ' ').trim(), problems: found };
  });
  expect(problems, `"${name}" has focus`).toEqual([]);
  return name;
}
