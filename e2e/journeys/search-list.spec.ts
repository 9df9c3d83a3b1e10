import type { Page } from '@playwright/test';
import { nth, rows } from '../catalogue.ts';
import { countLine, select, shownIds } from '../productList.ts';
import { words } from '../shopData.ts';
import { expect, open, test } from '../shop.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => page.getByPlaceholder('Search for Product');
const results = (page: Page) => dialog(page).locator('search > ul > li');
const showAll = (page: Page) => dialog(page).getByRole('link', { name: /^Show all/ });
const having = (text: string) =>
  rows.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(box(page)).toBeFocused();
}

test('with 12 results or fewer, Search has no such link, and Enter does nothing', async ({
  page,
}) => {
  await open(page, '/about');
  await openSearch(page);
  const { name } = nth(rows, 0);
  for (const text of [name, name.slice(0, 3), 'no such name', '']) {
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(results(page)).toHaveCount(text ? having(text).length : 0);
    await expect(showAll(page)).toHaveCount(0);
  }
  await expect(page).toHaveURL('/about');
});

test('the list of a search is at its address, also after a reload, and keeps the text when a filter is chosen', async ({
  page,
}) => {
  const text = nth(rows, 0).name.slice(-3);
  const found = having(text);
  const query = new URLSearchParams({ search: text }).toString();
  const line = `Showing ${found.length} ${found.length === 1 ? 'product' : 'products'} for "${text}"`;
  await open(page, `/products?${query}`);
  await expect(countLine(page)).toHaveText(line);
  await expect.poll(() => shownIds(page)).toEqual(found.map(({ id }) => id));
  await page.reload();
  await expect(countLine(page)).toHaveText(line);

  await select(page).focus();
  await select(page).selectOption('Sale Products');
  await expect(page).toHaveURL(`/products?${query}&filter=sale`);
  const sale = found.filter(({ tag }) => tag === 'Sale');
  await expect(countLine(page)).toContainText(`for "${text}" and "Sale"`);
  await expect
    .poll(async () => (await shownIds(page)).slice(0, sale.length))
    .toEqual(sale.map(({ id }) => id));
  await expect(select(page)).toBeFocused();

  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/products?filter=sale');
  await page.goBack();
  await expect(countLine(page)).toContainText(`for "${text}" and "Sale"`);
});

test('a search without a match says so, and what is close is a section of its own', async ({
  page,
}) => {
  await open(page, '/products?search=no+such+name+at+all');
  await expect(page.getByRole('main').getByText('No Product found.')).toBeVisible();
  await expect(countLine(page)).toHaveText('Showing 0 products for "no such name at all"');
  await expect.poll(() => shownIds(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);

  const { name, id } = nth(rows, 0);
  const mistyped = `${name.slice(0, 7)}q${name.slice(8)}`;
  await open(page, `/products?${new URLSearchParams({ search: mistyped }).toString()}`);
  await expect(page.getByRole('main').getByText('No Product found.')).toBeVisible();
  const close = page.getByRole('region', { name: 'Close to what you typed' });
  await expect(close.getByRole('article')).not.toHaveCount(0);
  await expect(close.locator(`h3 a[href$="/product/${id}"]`)).toHaveCount(1);
});

test('a hostile text is shown as text, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const markup =
    '"><img src=x onerror="window.isRobbed=true"><script>window.isRobbed=true</script>';
  const texts = [
    markup,
    'W'.repeat(5000),
    '\u202E\u0000\uFFFF',
    '😀'.repeat(200),
    '__proto__',
    '%',
  ];
  for (const text of texts) {
    await open(page, `/products?search=${encodeURIComponent(text)}`);
    await expect(countLine(page)).toContainText('Showing 0 products');
    expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await open(page, '/products?search=%E0%A4%A&search=%ED%A0%80');
  await expect(countLine(page)).toContainText('Showing 0 products');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a search shows the list of all products', async ({ page }) => {
    await page.goto('/products?search=no-such-name');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.productsPage.title);
    await expect.poll(() => shownIds(page)).toHaveLength(Math.min(rows.length, rows.length));
  });
});
