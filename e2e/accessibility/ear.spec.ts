import type { Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { expect, open, store, test } from '../shop.ts';

/** What a screen reader gets from the browser. */
async function accessibilityTree(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      says: Object.fromEntries(properties.map((one) => [one.name, one.value.value as unknown])),
    }));
}

const invalid = async (page: Page) =>
  (await accessibilityTree(page))
    .filter(({ says }) => says['invalid'] === 'true')
    .map(({ name }) => name);

const live = (page: Page) => page.locator('body > [aria-live]');

test('no field and no form is called invalid before the shop has refused it', async ({ page }) => {
  await open(page, '/contact');
  expect(await invalid(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => invalid(page)).toEqual(['First name', 'Last name', 'Email', 'Comment']);
});

test('a product that is in the cart already is said with how many are there', async ({ page }) => {
  await store(page, 'cart', [copyOf(4, { quantity: 3 })]);
  await open(page, '/product/4');
  await page.getByRole('button', { name: 'ADD TO CART' }).first().press('Enter');
  await expect(live(page)).toHaveText(
    `${row(4).name} is already in Cart. Jar. Your cart has 3 of it.`,
  );
  await expect(live(page).locator('*')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible();
});

test('signs of style sheets are no text, and pictures say what they show @wide', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(4)]);
  await open(page, '/cart');
  const words = (await accessibilityTree(page)).map(({ name }) => name);
  expect(words, 'parted from the price').toContain('Line total ');
  await open(page, '/product/4');
  const names = (await accessibilityTree(page)).map(({ name }) => name);
  expect(names).toContain('Jar · 50\u00A0ml');
  expect(names.filter((name) => name.endsWith('+'))).toEqual([]);
  await page.getByRole('button', { name: 'See the picture larger' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.locator('dialog > [aria-live]')).toHaveText(
    /^2 of 5\. Open jar of white cream/,
  );
});

test('each arrival is said once: by its heading, after Back by its title', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(live(page)).toHaveText('');
  await page.goBack();
  await expect(live(page)).toHaveText(`About · ${settings.name}`);
});
