import type { Page } from '@playwright/test';
import { choose, factsOf, nth, row, rows } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

const shown = (page: Page) => page.getByRole('tabpanel', { name: 'DESCRIPTION' });
const quantityOf = (id: number) => factsOf(id).facts.netQuantity ?? '';

/** A product whose name is its own and that says its net quantity. */
const wanted = choose(rows, ({ id }) => quantityOf(id) !== '');

async function expectFact(page: Page, term: string, fact: string): Promise<void> {
  const definition = shown(page).getByText(term, { exact: true }).locator('xpath=following::dd[1]');
  await expect(definition).toHaveText(fact);
}

test('the description tab lists the facts that the shop gives', async ({ page }) => {
  for (const { id } of rows.slice(0, 10)) {
    const { netQuantity, howToUse, maker, origin } = factsOf(id).facts;
    await open(page, `/product/${id}`);
    for (const [term, fact] of [
      ['Net quantity', netQuantity],
      ['How to use', howToUse],
      ['Made by', maker],
      ['Country of origin', origin],
    ] as const) {
      if (fact === undefined) await expect(shown(page).getByText(term)).toHaveCount(0);
      else await expectFact(page, term, fact);
    }
  }
});

test('the page shows its facts without a request, and fetches those of the next product', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('facts.json')) asked.push(new URL(request.url()).pathname);
  });
  const other = nth(rows, wanted === rows[0] ? 1 : 0);
  await open(page, `/product/${wanted.id}`);
  await expectFact(page, 'Net quantity', quantityOf(wanted.id));
  await page.getByRole('tab', { name: 'SHIPPING & RETURN' }).click();
  await page.getByRole('tab', { name: 'DESCRIPTION' }).click();
  await expectFact(page, 'Net quantity', quantityOf(wanted.id));
  expect(asked).toEqual([]);

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { name: other.name }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  await expect(shown(page).locator(`[data-facts="${other.id}"]`)).toBeVisible();
  expect(asked).toEqual([`/product/${other.id}/facts.json`]);
});

test('facts that do not come are said to be missing, and come with the next visit', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/product/6/facts.json', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await open(page, '/products');
  const link = page.getByRole('heading', { name: row(6).name }).getByRole('link');
  await link.click();
  await expect(shown(page).getByText('More about this product could not be loaded.')).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute('**/product/6/facts.json');
  await page.goBack();
  await link.click();
  await expectFact(page, 'Net quantity', quantityOf(6));
});
