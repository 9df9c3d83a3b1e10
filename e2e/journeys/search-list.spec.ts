import { nth, rows } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

const { name } = nth(rows, 0);
const having = (text: string) =>
  rows.filter((row) => row.name.toLowerCase().includes(text.toLowerCase()));

test('Enter in Search opens the only product, else the list of what is found', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).first().click();
  const box = page.getByPlaceholder('Search for Product');
  await box.fill('zebra');
  await expect(page.getByRole('dialog').getByText('No Product found.')).toBeVisible();
  await box.press('Enter');
  const [word = ''] = name.split(' ').filter((each) => having(each).length > 1);
  await box.fill(word);
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Show all/ })).toHaveCount(0);
  await box.press('Enter');
  await expect(page).toHaveURL(`/products?search=${word}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await box.fill(name);
  await expect(page.getByRole('dialog').getByRole('button', { name })).toHaveCount(1);
  await box.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
});

test('Search above a list of the same close products repeats no id @wide', async ({ page }) => {
  const mistyped = `${name.slice(0, 7)}q${name.slice(8)}`;
  await open(page, `/products?search=${encodeURIComponent(mistyped)}`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(mistyped);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
  expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
});
