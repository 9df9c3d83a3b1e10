import { expect, test } from '../shop.ts';

test.use({ javaScriptEnabled: false });

const texts = {
  '/': 'Our Featured Products',
  '/products': 'Showing 10 products for "All"',
  '/contact': 'hello@beau.example',
  '/product/5': 'Available in 7 shades',
  '/cart': 'JavaScript',
  '/checkout': 'demonstration',
};

test('without JavaScript pages have their text, and no control that needs it', async ({ page }) => {
  for (const [path, text] of Object.entries(texts)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
    // Both panels of the tabs are shown, and the tabs are their titles.
    await expect(page.locator('button:visible:not([role=tab])'), path).toHaveCount(0);
  }
  await page.goto('/contact');
  const mail = page.getByRole('main').getByRole('link', { name: texts['/contact'] });
  await expect(mail).toHaveAttribute('href', `mailto:${texts['/contact']}`);
});

test('without JavaScript a phone shows five links, /shop opens the products', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/shop');
  await expect(page).toHaveURL('/products');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Home', 'Products', 'Sales', 'About', 'Contact']);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Daily Protection Kit' }).click();
  await expect(page.getByText('Orders are processed').first()).toBeVisible();
});

test('every link of every page leads to a page that exists', async ({ request }) => {
  const pages = new Map<string, string>();
  const links = new Set(['/', '/nowhere', '/product/abc']);
  for (const link of links) {
    const [path = '', part] = link.split('#');
    const response = await request.get(path);
    const isMissing = path === '/nowhere' || path === '/product/abc';
    expect(response.status(), link).toBe(isMissing ? 404 : 200);
    const html = pages.get(path) ?? (await response.text());
    pages.set(path, html);
    if (part !== undefined) expect(html, link).toContain(`id="${part}"`);
    for (const [, found = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)) links.add(found);
  }
  expect(links.size).toBeGreaterThan(20);
});
