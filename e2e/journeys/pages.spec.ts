import type { Page } from '@playwright/test';
import { expectStoredTree } from '../accessibility/storedTree.ts';
import { pageSize, rows } from '../catalogue.ts';
import { countLine, select, shownIds } from '../productList.ts';
import { words } from '../shopData.ts';
import { expect, hydrated, open, store, test } from '../shop.ts';

test.skip(rows.length <= pageSize, 'The lists of this shop have one page.');

const { title, description } = words.productsPage;
const lastPage = Math.ceil(rows.length / pageSize);
const pageLinks = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const idsOnPage = (number: number, list = rows) =>
  list.slice((number - 1) * pageSize, number * pageSize).map(({ id }) => id);

test('17.1, 17.2 each page of the list has an address, a title, a canonical address and its products @every-shop', async ({
  page,
  baseURL,
}) => {
  const shown: number[] = [];
  for (let number = 1; number <= lastPage; number += 1) {
    const path = number === 1 ? '/products' : `/products/page/${number}`;
    const html = await (await page.request.get(path)).text();
    await open(page, path);
    await expect(page).toHaveTitle(
      new RegExp(number === 1 ? `^${title} · ` : `^${title}, page ${number} · `),
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      number === 1 ? description : `${description} Page ${number} of ${lastPage}.`,
    );
    const canonical = /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
    expect(canonical).toBe(path);
    expect(html.includes('rel="prev"')).toBe(number > 1);
    expect(html.includes('rel="next"')).toBe(number < lastPage);
    await expect(countLine(page)).toHaveText(`Showing ${rows.length} products for "All"`);
    shown.push(...(await shownIds(page)));
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(shown).toEqual(rows.map(({ id }) => id));
  expect(baseURL).toBeDefined();
});

test('17.3 a screen reader reads the stored tree of the links of the first page and of the last @every-shop', async ({
  page,
}) => {
  for (const [position, path] of [
    ['first', '/products'],
    ['last', `/products/page/${lastPage}`],
  ] as const) {
    await open(page, path);
    await expectStoredTree(page, `page links of the ${position} page`, () =>
      pageLinks(page).ariaSnapshot(),
    );
  }
});

test('17.3, 17.4 page links lead to the top of the next page, and Back to the page and the place on it @every-shop', async ({
  page,
}) => {
  await open(page, '/products');
  const links = pageLinks(page);
  await expect(links.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect(links.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  const next = links.getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  await next.click();
  await expect(page).toHaveURL('/products/page/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => shownIds(page)).toEqual(idsOnPage(2));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(links.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => shownIds(page)).toEqual(idsOnPage(1));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
});

test('17.4 a filter searches all products and is paged in the address, and a new one keeps focus @every-shop', async ({
  page,
}) => {
  const byPrice = rows.toSorted((one, other) => one.price - other.price);
  await open(page, '/products?filter=low&page=2');
  await expect.poll(() => shownIds(page)).toEqual(idsOnPage(2, byPrice));
  await expect(countLine(page)).toHaveText(`Showing ${rows.length} products for "All"`);
  await pageLinks(page).getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL('/products?filter=low');
  await expect.poll(() => shownIds(page)).toEqual(idsOnPage(1, byPrice));

  await open(page, '/products/page/2');
  await select(page).focus();
  await select(page).selectOption('Sale Products');
  await expect(page).toHaveURL('/products?filter=sale');
  const sale = rows.filter(({ tag }) => tag === 'Sale');
  await expect.poll(() => shownIds(page)).toEqual(idsOnPage(1, sale));
  await expect(select(page)).toBeFocused();
});

test('17.5 a page that the list does not have is the nearest one, and a sentence says so @every-shop', async ({
  page,
}) => {
  const note = page.getByText(/^This list has no such page/);
  const cases = [
    ['/products/page/0', 1],
    ['/products/page/99', lastPage],
    ['/products/page/abc', 1],
    ['/products/page/%3Cb%3E', 1],
    ['/products?page=-1', 1],
    ['/products?filter=low&page=99', lastPage],
    ['/sales/page/99', undefined],
  ] as const;
  for (const [address, nearest] of cases) {
    await page.goto(address);
    await expect(note, address).toBeVisible();
    await expect(page).toHaveURL(address);
    if (nearest) {
      await expect(pageLinks(page).getByRole('link', { name: `Page ${nearest}` })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  }
  await page.goto('/products/page/99');
  await expect(note).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.goto('/products/page/1');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products$/);
  await expect(note).toHaveCount(0);
  await expect.poll(() => shownIds(page)).toEqual(idsOnPage(1));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('17.2 page links work @every-shop', async ({ page }) => {
    await page.goto('/products');
    await pageLinks(page).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/products/page/2');
    await expect.poll(() => shownIds(page)).toEqual(idsOnPage(2));
  });
});

test('17.8 a page loads the file with all products only when a list, the search or a filter needs it @every-shop', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/products');
  await hydrated(page);
  const entry = page.locator('link[data-entry]');
  const file = (await entry.getAttribute('data-catalogue')) ?? 'none';
  // With a hash, so that no page shows the prices of another version (SPEC 17.43).
  expect(file).toMatch(/\/assets\/catalogue-[\w-]+\.js$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached();
  expect(requested).not.toContain(file);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('textbox', { name: 'Search for Product' }).fill(rows.at(-1)?.name ?? '');
  await expect(page.getByRole('status').getByText('1 product')).toBeVisible();
  expect(requested).toContain(file);
});

test('17.8 a stored product of another page is in the cart from the first view @every-shop', async ({
  page,
}) => {
  const last = rows.at(-1);
  await store(page, 'cart', [{ id: last?.id, quantity: 2 }]);
  await open(page, '/cart');
  await expect(
    page
      .getByRole('main')
      .getByText(last?.name ?? '')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeAttached();
});
