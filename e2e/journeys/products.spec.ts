import type { Page } from '@playwright/test';
import { rows } from '../catalogue.ts';
import { countLine, select, shownIds } from '../productList.ts';
import { expect, open, overflow, test } from '../shop.ts';

const tagged = (tag: string) => rows.filter((row) => row.tag === tag).map(({ id }) => id);
const filters = {
  all: { ids: rows.map(({ id }) => id), label: 'All', chosen: 'All Product' },
  new: { ids: tagged('New'), label: 'New', chosen: 'New Product' },
  sale: { ids: tagged('Sale'), label: 'Sale', chosen: 'Sale Products' },
};

async function expectFilter(page: Page, name: keyof typeof filters): Promise<void> {
  const { ids, label, chosen } = filters[name];
  await expect(countLine(page)).toHaveText(`Showing ${ids.length} products for "${label}"`);
  await expect(select(page).locator('option:checked')).toHaveText(chosen);
  await expect.poll(() => shownIds(page)).toEqual(ids);
}

for (const browser of ['with', 'without']) {
  test(`the address keeps a filter, ${browser} the Navigation API${browser === 'without' ? ' @wide' : ''}`, async ({
    page,
  }) => {
    if (browser === 'without') {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    }
    // Where each choice loads the page, the address says where it was.
    const place = browser === 'without' ? '#list' : '';
    await open(page, '/products');
    await select(page).selectOption('New Product');
    await expect(page).toHaveURL(`/products?filter=new${place}`);
    await expectFilter(page, 'new');
    await select(page).selectOption('Sale Products');
    await expect(page).toHaveURL(`/products?filter=sale${place}`);
    await expectFilter(page, 'sale');
    await page.reload();
    await expectFilter(page, 'sale');
    await page.goBack();
    await expectFilter(page, 'new');
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expectFilter(page, 'all');
    await page.goForward();
    await expectFilter(page, 'new');
  });
}

test('a chosen filter keeps cards and focus', async ({ page }) => {
  await open(page, '/products');
  await select(page).focus();
  const link = page.locator(`main h2 a[href$="/product/${filters.sale.ids[0]}"]`);
  const before = await link.elementHandle();
  await select(page).selectOption('Sale Products');
  await expectFilter(page, 'sale');
  expect(await link.evaluate((shown, kept) => shown === kept, before)).toBe(true);
  await expect(select(page)).toBeFocused();
});

test('a row has four cards from 768 px up, then two, and one under 360 px', async ({ page }) => {
  await open(page, '/products');
  for (const [width, perRow] of [
    [1440, 4],
    [768, 4],
    [767, 2],
    [360, 2],
    [359, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('main').getByRole('article');
    const inFirstRow = () =>
      cards.evaluateAll((all) => {
        const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(inFirstRow, { message: `at ${width} px` }).toBe(perRow);
    expect(await overflow(page), `at ${width} px`).toBe(0);
  }
});
