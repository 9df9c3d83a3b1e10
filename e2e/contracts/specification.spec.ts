import { copyOf, factsOf, row } from '../catalogue.ts';
import { expect, open, store, stored, test } from '../shop.ts';

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

test('each product has the values of the table, also stored', async ({ page, request }) => {
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
