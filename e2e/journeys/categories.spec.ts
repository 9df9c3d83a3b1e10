import type { Page } from '@playwright/test';
import { categories, pageSize } from '../catalogue.ts';
import { countLine, shownIds } from '../productList.ts';
import { products, settings, words } from '../shopData.ts';
import { expect, open, test } from '../shop.ts';

const links = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Categories' }).getByRole('link');
const addressOf = (slug: string) => `/products/category/${slug}`;
const idsIn = (slug: string) =>
  products.filter(({ category }) => category === slug).map(({ id }) => id);

test('without categories nothing shows, and no such address is a page', async ({ page }) => {
  test.skip(categories.length > 0, 'This shop has categories.');
  await open(page, '/products');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/category/');
  expect((await page.request.get('/products/category/none')).status()).toBe(404);
});

test.describe('In a shop with categories', () => {
  test.skip(categories.length === 0, 'This shop has no categories.');

  test('each category has a page with its products, title, canonical address and breadcrumb', async ({
    page,
  }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    for (const { slug, name, description } of categories) {
      const address = addressOf(slug);
      const html = await (await page.request.get(address)).text();
      expect(/rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html)?.[1]).toBe(address);
      expect(html).toContain('property="og:type" content="website"');
      expect(sitemap).toContain(`${address}</loc>`);
      const trail = /"itemListElement":\[([^\]]*)\]\}\]\}/.exec(html)?.[1];
      expect(trail).toContain(`"position":2,"name":"${words.productsPage.title}"`);
      expect(trail).toContain(`"position":3,"name":"${name}"`);

      await open(page, address);
      await expect(page).toHaveTitle(`${name} · ${settings.name}`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        description,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveText([
        'Home',
        words.productsPage.title,
        name,
      ]);
      const ids = idsIn(slug);
      const count = `${ids.length} ${ids.length === 1 ? 'product' : 'products'}`;
      await expect(countLine(page)).toHaveText(`Showing ${count} for "${name}"`);
      await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, pageSize));
    }
  });

  test('links above the list lead from category to category, and mark the current one', async ({
    page,
  }) => {
    await open(page, '/products');
    await expect(links(page)).toHaveText([
      words.productsPage.title,
      ...categories.map(({ name }) => name),
    ]);
    await expect(links(page).first()).toHaveAttribute('aria-current', 'page');
    for (const { slug, name } of categories) {
      await links(page).getByText(name, { exact: true }).click();
      await expect(page).toHaveURL(addressOf(slug));
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(links(page).getByText(name, { exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.locator('main [aria-current="page"]:is(a)')).toHaveCount(1);
      await expect.poll(() => shownIds(page)).toEqual(idsIn(slug).slice(0, pageSize));
    }
    await page.goBack();
    await expect(page).toHaveURL(addressOf(categories.at(-2)?.slug ?? ''));
  });

  test('the menu of phones leads to each category', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { slug, name } = categories.at(-1) ?? { slug: '', name: '' };
    for (const address of ['/', addressOf(categories[0]?.slug ?? '')]) {
      await open(page, address);
      await page.getByRole('button', { name: 'Menu' }).click();
      const list = page.getByRole('banner').getByRole('list', { name: 'Categories' });
      await expect(list.getByRole('link')).toHaveCount(categories.length);
      await list.getByRole('link', { name }).click();
      await expect(page).toHaveURL(addressOf(slug));
      await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    }
  });

  test('a category that the shop does not have says so, and leads to all products', async ({
    page,
  }) => {
    for (const slug of ['none', '__proto__', '%3Cb%3E']) {
      const response = await page.goto(addressOf(slug));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
    await page.getByRole('link', { name: 'Browse Products' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('the page of a product says its category', async ({ page }) => {
    for (const product of products.slice(0, 3)) {
      const own = categories.find(({ slug }) => slug === product.category)?.name;
      await open(page, `/product/${product.id}`);
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: own ?? settings.category })
          .first(),
      ).toBeVisible();
    }
  });

  test.describe('Without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the links to categories work', async ({ page }) => {
      await page.goto('/products');
      const { slug, name } = categories.at(-1) ?? { slug: '', name: '' };
      await links(page).getByText(name, { exact: true }).click();
      await expect(page).toHaveURL(addressOf(slug));
      await expect.poll(() => shownIds(page)).toEqual(idsIn(slug).slice(0, pageSize));
    });
  });
});
