import { choose, factsOf, nth, rows } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

test('the description tab has the facts of its product, also the next one’s', async ({ page }) => {
  const quantityOf = (id: number) => factsOf(id).facts.netQuantity ?? '';
  const first = choose(rows, ({ id }) => quantityOf(id) !== '');
  const related = nth(rows, first === rows[0] ? 1 : 0);
  const quantity = page
    .getByRole('tabpanel', { name: 'DESCRIPTION' })
    .getByText('Net quantity', { exact: true })
    .locator('xpath=following::dd[1]');
  await open(page, `/product/${first.id}`);
  await expect(quantity).toHaveText(quantityOf(first.id));
  await page
    .getByRole('region', { name: 'You May Also Like' })
    .getByRole('heading', { name: related.name })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(related.name);
  await expect(quantity).toHaveText(quantityOf(related.id));
});
