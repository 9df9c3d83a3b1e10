/*
 * The texts and numbers of the first specification that no other test has to the letter, copied by hand: they check
 * what the shop's own files say. This file is changed only with the first specification, never for a later wish.
 */
import type { Locator, Page } from '@playwright/test';
import { copyOf, factsOf } from '../catalogue.ts';
import { expect, open, openStill, store, stored, test, toast } from '../shop.ts';

/** The ten rows of the specification (SPEC 11.1), copied by hand, because they check the shop's own list. */
const table = (
  [
    [1, 'AM & PM Essentials', '1,099', '1,300', 'Sale'],
    [2, 'Advanced Care Kit', '1,499', '1,700', 'New'],
    [3, 'Signature Grooming Kit', '1,999', '2,500', 'New'],
    [4, 'Restoring Night Cream With Retinol', '699', undefined, 'Sale'],
    [5, 'Hydrating Moisturiser With SPF 25', '599', '999', 'New'],
    [6, 'Revitalizing Active Face Wash with Algae', '399', '900', 'New'],
    [7, 'Hydrating Moisturiser With SPF 25', '599', undefined, 'New'],
    [8, 'Restoring Night Cream With Retinol', '699', undefined, 'Sale'],
    [9, 'Reviving Under Eye Serum With Caffeine', '799', '1,300', 'Sale'],
    [10, 'Daily Protection Kit', '899', '1,300', 'New'],
  ] as const
).map(([id, name, price, old, tag]) => ({
  id,
  name,
  price: `Rs. ${price}.00`,
  ...(old !== undefined && { oldprice: `Rs. ${old}.00` }),
  tag,
}));

/** What a reader finds in a page, with the signs that HTML writes as names. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1>|<[^>]+>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('each product has the values of the table, also stored', async ({ page, request }) => {
  for (const { id, name, price, oldprice, tag } of table) {
    const html = await (await request.get(`/product/${id}`)).text();
    const [, info = ''] = /(<h1>.*?)ADD TO CART/s.exec(html) ?? [];
    expect(textOf(info)).toContain(name);
    expect(textOf(info)).toContain(price);
    expect(/Old price <\/span>([^<]*)/.exec(info)?.[1], name).toBe(oldprice);
    expect(/>(Sale|New)</.exec(html.slice(html.indexOf('<main')))?.[1], name).toBe(tag);
  }
  await open(page, '/products');
  const adding = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await adding.evaluateAll((all: HTMLElement[]) => all.forEach((button) => button.click()));
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible();
  const copies = (await stored(page, 'cart')) as unknown as Record<string, string>[];
  expect(copies).toEqual(
    table.map(({ name, ...facts }) => ({
      ...facts,
      productName: name,
      description: factsOf(facts.id).description,
      image: expect.stringMatching(/^\//),
      secondaryImage: expect.stringMatching(/^\//),
      quantity: 1,
    })),
  );
  const pictures = copies.flatMap(({ image = '', secondaryImage = '' }) => [image, secondaryImage]);
  expect(new Set(pictures).size).toBe(20);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//);
  }
});

test('every price on every page is in rupees with Indian digit grouping', async ({
  page,
  request,
}) => {
  await store(page, 'cart', [copyOf(3, { quantity: 999 }), copyOf(1)]);
  await open(page, '/cart');
  const shown = [(await page.locator('body').textContent()) ?? ''];
  for (const path of ['/', '/products', '/product/5', '/help'])
    shown.push(textOf(await (await request.get(path)).text()));
  const found = shown.join(' ').matchAll(/(?:\bRs\b|₹|\bINR|US|\$|€)[. ]*[\d,.]*\d/gi);
  const amounts = new Set(Array.from(found, ([amount]) => amount));
  expect(amounts).toContain('Rs. 19,97,001.00');
  const oddOnes = [...amounts].filter(
    (amount) => !/^Rs\. (?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})\.\d{2}$/.test(amount),
  );
  // Only the promise of the specification is in dollars.
  expect(oddOnes).toEqual(['$100']);
});

test('the screen shows the brand’s name and colour', async ({ page }) => {
  await open(page, '/product/5');
  await expect(page).toHaveTitle(/ · BEAU$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'BEAU' })).toBeVisible();
  const add = page.getByRole('button', { name: 'ADD TO CART', exact: true }).first();
  await expect(add).toHaveCSS('background-color', 'rgb(78, 118, 97)');
});

/** The texts of each screen; those of home are in the order of its parts. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Our Featured Products',
    'Free Shipping for orders over $100.',
    '30-day money-back guarantee',
    '24 hours',
    'AI Skin Analysis',
    'Customer favourite essentials',
    'More to Discover',
    'Winter Collection',
    'Summer Collection',
  ],
  '/product/5': [
    'BEAU-5',
    'Beauty & Cosmetics',
    'In Stock',
    '30-day money-back guarantee',
    'DESCRIPTION',
    'For Normal, Oily, Combined Skin Types',
    'Available in 7 shades',
    'SHIPPING & RETURN',
    'Free Shipping for orders over $100.',
    '48 hrs after cancellation',
    '1-2 business days',
    '3-5 business days',
    'You May Also Like',
  ],
  '/about': [
    'Breaking the Mold: Redefining Skincare for Modern Indian Men Since 2024.',
    'From humble beginnings',
    '100% natural ingredients',
    'Cruelty-free and vegan formulas',
    'Sustainable packaging',
    'Beauty that cares',
    'Clean Ingredients',
    'Cruelty Free',
    '5000+',
    'Happy Clients',
    '10+',
    '5+',
    'Years Experience',
    '24/7',
    'Support',
    'Meet the Team',
    'Founder & CEO',
    'Product Designer',
    'Marketing Director',
    'Ready to experience BEAU?',
  ],
  '/contact': ['Start A Return', 'Contact Us', 'Shipping FAQ', 'Terms & Conditions'],
};

for (const [path, wanted] of Object.entries(texts)) {
  test(`${path} has its texts to the letter`, async ({ request }) => {
    const text = textOf(await (await request.get(path)).text());
    expect(wanted.filter((each) => !text.includes(each))).toEqual([]);
    const places = wanted.map((each) => text.indexOf(each));
    if (path === '/') expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
}

test('the links of home and About lead where they say, as many as there are', async ({ page }) => {
  const count = (name: string, address: string) =>
    page.locator(`main a[href="${address}"]`).filter({ hasText: name }).count();
  await open(page, '/');
  expect(await count('Shop Now', '/cart'), 'slides').toBe(5);
  expect(await count('Shop Now', '/products'), 'collections').toBe(2);
  expect(await count('Read More', '/products')).toBe(2);
  expect(await count('Explore Now', '/products')).toBe(1);
  expect(await count('Buy Now', '/cart')).toBe(1);
  await expect(page.locator('main li > a[target="_blank"][rel="noopener"]')).toHaveCount(6);
  const favourites = page.locator('section').filter({ hasText: 'Customer favourite essentials' });
  const links = favourites.locator('article h3 a');
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `/product/${id}`));
  await open(page, '/about');
  expect(await count('Our Collections', '/products')).toBe(1);
});

test('the checkout has its states, and the tax is 10 %', async ({ page }) => {
  await store(page, 'cart', [copyOf(1)]);
  await open(page, '/checkout');
  const states = page.getByRole('combobox', { name: 'State' }).locator('option');
  await expect(states).toHaveText([
    'Choose a state',
    'Delhi',
    'Gujarat',
    'Maharashtra',
    'Uttar Pradesh',
    'Haryana',
    'Bihar',
    'Tamil Nadu',
    'Himachal Pradesh',
  ]);
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Estimated Tax (10%)');
  await expect(summary).toContainText('Rs. 109.90');
  await expect(summary).toContainText('Rs. 1,208.90');
});

/** Where a toast is: in the middle of the top edge, or at its right end. */
async function positionOf(page: Page, shown: Locator): Promise<string> {
  const box = await shown.locator('xpath=ancestor::section[1]').boundingBox();
  if (!box || box.y > 160) return 'not at the top';
  const right = (page.viewportSize()?.width ?? 0) - box.x - box.width;
  if (Math.abs(box.x - right) <= 2) return 'top-center';
  return right >= 0 && right < box.x / 4 ? 'top-right' : 'elsewhere';
}

