import type { Locator } from '@playwright/test';
import { expect, test } from '../shop.ts';

test.describe('In forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('buttons and fields have a border on every screen that has some', async ({ page }) => {
    await page.goto('/checkout');
    const button = page.getByRole('button', { name: 'Place Order' }).first();
    const [buttonClass = ''] = (await button.getAttribute('class'))?.split(' ') ?? [];
    for (const address of ['/', '/product/1', '/checkout', '/contact']) {
      await page.goto(address);
      const { looked, bare } = await page.evaluate((buttons) => {
        const controls = document.querySelectorAll(
          `main ${buttons}, main input:not([type=checkbox], [type=radio]), main select, main textarea`,
        );
        const hasEdge = (element: Element | null) => {
          if (!element) return false;
          const style = getComputedStyle(element);
          return style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px';
        };
        const shown = [...controls].filter((control) => control.checkVisibility());
        return {
          looked: shown.length,
          bare: shown
            .filter((control) => !hasEdge(control) && !hasEdge(control.closest('[role=group]')))
            .map((control) => control.outerHTML.slice(0, 120)),
        };
      }, `.${buttonClass}`);
      expect(looked).toBeGreaterThan(0);
      expect(bare).toEqual([]);
    }
  });

  test('what is chosen, checked or current is marked in a system colour', async ({ page }) => {
    await page.goto('/products');
    await expectSystemColour(page.getByRole('link', { name: 'Products' }).first(), '::before');
    await page.goto('/product/1');
    await expectSystemColour(page.getByRole('tab', { name: 'DESCRIPTION' }), '::before');
    await expect(page.locator('button[aria-pressed=true]').first()).toHaveCSS(
      'outline-style',
      'solid',
    );
    await page.goto('/');
    await expectSystemColour(page.locator('[aria-current=true]').first(), '::before');
    await page.goto('/checkout');
    await expect(page.getByRole('radio', { name: 'Credit card' })).toHaveCSS('appearance', 'auto');
    await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto');
  });

  test('the focused link, button and field have an outline', async ({ page }) => {
    await page.goto('/contact');
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).not.toHaveCSS('outline-style', 'none');
      await expect(focused).not.toHaveCSS('outline-width', '0px');
    }
  });

  test('dialogs and toasts have a border', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const toast = page.getByRole('button', { name: 'Dismiss message' }).locator('..');
    await expect(toast).toHaveCSS('border-top-style', 'solid');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('border-bottom-style', 'solid');
  });
});

test.describe('When the visitor asks for reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the hero and the featured row do not move', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play featured products' })).toBeVisible();
  });
});

/** In forced colours, only a system colour still differs from the background. */
async function expectSystemColour(locator: Locator, pseudo: '::before'): Promise<void> {
  const [drawn, ground] = await locator.evaluate(
    (element, part) => [
      getComputedStyle(element, part).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ],
    pseudo,
  );
  expect(drawn).not.toBe(ground);
  expect(drawn).not.toBe('rgba(0, 0, 0, 0)');
}
