import type { Locator, Page } from '@playwright/test';
import { choose, pageSize, priceText, row, rows } from '../catalogue.ts';
import { countLine, select, shownIds } from '../productList.ts';
import { words } from '../shopData.ts';
import { expect, open, overflow, test } from '../shop.ts';

const productLink = (id: number) => `h2 a[href$="/product/${id}"]`;

const { title } = words.productsPage;
const saleTitle = words.salesPage.title;
const all = rows.map(({ id }) => id);
const tagged = (tag: string) => rows.filter((row) => row.tag === tag).map(({ id }) => id);
const sorted = (direction: 1 | -1) =>
  rows.toSorted((one, other) => (one.price - other.price) * direction).map(({ id }) => id);
const say = (ids: readonly number[], label: string) =>
  `Showing ${ids.length} ${ids.length === 1 ? 'product' : 'products'} for "${label}"`;
const everything = { value: 'all', ids: all, line: say(all, 'All'), chosen: 'All Product' };
const fresh = {
  value: 'new',
  ids: tagged('New'),
  line: say(tagged('New'), 'New'),
  chosen: 'New Product',
};
const sale = {
  value: 'sale',
  ids: tagged('Sale'),
  line: say(tagged('Sale'), 'Sale'),
  chosen: 'Sale Products',
};
const low = { ...everything, value: 'low', ids: sorted(1) };
const high = { ...everything, value: 'high', ids: sorted(-1) };
const filters = [everything, fresh, sale, low, high];

async function expectFilter(page: Page, { ids, line, chosen }: typeof everything) {
  await expect(countLine(page)).toHaveText(line);
  await expect(select(page).locator('option:checked')).toHaveText(chosen);
  await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, pageSize));
}

test.describe('Products', () => {
  test('the screen shows breadcrumb, heading, count line and a select with exactly three options', async ({
    page,
  }) => {
    await open(page, '/products');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', title]);
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(countLine(page)).toHaveText(everything.line);
    await expect(select(page)).toHaveCount(1);
    await expect(select(page).getByRole('option')).toHaveText([
      'All Product',
      'New Product',
      'Sale Products',
    ]);
    await expect.poll(() => shownIds(page)).toEqual(all.slice(0, pageSize));
  });

  test('the address of each of the five filters shows its products and its count', async ({
    page,
  }) => {
    for (const filter of filters) {
      await open(page, `/products?filter=${filter.value}`);
      await expectFilter(page, filter);
    }
  });

  test('"low" and "high" sort by price', async ({ page }) => {
    for (const [filter, direction] of [
      ['low', 1],
      ['high', -1],
    ] as const) {
      await open(page, `/products?filter=${filter}`);
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(
        priceText(row((direction === 1 ? low : high).ids[0] ?? 0).price),
      );
      const prices = (await shownIds(page)).map((id) => row(id).price);
      expect(prices).toEqual(prices.toSorted((one, other) => (one - other) * direction));
    }
  });

  test('choosing a filter changes the address, and reload, back and forward keep the filter', async ({
    page,
  }) => {
    await open(page, '/products');
    await select(page).focus();
    await select(page).selectOption('New Product');
    await expect(page).toHaveURL('/products?filter=new');
    await expectFilter(page, fresh);
    await expect(select(page)).toBeFocused();

    await select(page).selectOption('Sale Products');
    await expect(page).toHaveURL('/products?filter=sale');
    await expectFilter(page, sale);

    await page.reload();
    await expect(page).toHaveURL('/products?filter=sale');
    await expectFilter(page, sale);

    await page.goBack();
    await expect(page).toHaveURL('/products?filter=new');
    await expectFilter(page, fresh);
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expectFilter(page, everything);
    await page.goForward();
    await expectFilter(page, fresh);

    await select(page).selectOption('All Product');
    await expectFilter(page, everything);
  });

  test('a chosen filter keeps the cards that stay, and needs no further file', async ({ page }) => {
    await open(page, '/products');
    // With it, the file with all products comes, if the page does not have them all (SPEC 17.8).
    await select(page).focus();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    const [first = 0] = sale.ids;
    const card = page
      .getByRole('main')
      .locator('article', { has: page.locator(productLink(first)) });
    const before = await card.elementHandle();
    await select(page).selectOption('Sale Products');
    await expectFilter(page, sale);
    expect(await card.evaluate((shown, kept) => shown === kept, before)).toBe(true);
  });

  test('Back from a product shows the chosen filter again', async ({ page }) => {
    const { name } = choose(rows.toReversed(), ({ tag }) => tag === 'Sale');
    await open(page, '/products?filter=sale');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page).toHaveURL('/products?filter=sale');
    await expect(countLine(page)).toHaveText(sale.line);
  });

  test('any unknown filter value shows all products', async ({ page }) => {
    page.on('dialog', () => {
      throw new Error('The address was run as a script.');
    });
    const unknown = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'NEW',
      '',
      '__proto__',
      'x'.repeat(5000),
    ];
    for (const value of unknown) {
      await open(page, `/products?filter=${encodeURIComponent(value)}`);
      await expect(countLine(page)).toHaveText(everything.line);
      await expect(select(page).locator('option:checked')).toHaveText('All Product');
    }
    await open(page, '/products?filter=%E0%A4%A');
    await expect.poll(() => shownIds(page)).toEqual(all.slice(0, pageSize));
  });
});

test.describe('Sales', () => {
  test('the screen shows breadcrumb, heading and a card for each product tagged Sale', async ({
    page,
  }) => {
    await open(page, '/sales');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', saleTitle]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(saleTitle);
    await expect.poll(() => shownIds(page)).toEqual(sale.ids.slice(0, pageSize));
    await expect(page.getByRole('combobox')).toHaveCount(0);
    for (const [index, id] of sale.ids.entries()) {
      const card = page.getByRole('main').getByRole('article').nth(index);
      const { name, price, oldPrice } = row(id);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByText('Sale', { exact: true })).toBeVisible();
      await expect(card).toContainText(priceText(price));
      await expect(card.getByRole('deletion')).toHaveCount(oldPrice ? 1 : 0);
      await expect(card.getByRole('button', { name: /^Add to/ })).toHaveCount(2);
    }
  });
});

test.describe('The grid', () => {
  test('a row has four cards from 768 px up, two below that and one under 360 px', async ({
    page,
  }) => {
    for (const screen of ['/products', '/sales']) {
      await open(page, screen);
      for (const [width, perRow] of [
        [1440, 4],
        [992, 4],
        [768, 4],
        [767, 2],
        [390, 2],
        [360, 2],
        [359, 1],
        [320, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => cardsPerRow(page.getByRole('main').getByRole('article')), {
            message: `${screen} at ${width} px`,
          })
          .toBe(perRow);
        expect(await overflow(page), `${screen} at ${width} px`).toBe(0);
      }
    }
  });
});

/** How many of the first cards are in one row, as measured. */
function cardsPerRow(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => {
    const boxes = all.map((card) => card.getBoundingClientRect());
    const first = boxes[0];
    return boxes.filter(({ top }) => first && Math.abs(top - first.top) < 2).length;
  });
}