test.describe('A toast', () => {
  for (const [address, name, text, durationMs, position] of [
    ['/products', 'Add to Cart', 'AM & PM Essentials added to Cart', 2000, 'top-right'],
    ['/product/10', 'ADD TO CART', 'Daily Protection Kit Added to Cart!', 5000, 'top-center'],
  ] as const) {
    test(`“${text}” stays ${durationMs} ms, ${position}`, async ({ page }) => {
      await openStill(page, address);
      await page.getByRole('button', { name }).first().press('Enter');
      const shown = toast(page, text);
      await expect(shown).toBeVisible();
      expect(await positionOf(page, shown)).toBe(position);
      await page.clock.runFor(durationMs - 1);
      await expect(shown).toBeVisible();
      await page.clock.runFor(1);
      await expect(shown).toHaveCount(0);
    });
  }
});

test.describe('Sign Up', () => {
  test.use({ isSignUpDismissed: false });

  const flag = (page: Page) => page.evaluate(() => localStorage.getItem('signupDismissed'));
  test('opens by itself after 5000 ms, takes focus and returns it', async ({ page }) => {
    await openStill(page, '/about');
    const link = page.getByRole('link', { name: 'Our Collections' });
    await link.focus();
    await page.clock.runFor(4999);
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const inside = page.locator('dialog:focus, dialog :focus');
    await expect(inside).toHaveCount(1);
    expect(await flag(page)).toBeNull();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await flag(page)).toBe('true');
    await page.clock.runFor(20_000);
    await expect(dialog).toHaveCount(0);
  });

  test('that opened while nothing had focus leaves it nowhere', async ({ page }) => {
    await openStill(page, '/');
    await page.clock.runFor(5000);
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await page.clock.runFor(300);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page.locator(':focus')).toHaveCount(0);
  });
});
