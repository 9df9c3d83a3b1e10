import { copyOf, priceText, row, rows } from '../catalogue.ts';
import { catchMail, expect, open, store } from '../shop.ts';
import {
  ashaLines,
  buy,
  fillIn,
  hostileName,
  nameOf,
  pressOrder,
  testOfChannel,
  ways,
} from './channelShop.ts';

const test = testOfChannel({
  orders: '{ channel: mail, email: orders@beau.example }',
  tax: '{ percent: 18, name: GST, isIncluded: true }',
  shipping: '{ charge: 49.00, freeFrom: 999.00, regions: [{ name: Maharashtra, charge: 29.00 }] }',
});

// In one worker, so that the shop is built once.
test.describe.configure({ mode: 'default' });

const button = 'Order by email';
const start = 'mailto:orders@beau.example?subject=Order%200000-0000&body=';

type Lines = readonly (readonly [id: number, name: string, quantity: number])[];

/** Prices and shipping contain the tax; shipping to Maharashtra is free from Rs. 999.00. */
function expectedBody(origin: string, lines: Lines): string {
  const amount = (each: number) => priceText(each / 100);
  const subtotal = lines.reduce((sum, [id, , quantity]) => sum + quantity * row(id).price * 100, 0);
  const shipping = subtotal >= 999_00 ? 0 : 29_00;
  const total = subtotal + shipping;
  const text = [
    'Order 0000-0000, BEAU',
    '',
    ...lines.map(
      ([id, name, quantity]) =>
        `${quantity} × ${name} (BEAU-${id}): ${priceText(quantity * row(id).price)}`,
    ),
    '',
    `Subtotal: ${amount(subtotal)}`,
    `Shipping: ${shipping === 0 ? 'Free' : amount(shipping)}`,
    `Includes GST (18%): ${amount(Math.round((total * 18) / 118))}`,
    `Total: ${amount(total)}`,
    '',
    ...ashaLines,
    '',
    'The same cart at the shop:',
    `${origin}/cart?products=${lines.map(([id, , quantity]) => `${id}:${quantity}`).join(',')}`,
  ].join('\r\n');
  return start + encodeURIComponent(text);
}

for (const [way, width, isByKeyboard] of ways) {
  test(`an order goes from the product to the mail program, to the letter, ${way}`, async ({
    page,
    built,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await buy(page, 10, isByKeyboard);
    await fillIn(page, isByKeyboard);
    const mail = await catchMail(page);
    await pressOrder(page, button, isByKeyboard);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Your mail program has your order text. Press send there.',
    );
    expect(await mail()).toEqual([expectedBody(built.address, [[10, row(10).name, 1]])]);
  });
}

test('the cart names shipping, what is missing until it is free, and the tax that is included', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(10)]);
  await open(page, '/cart');
  const main = page.getByRole('main');
  const { price } = row(10);
  await expect(main.getByText('Shipping', { exact: true })).toBeVisible();
  await expect(
    main.getByText(`${priceText(999 - price)} more, and shipping is free.`),
  ).toBeVisible();
  const included = ((price + 49) * 18) / 118;
  await expect(main.getByText(`The total includes ${priceText(included)} GST.`)).toBeVisible();
});

test('the shipping of the chosen state still counts after leaving the checkout and coming back', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(10)]);
  await open(page, '/checkout');
  const main = page.getByRole('main');
  await main.getByLabel('State').selectOption('Maharashtra');
  await expect(main.getByText(priceText(29), { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Back to Cart' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(main.getByLabel('State')).toHaveValue('Maharashtra');
  await expect(main.getByText(priceText(29), { exact: true })).toBeVisible();
});

test('a hostile name of a product arrives to the letter', async ({ page, built }) => {
  await store(page, 'cart', [copyOf(2, { quantity: 999 })]);
  await open(page, '/checkout');
  await fillIn(page, false);
  const mail = await catchMail(page);
  await pressOrder(page, button, false);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await mail()).toEqual([expectedBody(built.address, [[2, hostileName, 999]])]);
});

test('ten lines with 999 of each fit, and arrive to the letter', async ({ page, built }) => {
  await store(
    page,
    'cart',
    rows.map(({ id }) => copyOf(id, { quantity: 999 })),
  );
  await open(page, '/checkout');
  await fillIn(page, false);
  const mail = await catchMail(page);
  await pressOrder(page, button, false);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const lines = rows.map(({ id }) => [id, nameOf(id), 999] as const);
  expect(await mail()).toEqual([expectedBody(built.address, lines)]);
});

test('an address that does not fit is left out, which text and page say', async ({ page }) => {
  await store(page, 'cart', [copyOf(1)]);
  await open(page, '/checkout');
  await fillIn(page, false);
  await page.getByRole('main').getByLabel('Address').fill('घर '.repeat(130));
  const mail = await catchMail(page);
  await pressOrder(page, button, false);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your address did not fit. Send it in a second message.',
  );
  const [address = ''] = await mail();
  expect(address.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(address)).toContain('My address follows in another message.');
  await expect(page.getByLabel('The order as text')).toContainText('घर घर');
});
