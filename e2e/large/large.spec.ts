import { expect, open } from '../shop.ts';
import { budgets, weighRoutes } from '#dev/budget.mjs';
import { test } from './largeBuild.ts';

// One worker builds the shop for all of them.
test.describe.configure({ mode: 'default' });

test('what all pages know of 300 products is at most 8 kB more than of the shop that is weighed', ({
  large,
}) => {
  const [about] = weighRoutes(large.folder, ['about.html']);
  expect(about?.js).toBeLessThan(budgets.js);
});

test('a shopper finds one of 300 products in the list, and puts it into the cart', async ({
  page,
}) => {
  await open(page, '/products');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(300);
});
