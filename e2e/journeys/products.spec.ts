import type { Locator, Page } from '@playwright/test';
import { idsOf, rows, rupees } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

const countLine = (page: Page) => page.getByText(/^Showing \d+ products? for /);
const select = (page: Page) => page.getByRole('main').getByRole('combobox');

/** The ids of the cards on the screen, in their order. */
async function shownIds(page: Page): Promise<number[]> {
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  return idsOf(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
}

const all = rows.map(({ id }) => id);
const filters = [
  { value: 'all', ids: all, line: 'Showing 10 products for "All"', chosen: 'All Product' },
  {
    value: 'new',
    ids: [2, 3, 5, 6, 7, 10],
    line: 'Showing 6 products for "New"',
    chosen: 'New Product',
  },
  {
    value: 'sale',
    ids: [1, 4, 8, 9],
    line: 'Showing 4 products for "Sale"',
    chosen: 'Sale Products',
  },
  {
    value: 'low',
    ids: [6, 5, 7, 4, 8, 9, 10, 1, 2, 3],
    line: 'Showing 10 products for "All"',
    chosen: 'All Product',
  },
  {
    value: 'high',
    ids: [3, 2, 1, 10, 9, 4, 8, 5, 7, 6],
    line: 'Showing 10 products for "All"',
    chosen: 'All Product',
  },
];

async function expectFilter(page: Page, { ids, line, chosen }: (typeof filters)[number]) {
  await expect(countLine(page)).toHaveText(line);
  await expect(select(page).locator('option:checked')).toHaveText(chosen);
  expect(await shownIds(page)).toEqual(ids);
}

test.describe('Products', () => {
  test('6.1 the screen shows breadcrumb, heading, count line and a select with exactly three options', async ({
    page,
  }) => {
    await open(page, '/products');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products']);
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(countLine(page)).toHaveText('Showing 10 products for "All"');
    await expect(select(page)).toHaveCount(1);
    await expect(select(page).getByRole('option')).toHaveText([
      'All Product',
      'New Product',
      'Sale Products',
    ]);
    expect(await shownIds(page)).toEqual(all);
  });

  test('6.1, 6.2 the address of each of the five filters shows its products and its count', async ({
    page,
  }) => {
    for (const filter of filters) {
      await open(page, `/products?filter=${filter.value}`);
      await expectFilter(page, filter);
    }
  });

  test('6.2 "low" and "high" sort by price', async ({ page }) => {
    for (const [filter, direction] of [
      ['low', 1],
      ['high', -1],
    ] as const) {
      await open(page, `/products?filter=${filter}`);
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(
        rupees(direction === 1 ? 399 : 1999),
      );
      const prices = (await shownIds(page)).map((id) => rows[id - 1]?.price ?? 0);
      expect(prices).toEqual(prices.toSorted((one, other) => (one - other) * direction));
    }
  });

  test('6.2 choosing a filter changes the address, and reload, back and forward keep the filter', async ({
    page,
  }) => {
    const [everything, fresh, sale] = filters;
    if (!everything || !fresh || !sale) throw new Error('Three filters are offered.');
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

  test('6.2 Back from a product shows the chosen filter again', async ({ page }) => {
    await open(page, '/products?filter=new');
    await page.getByRole('main').getByRole('link', { name: 'Daily Protection Kit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Protection Kit');
    await page.goBack();
    await expect(page).toHaveURL('/products?filter=new');
    await expect(countLine(page)).toHaveText('Showing 6 products for "New"');
  });

  test('6.2 any unknown filter value shows all products', async ({ page }) => {
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
      await expect(countLine(page)).toHaveText('Showing 10 products for "All"');
      await expect(select(page).locator('option:checked')).toHaveText('All Product');
    }
    await open(page, '/products?filter=%E0%A4%A');
    expect(await shownIds(page)).toEqual(all);
  });
});

test.describe('Sales', () => {
  test('6.4 the screen shows breadcrumb, heading and a card for each product tagged Sale', async ({
    page,
  }) => {
    await open(page, '/sales');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Sale Products']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sale Products');
    expect(await shownIds(page)).toEqual([1, 4, 8, 9]);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    for (const [index, id] of [1, 4, 8, 9].entries()) {
      const card = page.getByRole('main').getByRole('article').nth(index);
      const { name, price, oldprice } = rows[id - 1] ?? {};
      await expect(card.getByRole('heading')).toHaveText(name ?? '');
      await expect(card.getByText('Sale', { exact: true })).toBeVisible();
      await expect(card).toContainText(rupees(price ?? 0));
      await expect(card.getByRole('deletion')).toHaveCount(oldprice ? 1 : 0);
      await expect(card.getByRole('button', { name: /^Add to/ })).toHaveCount(2);
    }
  });
});

test.describe('The grid', () => {
  test('6.3 a row has four cards from 768 px up, two below that and one under 360 px', async ({
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

/** By how many px the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
