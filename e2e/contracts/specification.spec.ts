import { copyOf, factsOf, row } from '../catalogue.ts';
import { expect, open, store, stored, test } from '../shop.ts';

/** The ten rows of the specification (SPEC 11.1), copied by hand, because they check the shop's own list. */
const table = [
  {
    id: 1,
    name: 'AM & PM Essentials',
    price: 'Rs. 1,099.00',
    oldprice: 'Rs. 1,300.00',
    tag: 'Sale',
  },
  { id: 2, name: 'Advanced Care Kit', price: 'Rs. 1,499.00', oldprice: 'Rs. 1,700.00', tag: 'New' },
  {
    id: 3,
    name: 'Signature Grooming Kit',
    price: 'Rs. 1,999.00',
    oldprice: 'Rs. 2,500.00',
    tag: 'New',
  },
  { id: 4, name: 'Restoring Night Cream With Retinol', price: 'Rs. 699.00', tag: 'Sale' },
  {
    id: 5,
    name: 'Hydrating Moisturiser With SPF 25',
    price: 'Rs. 599.00',
    oldprice: 'Rs. 999.00',
    tag: 'New',
  },
  {
    id: 6,
    name: 'Revitalizing Active Face Wash with Algae',
    price: 'Rs. 399.00',
    oldprice: 'Rs. 900.00',
    tag: 'New',
  },
  { id: 7, name: 'Hydrating Moisturiser With SPF 25', price: 'Rs. 599.00', tag: 'New' },
  { id: 8, name: 'Restoring Night Cream With Retinol', price: 'Rs. 699.00', tag: 'Sale' },
  {
    id: 9,
    name: 'Reviving Under Eye Serum With Caffeine',
    price: 'Rs. 799.00',
    oldprice: 'Rs. 1,300.00',
    tag: 'Sale',
  },
  {
    id: 10,
    name: 'Daily Protection Kit',
    price: 'Rs. 899.00',
    oldprice: 'Rs. 1,300.00',
    tag: 'New',
  },
];

test('the page of each product has the values of the table, and so has its stored copy', async ({
  page,
  request,
}) => {
  for (const { id, price, oldprice, tag } of table) {
    await open(page, `/product/${id}`);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(row(id).name);
    const info = heading.locator('../..');
    await expect(info).toContainText(price);
    await expect(info.getByRole('deletion')).toContainText(
      oldprice === undefined ? [] : [oldprice],
    );
    await expect(main.getByText(/^(Sale|New)$/).first()).toHaveText(tag);
    await main.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  }
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

test('every price on every page is in rupees with Indian digit grouping', async ({ page }) => {
  await store(page, 'cart', [copyOf(3, { quantity: 999 }), copyOf(1)]);
  const amounts = new Set<string>();
  for (const path of ['/', '/products', '/product/5', '/cart', '/checkout', '/help']) {
    await open(page, path);
    const text = (await page.locator('body').textContent()) ?? '';
    for (const [amount] of text.matchAll(/(?:\bRs\b|₹|\bINR|US|\$|€)[. ]*[\d,.]*\d/gi)) {
      amounts.add(amount);
    }
  }
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
