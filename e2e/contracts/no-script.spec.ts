import type { APIRequestContext } from '@playwright/test';
import { categories, choose, factsOf, priceText, rows } from '../catalogue.ts';
import { about, help, home, policies, products, settings, words } from '../shopData.ts';
import { pages } from '../pages.ts';
import { expect, test } from '../shop.ts';

test.use({ javaScriptEnabled: false });

test('2, 2.5 without JavaScript every page shows its text, and no control that needs a script', async ({
  page,
}) => {
  const onSale = products.filter(({ tag }) => tag === 'Sale').length;
  const category = categories.at(0);
  const inCategory = products.filter((product) => product.category === category?.slug).length;
  const texts: Record<string, string> = {
    '/': home.featured.title,
    '/products': `Showing ${products.length} products for "All"`,
    '/sales': `Showing ${onSale} products for "Sale"`,
    '/about': about.stories[0]?.title ?? '',
    '/contact': settings.contact.phoneName,
    '/product/5': factsOf(5).description ?? words.productPage.standardText,
    '/wishlist': 'JavaScript',
    '/cart': 'JavaScript',
    '/checkout': 'demonstration',
    '/help': help.privacy.text,
    '/nowhere': 'Browse Products',
    [`/products/category/${category?.slug}`]: `Showing ${inCategory} products for "${category?.name}"`,
  };
  for (const path of pages) {
    await page.goto(path);
    const text = texts[path];
    if (text === undefined) throw new Error(`This test lacks a text of ${path}.`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
    // Without JavaScript both panels of the tabs are shown, and the tabs are their titles.
    await expect(page.locator('button:visible:not([role=tab])'), path).toHaveCount(0);
  }
});

test('without JavaScript a shopper goes from home to a product and reads all its texts', async ({
  page,
}) => {
  const toProducts = home.banners.find(({ action }) => action.to === '/products');
  const { name, price } = choose(rows, ({ id }) => id > 5);
  await page.goto('/');
  await page
    .getByRole('link', { name: toProducts?.action.label ?? '' })
    .last()
    .click();
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').getByText(priceText(price)).first()).toBeVisible();
  await expect(page.getByText(words.productPage.suitability ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText(policies.processing).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('without JavaScript the header shows the five links at every width', async ({ page }) => {
  const toSales = settings.menu.find(({ to }) => to === '/sales');
  for (const width of [320, 390, 991, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(settings.menu.map(({ label }) => label));
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: toSales?.label ?? '' })
    .click();
  await expect(page).toHaveURL('/sales');
});

test('without JavaScript /shop opens /products', async ({ page }) => {
  await page.goto('/shop');
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.productsPage.title);
});

test('2, 2.4 every link of every page leads to a page that exists', async ({ request }) => {
  const pages = new Map<string, string>();
  const links = new Set(['/', '/nowhere', '/product/abc']);
  for (const link of links) {
    const [path = ''] = link.split('#');
    const html = pages.get(path) ?? (await read(request, path));
    pages.set(path, html);
    for (const [, found] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)) links.add(`${found}`);
  }
  for (const link of links) {
    const [path = '', part] = link.split('#');
    const isMissing = path === '/nowhere' || path === '/product/abc';
    expect((await request.get(path)).status(), link).toBe(isMissing ? 404 : 200);
    if (part !== undefined) expect(pages.get(path), link).toContain(`id="${part}"`);
  }
  expect(links.size).toBeGreaterThan(20);
});

async function read(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}
