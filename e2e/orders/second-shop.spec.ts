import { runAxe } from '../accessibility/axe.ts';
import { categories, choose, factsOf, nth, priceText, rows } from '../catalogue.ts';
import { countLine, shownIds } from '../productList.ts';
import { open, openStill, store, stored, test, expect } from '../shop.ts';
import { home, homeParts, products } from '../shopData.ts';

test('a shopper of another shop goes from a category to the checkout', async ({ page }) => {
  const category = nth(categories, 0);
  await open(page, '/products');
  const list = page.getByRole('navigation', { name: 'Categories' });
  await list.getByRole('link', { name: category.name }).click();
  await expect(page).toHaveURL(`/products/category/${category.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  const [id = 0] = await shownIds(page);
  await open(page, `/product/${id}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  expect((await stored(page, 'cart')).map((line) => line.id)).toEqual([id]);
  for (const path of ['/', `/product/${id}`, '/checkout']) {
    await open(page, path);
    expect((await runAxe(page)).violations, path).toEqual([]);
  }
});

test('the home page has its parts in the order of the owner @wide', async ({ page }) => {
  await open(page, '/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const { collections, featured, favourites } = home;
  const second = 'For long evenings';
  const titles = [...[collections, featured, favourites].map(({ title }) => title), second];
  // What is far below is not laid out yet.
  const shown = await headings.allTextContents();
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
  const { products: chosen } = homeParts.findLast(({ featured: row }) => row)?.featured ?? {};
  const row = page.getByRole('region', { name: second });
  await expect(row.getByRole('article')).toHaveCount(chosen?.length ?? 0);
});

test('Search shows 12 of many results, and leads to the list of all of them', async ({ page }) => {
  const text = nth(rows, 0).name.charAt(1);
  const count = rows.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).length;
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(text);
  await page.getByRole('link', { name: `Show all ${count}` }).click();
  await expect(countLine(page)).toHaveText(`Showing ${count} products for "${text}"`);
});

test('what goes with a product is shown first below it', async ({ page }) => {
  const { id } = choose(rows, (row) => factsOf(row.id).goesWith !== undefined);
  await open(page, `/product/${id}`);
  const wanted = factsOf(id).goesWith ?? [];
  expect((await shownIds(page)).slice(0, wanted.length)).toEqual(wanted);
});

test('what is out of stock cannot be added, and holds up the order', async ({ page }) => {
  const { id, fullName: name } = choose(
    rows,
    (row) => factsOf(row.id).availability === 'out of stock',
  );
  await store(page, 'cart', [{ id, quantity: 4 }, { id: nth(rows, 0).id }]);
  await open(page, `/product/${id}`);
  await expect(page.getByRole('button', { name: 'OUT OF STOCK' }).first()).toBeDisabled();
  await open(page, '/products');
  await expect(page.getByRole('button', { name: `Out of stock: ${name}` })).toBeDisabled();
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Order on WhatsApp' }).first().click();
  expect(await stored(page, 'cart')).toHaveLength(2);
  await open(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByRole('definition').first()).toHaveText('1');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(summary).not.toContainText('out of stock');
});

test('a card of sizes leads to the choice, and the chosen one is added', async ({ page }) => {
  const lead = choose(rows, ({ id }) => factsOf(id).family !== undefined);
  const sizes = products.filter(({ family }) => family === factsOf(lead.id).family);
  const prices = sizes.map(({ price }) => price / 100);
  const [first, second, gone] = sizes;
  await open(page, '/products');
  const card = page.getByRole('article').filter({ hasText: lead.name });
  await expect(card).toContainText(`from ${priceText(Math.min(...prices))}`);
  await card.getByRole('link', { name: `Choose a size: ${lead.name}` }).click();
  const choice = page.getByRole('navigation', { name: 'Sizes' });
  await expect(choice).toBeFocused();
  await expect(page.locator('body > [aria-live]')).toContainText(lead.name);
  await expect(choice.locator('[aria-current]')).toHaveText(`${first?.size}`);
  await expect(choice.getByRole('link', { name: `Out of stock: ${gone?.size}` })).toBeVisible();
  await choice.getByRole('link', { name: second?.size ?? '' }).press('Enter');
  await expect(page).toHaveURL(`/product/${second?.id}`);
  await expect(choice.getByRole('link', { name: second?.size ?? '' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(priceText(prices[1] ?? 0));
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  expect((await stored(page, 'cart')).map(({ id }) => id)).toEqual([second?.id]);
});

test('a product’s page says when an order arrives, and moves nothing @wide', async ({ page }) => {
  const { id } = choose(rows, (row) => factsOf(row.id).availability === undefined);
  await openStill(page, `/product/${id}`);
  await expect(page.getByText('Arrives Fri 9 Jan – Thu 15 Jan', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Standard shipping: /)).toBeHidden();
});

test('without benefits, tabs and large picture are beside each other @wide', async ({ page }) => {
  await open(page, '/product/2');
  const main = page.getByRole('main');
  const tabs = await main.getByRole('tablist').boundingBox();
  const pictures = await main
    .locator('img[alt=""]')
    .evaluateAll((images) =>
      images
        .map((image) => image.getBoundingClientRect())
        .map(({ top, width }) => ({ top, width })),
    );
  const large = pictures.find(({ width }) => width > 400);
  expect(large?.top).toBeCloseTo(tabs?.y ?? 0, -1);
});

test('18.7 search engines list a page in the languages that it is translated into', async ({
  request,
}) => {
  const isListed = async (address: string) =>
    !(await (await request.get(address)).text()).includes('name="robots" content="noindex"');
  expect(await isListed('/pt/products')).toBe(true);
  expect(await isListed('/pt/about'), 'not translated yet').toBe(false);
  expect(await isListed('/about')).toBe(true);
});
