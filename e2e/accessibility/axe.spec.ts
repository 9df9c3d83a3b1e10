import type { Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { explained } from './incomplete.ts';
import { type Colour, photograph, worstRatio } from '../layout/contrast.ts';
import { nth, rows } from '../catalogue.ts';
import { pages } from '../pages.ts';
import { products } from '../shopData.ts';
import { expect, open, store, test } from '../shop.ts';

const filled = {
  cart: [{ id: 1 }, { id: 5, quantity: 2 }],
  wishlist: [{ id: 9 }, { id: 4 }],
};

test('axe finds no violation at 1440 px where a large screen has something else than a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['/', '/product/5', '/cart', '/checkout']) await expectClean(page, route);
});

test.describe('axe at 390 px', () => {
  test.use({
    viewport: { width: 390, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const route of [...pages, '/product/none', '/products?search=kit']) {
    test(`finds no violation on ${route}`, ({ page }) => expectClean(page, route));
  }

  test('finds no violation in filled lists and the placed order', async ({ page }) => {
    await store(page, 'cart', filled.cart);
    await store(page, 'wishlist', filled.wishlist);
    for (const route of ['/wishlist', '/cart', '/checkout']) await expectClean(page, route);
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
    await expectNoViolation(page, 'the placed order');
  });

  const special = products.filter(({ availability }) => availability !== undefined);
  if (special.length > 0) {
    test('finds no violation where products are few, gone or not there yet', async ({ page }) => {
      const ids = special.map(({ id }) => ({ id }));
      await store(page, 'cart', ids);
      await store(page, 'wishlist', ids);
      for (const route of ['/wishlist', '/cart', '/checkout']) await expectClean(page, route);
      for (const { id } of special) await expectClean(page, `/product/${id}`);
    });
  }

  test('finds no violation in the menu, the dialogs and their toasts', async ({ page }) => {
    const { id, name } = nth(rows, -1);
    await open(page, `/product/${id}`);
    await page.getByRole('button', { name: 'See the picture larger' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectNoViolation(page, 'the picture at full size');

    await open(page, '/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    await expectNoViolation(page, 'Sign Up with mistakes');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Search' }).click();
    await expectNoViolation(page, 'Search, blank');
    await page.getByPlaceholder('Search for Product').fill(name);
    await expectNoViolation(page, 'Search with results');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ADD TO CART' }).click();
    await expectNoViolation(page, 'the product dialog with a toast');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolation(page, 'the menu');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`On touch screens, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('the heart on each picture has a contrast of at least 3:1', async ({ page }) => {
      await open(page, '/products');
      const hearts = page.getByRole('button', { name: /^Add to Wishlist/ });
      await expect(hearts).toHaveCount(rows.length);
      for (let index = 0; index < rows.length; index += 1) {
        const heart = hearts.nth(index);
        await heart.scrollIntoViewIfNeeded();
        await heart.evaluate(async (button) => {
          const picture = button.closest('article')?.querySelector('img');
          await picture?.decode();
        });
        const icon = heart.locator('.icon');
        const box = await icon.boundingBox();
        if (!box) throw new Error('The heart is not shown.');
        const colour = await icon.evaluate((element): Colour => {
          const parts =
            getComputedStyle(element)
              .stroke.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, 1];
        });
        await icon.evaluate((element) => (element.style.visibility = 'hidden'));
        const ground = await photograph(page, box);
        const all = { left: 0, top: 0, right: ground.width, bottom: ground.height };
        expect(worstRatio(colour, ground, all), `picture ${index + 1}`).toBeGreaterThan(3);
      }
    });
  });
}

async function expectClean(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expectNoViolation(page, route);
}

/**
 * Checks that axe finds no violation, and no incomplete result that incomplete.ts does not explain.
 * e2e/layout measures the contrast of all text in the dark colour scheme.
 */
async function expectNoViolation(page: Page, what: string): Promise<void> {
  const { violations, incomplete } = await runAxe(page);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, what).toEqual([]);

  const doubts = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => ({
      rule: id,
      reasons: [...any, ...all, ...none].map(({ data }) => String(data?.messageKey)),
      selector: target.join(' '),
      html,
    })),
  );
  const news = await page.evaluate(
    ([unsure, known]) =>
      unsure
        .filter(
          ({ rule, reasons, selector }) =>
            !known.some(
              (entry) =>
                entry.rule === rule &&
                reasons.includes(entry.reason) &&
                document.querySelector(selector)?.closest(entry.within),
            ),
        )
        .map(({ rule, reasons, html }) => `${rule}, ${reasons.join()}: ${html}`),
    [doubts, explained] as const,
  );
  expect(
    news,
    `${what}: what axe is not sure of, and e2e/accessibility/incomplete.ts does not explain`,
  ).toEqual([]);
}
