import type { Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { expect, open, store, test } from '../shop.ts';

const screens = settings.menu.map(({ label, to }) => [label, to] as const);
const [lastName = ''] = screens.at(-1) ?? [];
const [saleName = ''] = screens.find(([, path]) => path === '/sales') ?? [];
const icons = ['Search', 'Account', 'Wishlist', 'Cart'] as const;

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('the header has a menu button below 992 px, and five links from there', async ({ page }) => {
  for (const [width, isLarge] of [
    [360, false],
    [991, false],
    [992, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await open(page, '/about');
    await expect(menuButton(page)).toBeVisible({ visible: !isLarge });
    await expect(mainLinks(page)).toHaveCount(isLarge ? screens.length : 0);
    await expect(header(page).getByRole('link', { name: settings.name })).toBeVisible();
    for (const name of icons) {
      const icon = header(page).getByLabel(new RegExp(`^${name}`));
      await expect(icon).toBeInViewport({ ratio: 1 });
    }
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room, `${width} px: nothing sticks out`).toBeLessThanOrEqual(0);
  }
});

test('the link of the current page has aria-current and another font weight', async ({ page }) => {
  await open(page, '/cart');
  for (const [name, path] of screens.slice(1, 3)) {
    await mainLinks(page).filter({ hasText: name }).click();
    const marked = page.locator('nav[aria-label="Main"] [aria-current="page"]');
    await expect(marked).toHaveText([name]);
    const weights = await mainLinks(page).evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).fontWeight),
    );
    expect(new Set(weights).size, path).toBe(2);
  }
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.locator('nav[aria-label="Main"] [aria-current]')).toHaveCount(0);
});

test.describe('On a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu has five links, marks the current one, and closes with each press', async ({
    page,
  }) => {
    await open(page, '/sales');
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    // A shop's categories are a list of their own below.
    const links = menu(page).getByRole('list').first().getByRole('link');
    await expect(links).toHaveText(screens.map(([name]) => name));
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([saleName]);

    for (const [name, path] of screens.slice(0, 2)) {
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toHaveCount(0);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await menuButton(page).click();
    }
    // The link to the current page does not navigate, but it closes the menu too.
    await menu(page).getByRole('link', { name: lastName, exact: true }).click();
    await expect(menu(page)).toHaveCount(0);
  });

  test('the menu closes when focus leaves its header, also from the tools', async ({ page }) => {
    await open(page, '/about');
    await menuButton(page).press('Enter');
    await menu(page).getByRole('link', { name: lastName }).focus();
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).last().focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('the tools of the menu open what they name and show their counts', async ({ page }) => {
    await store(page, 'cart', [copyOf(1, { quantity: 2 }), copyOf(2)]);
    await open(page, '/');
    for (const [name, dialog] of [
      ['Search', 'Search'],
      ['Account', 'Sign Up'],
    ] as const) {
      await menuButton(page).click();
      await menu(page).getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    }
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Cart, 3 items' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(menu(page)).toHaveCount(0);
  });
});
