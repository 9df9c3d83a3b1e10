import { statSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, weighRoutes } from '#dev/budget.mjs';
import { expect, hydrated, kept, open } from '../shop.ts';
import { test } from './largeBuild.ts';

// One worker builds the shop for all of them.
test.describe.configure({ mode: 'default' });

test('what each page knows of 300 products with names of their own is small @wide', ({ large }) => {
  const [about] = weighRoutes(large.folder, ['about.html']);
  // Of 24 products it is 5,700 bytes less.
  expect(about?.js).toBeLessThan(budgets.js + 3000);
});

test.describe('With a worker @wide', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a first visit asks for what opens the shop, and for no product and no picture that nobody has seen', async ({
    page,
    large,
  }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await page.goto('/about');
    await kept(page);
    const asked = large.asked.slice(large.asked.indexOf('/about'));
    // Before, it asked for 1,317 files.
    expect(asked.length).toBeLessThan(70);
    const unseen = asked.filter((address) => !seen.includes(address));
    expect(
      unseen.filter((address) => /^\/(?:product|pictures|products\/category)\//.test(address)),
    ).toEqual([]);
  });
});

test('17.50 a list of 300 products has all their names, and the pictures of 24 @wide', async ({
  page,
  large,
}) => {
  await open(page, '/products');
  await expect(page.locator('main h2 > a')).toHaveCount(300);
  await expect(page.locator('main article:has(picture)')).toHaveCount(24);
  expect(await page.locator('*').count()).toBeLessThan(4000);
  expect(statSync(join(large.folder, 'products.html')).size).toBeLessThan(250_000);
});

test('17.50 Back and a reload lead to the place in a long list that was left @wide', async ({
  page,
}) => {
  await open(page, '/products');
  const link = page.locator('main h2 > a').nth(200);
  const card = page.locator('main article').nth(200);
  await link.scrollIntoViewIfNeeded();
  await expect(card.locator('picture')).toBeAttached();
  await link.click();
  await expect(page.locator('main h1')).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(link).toBeInViewport();
  await expect(card.getByRole('button').last()).toBeVisible();
});
