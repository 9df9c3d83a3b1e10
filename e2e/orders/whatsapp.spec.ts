import type { Page } from '@playwright/test';
import { runAxe } from '../accessibility/axe.ts';
import { copyOf, priceText, row } from '../catalogue.ts';
import { expect, open, openStill, overflow, store, stored, toast } from '../shop.ts';
import { asha, fillIn, names, pressOrder, testOfChannel } from './channelShop.ts';

const test = testOfChannel({
  orders: '{ channel: whatsapp, phone: +91 98765 43210 }',
  shipping: '{ charge: 49.00, freeFrom: 9999.00, regions: [{ name: Maharashtra, charge: 29.00 }] }',
});

// In one worker, so that the shop is built once.
test.describe.configure({ mode: 'default' });

const button = 'Order on WhatsApp';
const cart = [copyOf(2, { quantity: 3 }), copyOf(4)];

/** Fills in the form and hands the order over; the address of the window that opens meanwhile. */
async function order(page: Page): Promise<string> {
  await store(page, 'cart', cart);
  await open(page, '/checkout');
  await fillIn(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressOrder(page, button)]);
  await popup.waitForURL(/^https:/);
  const address = popup.url();
  await popup.close();
  return address;
}

test('an order goes to WhatsApp to the letter, with the shipping of the region that is shown', async ({
  page,
  built,
}) => {
  const address = await order(page);
  const subtotal = 3 * row(2).price + row(4).price;
  const tax = Math.round(subtotal * 10) / 100;
  const text = [
    `Order 0000-0000, ${names.shop}`,
    '',
    `3 × ${names.hostile} (BEAU-2): ${priceText(3 * row(2).price)}`,
    `1 × ${row(4).fullName} (BEAU-4): ${priceText(row(4).price)}`,
    '',
    `Subtotal: ${priceText(subtotal)}`,
    `Shipping: ${priceText(29)}`,
    `Estimated Tax (10%): ${priceText(tax)}`,
    `Total: ${priceText(subtotal + 29 + tax)}`,
    '',
    '  Asha Rao',
    '  98765 43210',
    '  12 MG Road, Flat #4 & 5',
    '  Pune',
    '  Maharashtra 411001',
    'Payment: Bank transfer',
    '',
    'The same cart at the shop:',
    `${built.address}/cart?products=2:3,4:1`,
  ];
  expect(address).toBe(`https://wa.me/919876543210?text=${encodeURIComponent(text.join('\n'))}`);
  await expect(page.getByRole('heading', { name: 'Order 0000-0000' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your order is ready in WhatsApp. Press Send there.',
  );
  await expect(page.getByLabel('The order as text')).toContainText(names.hostile);
  expect(await stored(page, 'cart'), 'nobody has sent it yet').toHaveLength(2);
  expect((await runAxe(page)).violations).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const part of [names.shop, 'Order 0000-0000', row(4).name, 'Total']) {
    expect(printed).toContain(part);
  }
  for (const part of ['Checkout', 'Print', 'Copy the order', 'Asha', 'Subscribe']) {
    expect(printed).not.toContain(part);
  }
});

test('the order stays after a reload, and only "I have sent it" takes it from the cart', async ({
  page,
}) => {
  const address = await order(page);
  await page.reload();
  await expect(page.getByText('Have you sent this order?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', address);
  await open(page, '/product/5');
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('You have sent your order on WhatsApp.')).toBeVisible();
  expect(await stored(page, 'cart'), 'what came later stays').toMatchObject([{ id: 5 }]);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: button }).first()).toBeVisible();
});

test('a discarded order leaves cart and fields as they were', async ({ page }) => {
  await order(page);
  await page.getByRole('button', { name: 'Discard this order' }).click();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue(asha.Name);
  expect(await stored(page, 'cart')).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.getItem('beau:order'))).toBeNull();
});

test('a blocked window loses nothing, the page says so, and the order can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await store(page, 'cart', cart);
  await openStill(page, '/checkout');
  await fillIn(page);
  await pressOrder(page, button);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your browser has not opened WhatsApp. Press “Open again”.',
  );
  await page.getByRole('button', { name: 'Copy the order' }).click();
  await expect(toast(page, 'Order copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Order 0000-0000');
});

test('the form asks for what WhatsApp needs, and says what is wrong', async ({ page }) => {
  await store(page, 'cart', cart);
  await open(page, '/checkout');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(4);
  await expect(main.getByRole('radio')).toHaveCount(2);
  await expect(page.getByText(/demonstration|pay now/i)).toHaveCount(0);
  await pressOrder(page, button);
  await expect(main.getByLabel('Name')).toBeFocused();
  await fillIn(page);
  await main.getByLabel('PIN code').fill('4110');
  await main.getByLabel('Email or mobile phone number').fill('call me');
  await pressOrder(page, button);
  await expect(main.getByText('Enter the 6 digits of the PIN code.')).toBeVisible();
  await expect(main.getByText('Enter an email address or a phone number')).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
});

test('the shipping of the chosen state still counts after leaving the checkout and coming back', async ({
  page,
}) => {
  await store(page, 'cart', cart);
  await open(page, '/checkout');
  const main = page.getByRole('main');
  await main.getByLabel('State').selectOption('Maharashtra');
  await expect(main.getByText(priceText(29), { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Back to Cart' }).click();
  await main.getByRole('link', { name: 'Checkout' }).click();
  await expect(main.getByLabel('State')).toHaveValue('Maharashtra');
  await expect(main.getByText(priceText(29), { exact: true })).toBeVisible();
});

test('the shop’s and the products’ longest names widen no page of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await store(page, 'cart', [copyOf(1, { quantity: 999 })]);
  await store(page, 'wishlist', [copyOf(1)]);
  for (const path of [
    '/',
    '/products',
    '/product/1',
    '/wishlist',
    '/cart',
    '/checkout',
    '/about',
  ]) {
    await open(page, path);
    await expect(page.getByRole('banner').getByText(names.shop)).toBeInViewport({ ratio: 1 });
    expect(await overflow(page), path).toBe(0);
    if (path === '/' || path === '/about') continue;
    const shown = page.getByRole('main').getByText(names.longest).last();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown, path).toBeInViewport({ ratio: 1 });
  }
});
