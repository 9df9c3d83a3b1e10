import type { Page } from '@playwright/test';
import { factsOf, idsOf, priceText, row, rows } from '../catalogue.ts';
import { about, help, home, policies, settings, words } from '../shopData.ts';
import { expect, open, store, test } from '../shop.ts';
import { rupees, table } from './table.ts';

/**
 * What the specification quotes of BEAU, to the letter. The journeys compare the pages with the shop's
 * data, so that they can be run over any shop; this file compares BEAU's data with the specification.
 */

test('the products are the ten of the specification’s table', () => {
  expect(rows.map((row) => ({ ...row, name: factsOf(row.id).name }))).toEqual(table);
});

test('prices are written in rupees with Indian digit grouping', () => {
  expect(priceText(109_900)).toBe('Rs. 1,09,900.00');
  for (const amount of [0, 0.5, 399, 1099, 12_345.6, 99_999_999]) {
    expect(priceText(amount)).toBe(rupees(amount));
  }
});

test('the header’s five links are Home, Products, Sales, About and Contact', () => {
  expect(settings.menu).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: 'Sales', to: '/sales' },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
  ]);
  expect(settings.name).toBe('BEAU');
});

test('home has the texts and links of the specification', () => {
  expect(home.hero.map(({ action }) => action)).toEqual(
    Array.from({ length: 5 }, () => ({ label: 'Shop Now', to: '/cart' })),
  );
  expect(home.featured.title).toBe('Our Featured Products');
  expect(home.banners.map(({ action }) => action)).toEqual([
    { label: 'Explore Now', to: '/products' },
    { label: 'Buy Now', to: '/cart' },
  ]);
  expect(home.spotlight?.title).toBe('AI Skin Analysis');
  expect(home.favourites.title).toBe('Customer favourite essentials');
  expect(home.collections.title).toBe('More to Discover');
  expect(home.collections.cards.map(({ title, action }) => [title, action])).toEqual([
    ['Winter Collection', { label: 'Shop Now', to: '/products' }],
    ['Summer Collection', { label: 'Shop Now', to: '/products' }],
  ]);
});

test('the lists are called Products and Sale Products', () => {
  expect(words.productsPage.title).toBe('Products');
  expect(words.salesPage.title).toBe('Sale Products');
});

test('a product has the texts of the specification', () => {
  expect(words.productPage).toMatchObject({
    standardText: 'Premium quality product with excellent features.',
    suitability: 'For Normal, Oily, Combined Skin Types',
    note: 'Available in 7 shades',
  });
  expect(words.productPage.benefits).not.toEqual([]);
  expect(settings).toMatchObject({
    sku: 'BEAU-{id}',
    category: 'Beauty & Cosmetics',
    availability: 'In Stock',
  });
});

test('the eight states are those of the specification', () => {
  expect(settings.regions).toEqual({
    name: 'State',
    list: [
      'Delhi',
      'Gujarat',
      'Maharashtra',
      'Uttar Pradesh',
      'Haryana',
      'Bihar',
      'Tamil Nadu',
      'Himachal Pradesh',
    ],
  });
});

test('the footer has the help links of the specification and six cards', () => {
  expect(settings.helpLinks).toEqual([
    { label: 'Start A Return', to: '/help#returns' },
    { label: 'Contact Us', to: '/contact' },
    { label: 'Shipping FAQ', to: '/help#shipping' },
    { label: 'Terms & Conditions', to: '/help#terms' },
  ]);
  expect(new Set(settings.cardMarks).size).toBe(6);
  expect(settings.contact.phoneName).toBe('WhatsApp');
});

test('About has the texts of the specification', () => {
  expect(about.hero.tagline).toBe(
    'Breaking the Mold: Redefining Skincare for Modern Indian Men Since 2024.',
  );
  expect(about.hero.belief).toMatch(/we believe/i);
  const pointsOf = (title: string) =>
    about.stories.find((story) => story.title === title)?.points.map((point) => point.title);
  expect(pointsOf('From humble beginnings')).toEqual([
    '100% natural ingredients',
    'Cruelty-free and vegan formulas',
    'Sustainable packaging',
  ]);
  expect(pointsOf('Beauty that cares')).toEqual(['Clean Ingredients', 'Cruelty Free']);
  expect(about.numbers).toEqual([
    { number: '5000+', label: 'Happy Clients' },
    { number: '10+', label: 'Products' },
    { number: '5+', label: 'Years Experience' },
    { number: '24/7', label: 'Support' },
  ]);
  expect(about.team.title).toBe('Meet the Team');
  expect(about.team.members.map(({ role }) => role)).toEqual([
    'Founder & CEO',
    'Product Designer',
    'Marketing Director',
  ]);
  expect(about.closing).toEqual({
    title: 'Ready to experience BEAU?',
    action: { label: 'Our Collections', to: '/products' },
  });
});

test('the policies are those of the specification', () => {
  expect(policies).toEqual({
    freeShipping: 'Free Shipping for orders over $100.',
    returns: expect.stringMatching(/^returns within 48 hrs after cancellation$/i),
    guarantee: expect.stringMatching(/^30-day money-back guarantee$/i),
    processing: expect.stringMatching(/^orders are processed in 1-2 business days$/i),
    standardShipping: '3-5 business days',
    expressShipping: '1-2 business days',
    support: expect.stringMatching(/^online support 24 hours$/i),
  });
  expect(help.page.title).toBe('Help');
  expect(help.privacy.text).toMatch(/no server, no login/i);
});

test('the filters show the products of the specification, in its order', async ({ page }) => {
  for (const [filter, ids] of [
    ['new', [2, 3, 5, 6, 7, 10]],
    ['sale', [1, 4, 8, 9]],
    ['low', [6, 5, 7, 4, 8, 9, 10, 1, 2, 3]],
    ['high', [3, 2, 1, 10, 9, 4, 8, 5, 7, 6]],
  ] as const) {
    await open(page, `/products?filter=${filter}`);
    const links = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link');
    await expect(links).toHaveCount(ids.length);
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(idsOf(addresses)).toEqual(ids);
  }
});

test('Search finds BEAU’s products', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).click();
  for (const [text, ids] of [
    ['NiGhT cream w', [4, 8]],
    ['kit', [2, 3, 10]],
    [' KIT', [2, 3, 10]],
    ['kit ', []],
    ['&', [1]],
    ['SPF 25', [5, 7]],
    ['serum', [9]],
  ] as const) {
    await page.getByPlaceholder('Search for Product').fill(text);
    // What is only close to the text has a list of its own, in a section below (SPEC 16.65).
    await expect(page.getByRole('dialog').locator('search > ul > li')).toHaveText(
      ids.map((id) => row(id).name),
    );
  }
});

test('an order of Rs. 19,97,400.00 has the tax Rs. 1,99,740.00 and the total Rs. 21,97,140.00', async ({
  page,
}) => {
  await store(page, 'cart', [
    { id: 3, quantity: 999 },
    { id: 6, quantity: 1 },
  ]);
  await open(page, '/cart');
  await expect(sumOf(page, 'Total')).toHaveText('Rs. 19,97,400.00');
  await open(page, '/checkout');
  await expect(sumOf(page, 'Subtotal')).toHaveText('Rs. 19,97,400.00');
  await expect(sumOf(page, 'Estimated Tax (10%)')).toHaveText('Rs. 1,99,740.00');
  await expect(sumOf(page, 'Total')).toHaveText('Rs. 21,97,140.00');
});

function sumOf(page: Page, term: string) {
  return page.getByRole('main').getByText(term, { exact: true }).locator('xpath=following::dd[1]');
}
