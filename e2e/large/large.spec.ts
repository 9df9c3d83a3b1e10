import { budgets, weighRoutes } from '#dev/budget.mjs';
import { expect } from '../shop.ts';
import { test } from './largeBuild.ts';

// One worker builds the shop for all of them.
test.describe.configure({ mode: 'default' });

test('what each page knows of 300 products with names of their own is small', ({ large }) => {
  const [about] = weighRoutes(large.folder, ['about.html']);
  // Of 24 products it is 5,700 bytes less.
  expect(about?.js).toBeLessThan(budgets.js + 3000);
});
