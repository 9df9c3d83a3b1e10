import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { said, showScreen } from '#testing/showScreen.testing.tsx';

const select = (main: Locator, name = 'Filter products') => main.getByRole('combobox', { name });
const address = (main: Locator) => main.element().querySelector('output')?.textContent;
const names = (main: Locator) =>
  main
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h2')?.textContent);
const openList = async (query = '') => (await showScreen('/products', { query })).main;
const teas = (...numbers: readonly number[]) => numbers.map((number) => `Tea ${number}`);
const sales = ['Green Tea', ...teas(12, 15, 18, 21)];

test('6.1 the list of all products has a select with exactly three options', async () => {
  const main = await openList();
  await expect.element(main.getByText('Showing 14 products for "All"')).toBeVisible();
  const options = select(main).getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual([
    'All Product',
    'New Product',
    'Sale Products',
  ]);
});

test('5.1 a card has name, prices and tag, red for New and green for Sale, and leads to its product', async () => {
  const main = await openList();
  const card = main.getByRole('article').filter({ hasText: 'Tea 12' });
  const link = card.getByRole('link', { name: 'Tea 12', exact: true });
  await expect.element(link).toHaveAttribute('href', '/product/12');
  await expect.element(card.getByText('Rs. 12.00', { exact: true })).toBeVisible();
  for (const tag of ['Sale', 'New']) {
    const badge = main.getByRole('article').getByText(tag, { exact: true }).first().element();
    const [red = 0, green = 0] = (getComputedStyle(badge).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    expect([tag, red > green]).toEqual([tag, tag === 'New']);
  }
});

test('6.2 a chosen filter is in the address, and an address shows what it asks for', async () => {
  const main = await openList();
  await select(main).selectOptions('Sale Products');
  await expect.element(main.getByText('Showing 5 products for "Sale"')).toBeVisible();
  expect(names(main)).toEqual(sales);
  expect(address(main)).toBe('?filter=sale');
  await expect.poll(said).toContain('Showing 5 products for "Sale"');
});

test('6.2 a list that is sorted by its filter shows all in their order when that is chosen', async () => {
  const main = await openList('?filter=high');
  await expect.element(main.getByRole('article').first()).toHaveTextContent('Tea 22');
  await expect.element(select(main)).toHaveDisplayValue('All Product');
  await select(main).selectOptions('');
  await expect.element(main.getByRole('article').first()).toHaveTextContent('Green Tea');
});

test('17.12 a long list is sorted within a filter, as its address says', async () => {
  const main = await openList('?filter=sale');
  await select(main, 'Sort products').selectOptions('Price: high to low');
  await expect.element(main.getByRole('article').first()).toHaveTextContent('Tea 21');
  expect(names(main)).toEqual(sales.toReversed());
  expect(address(main)).toBe('?filter=sale&sort=high');
  await expect.poll(said).toBe('Sort products: Price: high to low');
});

test('17.13 filters by facts narrow a list, and say how many each leaves', async () => {
  const main = await openList();
  await main.getByText('Filters', { exact: true }).click();
  await main.getByText('White leaf (6)').click();
  await main.getByText('China (2)').click();
  await expect.element(main.getByText('Filters (2)')).toBeVisible();
  expect(names(main)).toEqual(teas(11, 17));
  await expect.element(main.getByText('for "White leaf" and "China"')).toBeVisible();
  await expect.element(main.getByRole('checkbox', { name: /^China/ })).toHaveFocus();
  await expect.element(main.getByRole('link', { name: 'Clear filters' })).toBeVisible();
});

test('17.11 a search keeps its text within a filter, and says when nothing is found', async () => {
  const main = await openList('?search=tea+1');
  await expect.element(main.getByText('Showing 9 products for "tea 1"')).toBeVisible();
  await select(main).selectOptions('New Product');
  await expect.element(main.getByText(/for "tea 1" and "New"/)).toBeVisible();
  expect(address(main)).toBe('?search=tea+1&filter=new');
  const clear = main.getByRole('link', { name: 'Clear search' });
  await expect.element(clear).toHaveAttribute('href', '/products?filter=new');
});

test('17.11 a search without a match says so', async () => {
  const main = await openList('?search=xylophone');
  await expect.element(main.getByText('No Product found.')).toBeVisible();
  expect(main.getByRole('region').elements()).toHaveLength(0);
});

test('17.11 a search that finds no name shows apart what else it finds', async () => {
  const main = await openList('?search=grean');
  const others = main.getByRole('region', { name: 'Similar products' });
  await expect.element(others.getByRole('article').first()).toBeVisible();
  expect(main.getByText(/^Showing/).elements()).toHaveLength(0);
});
