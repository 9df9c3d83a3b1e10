import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runAxe } from '../accessibility/axe.ts';
import { policyOf } from './policy.ts';
import { copyOf, priceText, row, rows, sumsOf } from '../catalogue.ts';
import { expect, open, openStill, store, stored, toast } from '../shop.ts';
import {
  asha,
  ashaLines,
  buy,
  fillIn,
  hostileName,
  nameOf,
  pressOrder,
  testOfChannel,
  ways,
  windowOpened,
} from './channelShop.ts';

const test = testOfChannel({ orders: '{ channel: whatsapp, phone: +91 98765 43210 }' });

// In one worker, so that the shop is built once.
test.describe.configure({ mode: 'default' });

const button = 'Order on WhatsApp';
const chat = 'https://wa.me/919876543210?text=';

/** The text that the owner gets, line by line. */
function expectedText(origin: string, lines: readonly (readonly [id: number, quantity: number])[]) {
  const sums = sumsOf(lines.map(([id, quantity]) => [row(id), quantity]));
  return [
    'Order 0000-0000, BEAU',
    '',
    ...lines.map(
      ([id, quantity]) =>
        `${quantity} × ${nameOf(id)} (BEAU-${id}): ${priceText(quantity * row(id).price)}`,
    ),
    '',
    `Subtotal: ${sums.subtotal}`,
    `Estimated Tax (10%): ${sums.tax}`,
    `Total: ${sums.total}`,
    '',
    ...ashaLines,
    '',
    'The same cart at the shop:',
    `${origin}/cart?products=${lines.map((line) => line.join(':')).join(',')}`,
  ].join('\n');
}

for (const [way, width, isByKeyboard] of ways) {
  test(`an order goes from the product to WhatsApp, to the letter, ${way}`, async ({
    page,
    built,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await buy(page, 1, isByKeyboard);
    await fillIn(page, isByKeyboard);
    const address = await windowOpened(page, () => pressOrder(page, button, isByKeyboard));
    expect(address).toBe(chat + encodeURIComponent(expectedText(built.address, [[1, 1]])));
    await expect(page.getByRole('heading', { name: 'Order 0000-0000' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'WhatsApp has your order text. Press send there.',
    );
    expect(await stored(page, 'cart'), 'nobody has sent it yet').toMatchObject([{ id: 1 }]);
  });
}

test('ten lines with 999 of each arrive to the letter', async ({ page, built }) => {
  const lines = rows.map(({ id }) => [id, 999] as const);
  await store(
    page,
    'cart',
    lines.map(([id, quantity]) => copyOf(id, { quantity })),
  );
  await open(page, '/checkout');
  await fillIn(page, false);
  const address = await windowOpened(page, () => pressOrder(page, button, false));
  expect(address).toBe(chat + encodeURIComponent(expectedText(built.address, lines)));
  expect(address.length).toBeLessThan(7500);
});

test('a hostile name of a product arrives to the letter, and does nothing on the page', async ({
  page,
  built,
}) => {
  await store(page, 'cart', [copyOf(2, { quantity: 3 })]);
  await open(page, '/checkout');
  await fillIn(page, false);
  const address = await windowOpened(page, () => pressOrder(page, button, false));
  expect(address).toBe(chat + encodeURIComponent(expectedText(built.address, [[2, 3]])));
  await expect(page.getByLabel('The order as text')).toContainText(hostileName);
});

test('the form asks for what the channel uses, and the browser validates it', async ({ page }) => {
  await store(page, 'cart', [copyOf(1)]);
  await open(page, '/checkout');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(4);
  await expect(main.getByRole('radio')).toHaveCount(2);
  await expect(main.getByText(/card|pay now/i)).toHaveCount(0);
  await pressOrder(page, button, false);
  await expect(main.getByLabel('Name')).toBeFocused();
  await fillIn(page, false);
  await main.getByLabel('PIN code').fill('4110');
  await main.getByLabel('Email or mobile phone number').fill('call me');
  await pressOrder(page, button, false);
  await expect(main.getByText('Write the 6 digits of the PIN code.')).toBeVisible();
  await expect(
    main.getByText('Write an email address or a phone number, as in 98765 43210.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order 0000-0000' })).toHaveCount(0);
});

test('an empty cart is not ordered', async ({ page }) => {
  await openStill(page, '/checkout');
  await fillIn(page, false);
  await pressOrder(page, button, false);
  await expect(toast(page, 'Your cart is empty!')).toBeVisible();
});

test('the order stays after a reload, and only "I have sent it" takes it from the cart', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(1, { quantity: 2 }), copyOf(4)]);
  await open(page, '/checkout');
  await fillIn(page, false);
  const address = await windowOpened(page, () => pressOrder(page, button, false));
  await page.reload();
  await expect(page.getByText('Have you sent this order?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', address);

  await open(page, '/product/5');
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(
    page.getByText('You have sent your order on WhatsApp. BEAU answers you there.'),
  ).toBeVisible();
  expect(await stored(page, 'cart'), 'what came later stays').toMatchObject([{ id: 5 }]);
  expect(await page.evaluate(() => localStorage.getItem('beau:order'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: button }).first()).toBeVisible();
});

