import { nth, rows } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

const { name } = nth(rows, 0);
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

test('Search above a list of the same close products repeats no id', async ({ page }) => {
  const mistyped = `${name.slice(0, 7)}q${name.slice(8)}`;
  await open(page, `/products?search=${encodeURIComponent(mistyped)}`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(mistyped);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
  expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
});
