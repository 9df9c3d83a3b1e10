import { nth, rows } from '../catalogue.ts';
import { countLine, select, shownIds } from '../productList.ts';
import { expect, open, test } from '../shop.ts';

const { name, id } = nth(rows, 0);
const having = (text: string) =>
  rows.filter((row) => row.name.toLowerCase().includes(text.toLowerCase()));

test('with 12 results or fewer, Search has no list, and Enter does nothing', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).first().click();
  const box = page.getByPlaceholder('Search for Product');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const text of [name, 'no such name', '']) {
    await box.fill(text);
    await box.press('Enter');
    await expect(dialog.locator('[role=search] > ul > li')).toHaveCount(
      text ? having(text).length : 0,
    );
    await expect(dialog.getByRole('link', { name: /^Show all/ })).toHaveCount(0);
  }
  await expect(page).toHaveURL('/about');
});

test('a search has an address, and keeps its text within a filter', async ({ page }) => {
  const found = having('kit');
  await open(page, '/products?search=kit');
  await expect(countLine(page)).toHaveText(`Showing ${found.length} products for "kit"`);
  await expect.poll(() => shownIds(page)).toEqual(found.map((row) => row.id));
  await select(page).selectOption('New Product');
  await expect(page).toHaveURL('/products?search=kit&filter=new');
  await expect(countLine(page)).toContainText('for "kit" and "New"');
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/products?filter=new');
  await page.goBack();
  await expect(countLine(page)).toContainText('for "kit" and "New"');
});

test('a search without a match says so, and shows apart what is close', async ({ page }) => {
  await open(page, '/products?search=no+such+name+at+all');
  await expect(page.getByRole('main').getByText('No Product found.')).toBeVisible();
  await expect(countLine(page)).toHaveText('Showing 0 products for "no such name at all"');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);

  const mistyped = `${name.slice(0, 7)}q${name.slice(8)}`;
  await open(page, `/products?search=${encodeURIComponent(mistyped)}`);
  const close = page.getByRole('region', { name: 'Similar products' });
  await expect(close.locator(`h3 a[href$="/product/${id}"]`)).toHaveCount(1);
  await expect(countLine(page)).toHaveCount(0);
  // Search, when it is open above the list, has a section of the same name.
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(mistyped);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
  expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
});