test('a discarded order leaves cart and fields as they were', async ({ page }) => {
  await store(page, 'cart', [copyOf(1)]);
  await open(page, '/checkout');
  await fillIn(page, false);
  await windowOpened(page, () => pressOrder(page, button, false));
  await page.getByRole('button', { name: 'Discard this order' }).click();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue(asha.Name);
  expect(await stored(page, 'cart')).toMatchObject([{ id: 1 }]);
  expect(await page.evaluate(() => localStorage.getItem('beau:order'))).toBeNull();
});

test('a blocked window loses nothing, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await store(page, 'cart', [copyOf(1)]);
  await openStill(page, '/checkout');
  await fillIn(page, false);
  await pressOrder(page, button, false);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your browser has not opened WhatsApp. Press “Open again”.',
  );
  await page.getByRole('button', { name: 'Copy the order' }).click();
  await expect(toast(page, 'Order copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Order 0000-0000, BEAU',
  );
});

test('axe finds no violation in the form with mistakes and in the order', async ({ page }) => {
  await store(page, 'cart', [copyOf(1)]);
  await open(page, '/checkout');
  await pressOrder(page, button, false);
  expect((await runAxe(page)).violations).toEqual([]);
  await fillIn(page, false);
  await windowOpened(page, () => pressOrder(page, button, false));
  expect((await runAxe(page)).violations).toEqual([]);
});

test('the order prints as one page with nothing but itself', async ({ page }) => {
  await store(page, 'cart', [copyOf(1, { quantity: 2 })]);
  await open(page, '/checkout');
  await fillIn(page, false);
  await windowOpened(page, () => pressOrder(page, button, false));
  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('body').innerText();
  for (const text of [
    'BEAU',
    'Order 0000-0000',
    row(1).name,
    priceText(2 * row(1).price),
    'Total',
  ]) {
    expect(shown).toContain(text);
  }
  for (const text of ['Checkout', 'Print', 'Back to Cart', 'Copy the order', 'Asha', 'Subscribe']) {
    expect(shown).not.toContain(text);
  }
});

test('no page and no script says that the shop is a demonstration', async ({ built }) => {
  const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );
  const found = files.filter((file) =>
    /demonstration/i.test(readFileSync(join(built.folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
  expect(readFileSync('dist/checkout/index.html', 'utf8')).toContain('This is a demonstration.');
});

test('the help page says what is handed to whom, and products can be bought', async ({ page }) => {
  await open(page, '/help');
  await expect(page.locator('#privacy')).toContainText(
    'BEAU gets it when you press send there. This browser keeps the order until you say that you have sent it, or discard it.',
  );
  await page.goto('/product/1');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('https://schema.org/InStock');
});

test('the content security policy is that of the demonstration', ({ built }) => {
  expect(policyOf(join(built.folder, 'checkout/index.html'))).toBe(
    policyOf('dist/checkout/index.html'),
  );
});
