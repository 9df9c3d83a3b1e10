import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../accessibility/axe.ts';
import { pressAll } from '../accessibility/pressAll.ts';
import { readOrder, writeOrder } from '#ordering/orderLink.ts';
import { copyOf, priceText, row } from '../catalogue.ts';
import { expect, open, overflow, store, stored } from '../shop.ts';
import { policies, settings } from '../shopData.ts';
import { fillIn, handOver, names, pressOrder, testOfChannel } from './channelShop.ts';

const test = testOfChannel({
  orders: '{ channel: whatsapp, phone: +91 98765 43210 }',
  shipping:
    '{ zones: [{ name: Maharashtra, states: [Maharashtra], charge: 29.00, freeFrom: 9999.00 }, { name: Elsewhere, charge: 49.00, freeFrom: 9999.00 }] }',
  payments:
    '[{ name: Cash on delivery, charge: 50.00, upTo: 9000.00 }, { name: Bank transfer, text: We send the account in the chat. }]',
  minimumOrder: '500.00',
  offers:
    '[{ name: 100 off from two thousand, from: 2000.00, amount: 100.00 }, { name: Ten percent, from: 9000.00, percent: 10 }]',
});

// In one worker, so that the shop is built once.
test.describe.configure({ mode: 'default' });

const button = 'Order on WhatsApp';
const cart = [copyOf(2, { quantity: 3 }), copyOf(4)];

async function openCheckout(page: Page): Promise<Locator> {
  await store(page, 'cart', cart);
  await open(page, '/checkout');
  return page.getByRole('main');
}

/** Fills in the form and hands the order over; the address that opens. */
async function order(page: Page): Promise<string> {
  await openCheckout(page);
  await fillIn(page);
  return handOver(page, button);
}

test('an order goes to WhatsApp as it is shown, with its shipping', async ({ page, built }) => {
  await openCheckout(page);
  await pressOrder(page, button);
  expect((await runAxe(page)).violations, 'of a form with mistakes').toEqual([]);
  await fillIn(page);
  let asked = 0;
  // The order that is shown then has its pictures.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked += 1;
  });
  const askedBefore = new Promise<number>((resolve) => page.once('popup', () => resolve(asked)));
  const { origin, pathname, searchParams } = new URL(await handOver(page, button));
  expect(await askedBefore, '15.26 between the press and the window').toBe(0);
  expect(origin + pathname).toBe('https://wa.me/919876543210');
  const text = searchParams.get('text') ?? '';
  await expect(page.getByLabel('The order as text')).toHaveText(text, { useInnerText: true });
  const subtotal = 3 * row(2).price + row(4).price;
  const tax = Math.round((subtotal - 100) * 10) / 100;
  for (const line of [
    `3 × ${names.hostile} (BEAU-2): ${priceText(3 * row(2).price)}`,
    `100 off from two thousand: −${priceText(100)}`,
    `Shipping: ${priceText(29)}`,
    `Payment: Bank transfer, ${priceText(subtotal - 100 + 29 + tax)}`,
    `Delivery: ${policies.standardShipping}`,
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text.split('\n').at(-1)).toContain(`${built.address}/admin/orders#1`);
  await expect(page.getByRole('heading', { name: 'Order 0000-0000' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    'Your order is ready in WhatsApp. Press Send there.',
  );
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

test('15.30 the owner opens the order by its link, or pastes many, and has slips, sums and list', async ({
  page,
}) => {
  const text = new URL(await order(page)).searchParams.get('text') ?? '';
  const link = text.split('\n').at(-1) ?? '';
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(link);
  const slip = page.getByRole('listitem').filter({ hasText: '0000-0000 · ' });
  await expect(slip.locator('address')).toContainText('Asha Rao');
  await expect(slip.locator('address')).toContainText('12 MG Road, Flat #4 & 5');
  await expect(slip).toContainText('Total · Bank transfer');
  await expect(slip).toContainText(`3 × ${names.hostile} (BEAU-2)`);
  await expect(page.getByRole('status')).toHaveText('1 order, 0 to look at');
  await expect(slip).toBeInViewport();
  const field = page.getByLabel('Your orders');
  const sent = readOrder(link.split('#')[1] ?? '');
  if (!sent) throw new Error('It has just been read.');
  const forged = writeOrder({ ...sent, reference: '0000-0001', total: 1_00 });
  const lost = text.replace('0000-0000', '0000-0002').replace(link, '');
  await field.fill(`Hello!\n${text}\nThank you!\n${link.replace(/#.*/, '#')}${forged}\n${lost}`);
  await expect(page.getByRole('status')).toHaveText(
    '2 orders, 1 to look at · 1 text without a link: read it yourself.',
  );
  const sentence = /^They saw Rs\. 1\.00\. Today it is Rs\. [\d,.]+\.$/;
  await expect(page.getByText(sentence)).toHaveCount(1);
  await expect(page.getByRole('row', { name: `${names.hostile} 6` })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect((await runAxe(page)).violations).toEqual([]);
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a list (CSV)' }).click(),
  ]);
  expect(list.suggestedFilename()).toBe('orders.csv');
  expect(readFileSync(await list.path(), 'utf8')).toContain('"0000-0000"');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  expect(printed).toContain('Asha Rao');
  expect(printed).toContain('They saw Rs. 1.00.');
  expect(printed).not.toMatch(/without a link|Paste|Save/);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Empty the field' }).click();
  await expect(field).toBeFocused();
  await expect(slip).toHaveCount(0);
});

test('a sent order can be printed, asked about and ordered again', async ({ page }) => {
  await order(page);
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Your orders in this browser' }).click();
  const main = page.getByRole('main');
  const past = main.getByRole('listitem').filter({ hasText: 'Order 0000-0000' });
  await expect(past).toContainText(names.hostile);
  await expect(past, 'the address is not remembered').not.toContainText('Asha');
  expect((await runAxe(page)).violations).toEqual([]);
  await expect(past.getByRole('link', { name: 'Ask about this order' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210?text=Order%200000-0000',
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await past.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const part of [names.shop, 'Order 0000-0000', settings.seller?.name ?? ''])
    expect(printed).toContain(part);
  for (const part of ['in this browser', 'Order again', 'today'])
    expect(printed).not.toContain(part);
  await page.emulateMedia({ media: 'screen' });
  await past.getByRole('link', { name: 'Order again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my cart' }).click();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 2, quantity: 3 }, { id: 4 }]);
});

for (const isBackwards of [false, true]) {
  const from = isBackwards ? 'last' : 'first';
  test(`pressing all of an order, the ${from} button first, focus is on something visible`, async ({
    page,
  }) => {
    await page.clock.install();
    await openCheckout(page);
    await fillIn(page);
    await page.getByLabel('Remember my address').check();
    await handOver(page, button);
    await pressAll(page, isBackwards);
    await open(page, '/orders');
    await pressAll(page, isBackwards);
  });
}

test('the longest names of shop and products widen no page of a small phone', async ({ page }) => {
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
