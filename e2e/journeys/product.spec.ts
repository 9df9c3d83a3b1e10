import type { Page } from '@playwright/test';
import { choose, factsOf, nth, row, rows } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { expect, toast, open, stored, test } from '../shop.ts';

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity' });
const minus = (page: Page) => page.getByRole('button', { name: 'Decrease quantity' });
const plus = (page: Page) => page.getByRole('button', { name: 'Increase quantity' });
const addToCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'ADD TO CART', exact: true }).first();
const related = (page: Page) => page.getByRole('region', { name: 'You May Also Like' });

test('the primary picture is selected first; what is selected is 500 px high', async ({ page }) => {
  const { id, alt } = factsOf(nth(rows, 2).id);
  await open(page, `/product/${id}`);
  const main = page.getByRole('main');
  const thumbnails = main.getByRole('button', { name: /^Show picture/ });
  const primary = main.getByRole('img', { name: alt.primary });
  const secondary = main.getByRole('img', { name: alt.secondary ?? '' });
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(primary).toBeInViewport();
  await expect(secondary).not.toBeInViewport();

  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(secondary).toBeInViewport();
  await expect(primary).not.toBeInViewport();

  for (const width of [1440, 991, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await secondary.boundingBox())?.height, `${width} px`).toBe(500);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await thumbnails.nth(0).press('Enter');
  await expect(primary).toBeInViewport();
  expect((await primary.boundingBox())?.height).toBe(500);
});

test('a phone has a bar while ADD TO CART is out of sight, or while it has focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/product/5');
  const button = addToCart(page);
  const bar = page.getByRole('main').locator('section:has(> button)');
  const repeated = bar.locator('button');
  await button.scrollIntoViewIfNeeded();
  await expect(repeated).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(repeated).toBeVisible();
  await repeated.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveAttribute('hidden');
  await expect(repeated).toBeFocused();
  await expect(repeated).toBeVisible();
  await button.focus();
  await expect(repeated).toBeHidden();
});

test('ADD TO CART adds what is typed, and the next product starts with 1', async ({ page }) => {
  const { name } = choose(rows, (candidate) => candidate.id < 5);
  await open(page, '/product/6');
  await quantity(page).fill('12');
  // A press that leaves focus in the field.
  await addToCart(page).evaluate((button: HTMLElement) => button.click());
  await expect(quantity(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Cart, 12 items' })).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 6, quantity: 12 }]);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await related(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => 'isSamePage' in window), 'no page load').toBe(true);
  await expect(quantity(page)).toHaveValue('1');
  await expect(minus(page)).toBeDisabled();
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 13 items' })).toBeVisible();

  await plus(page).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row(6).name);
  await expect(quantity(page)).toHaveValue('1');
});

test('the pictures after the second come when the gallery is touched @wide', async ({ page }) => {
  const { id } = choose(rows, (each) => factsOf(each.id).morePictures !== undefined);
  await open(page, `/product/${id}`);
  const further = page.getByAltText(factsOf(id).morePictures?.[0]?.alt ?? '');
  await expect(further).toBeHidden();
  await page.getByRole('button', { name: 'See the picture larger' }).hover();
  await expect(further).toBeVisible();
});

test('who has a question or a friend gives the product’s address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/product/9');
  const address = `${settings.site}/product/9`;
  const ask = page.getByRole('link', { name: 'Ask about this product' });
  const { pathname, searchParams } = new URL((await ask.getAttribute('href')) ?? '');
  expect(pathname).toBe(settings.contact.email);
  expect(searchParams.get('body')).toContain(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'The link to this product is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
