import type { Page } from '@playwright/test';
import { choose, factsOf, nth, rows } from '../catalogue.ts';
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

test('the facts of the next product are there after a navigation', async ({ page }) => {
  const other = nth(rows, wanted === rows[0] ? 1 : 0);
  await open(page, `/product/${wanted.id}`);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { name: other.name }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  await expectFact(page, 'Net quantity', quantityOf(other.id));
});
