import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../accessibility/axe.ts';
import { pressAll } from '../accessibility/pressAll.ts';
import { readOrder, writeOrder } from '#ordering/orderLink.ts';
import { copyOf, priceText, row } from '../catalogue.ts';
import { expect, open, overflow, store, stored } from '../shop.ts';
import { settings } from '../shopData.ts';
import { anna, fillIn, handOver, pressOrder, test } from './orders.ts';

/** It has what an address, a page or a text could stumble over. */
const hostile = row(4).name;
const cart = [copyOf(4, { quantity: 2 }), copyOf(2)];

async function openCheckout(page: Page): Promise<Locator> {
  await store(page, 'cart', cart);
  await open(page, '/checkout');
  return page.getByRole('main');
}

/** Fills in the form and hands the order over; the address that opens. */
async function order(page: Page): Promise<string> {
  await openCheckout(page);
  await fillIn(page);
  return handOver(page);
}

test('an order goes to WhatsApp as it is shown, with its shipping', async ({ page, baseURL }) => {
  await openCheckout(page);
  await pressOrder(page);
  expect((await runAxe(page)).violations, 'of a form with mistakes').toEqual([]);
  await fillIn(page);
  let asked = 0;
  // The order that is shown then has its pictures.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked += 1;
  });
  const askedBefore = new Promise<number>((resolve) => page.once('popup', () => resolve(asked)));
  const { origin, pathname, searchParams } = new URL(await handOver(page));
  expect(await askedBefore, '15.26 between the press and the window').toBe(0);
  expect(origin + pathname).toBe('https://wa.me/491713920077');
  const text = searchParams.get('text') ?? '';
  await expect(page.getByLabel('The order as text')).toHaveText(text, { useInnerText: true });
  const subtotal = 2 * row(4).price + row(2).price;
  for (const line of [
    `2 × ${hostile} (NOR-4): ${priceText(2 * row(4).price)}`,
    `10 € off a set table: −${priceText(10)}`,
    `Shipping: ${priceText(5.9)}`,
    `Payment: Cash on delivery, ${priceText(subtotal - 10 + 5.9 + 7.5)}`,
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text.split('\n').at(-1)).toContain(`${baseURL}/admin/orders#1`);
  await expect(page.getByRole('heading', { name: 'Order 0000-0000' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    'Your order is ready in WhatsApp. Press Send there.',
  );
  expect(await stored(page, 'cart'), 'nobody has sent it yet').toHaveLength(2);
  expect((await runAxe(page)).violations).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const part of [settings.name, 'Order 0000-0000', row(2).name, 'Total']) {
    expect(printed).toContain(part);
  }
  for (const part of ['Checkout', 'Print', 'Copy the order', anna.name, 'Subscribe']) {
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
  await expect(slip.locator('address')).toContainText('Anna Kröger');
  await expect(slip.locator('address')).toContainText('Deichstraße 4, Flat #4 & 5');
  await expect(slip).toContainText('Total · Cash on delivery');
  await expect(slip).toContainText(`2 × ${hostile} (NOR-4)`);
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
  const sentence = /^They saw 1,00\u00a0€\. Today it is [\d,.]+\u00a0€\.$/;
  await expect(page.getByText(sentence)).toHaveCount(1);
  await expect(page.getByRole('row', { name: `${hostile} 4` })).toBeVisible();
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
  expect(printed).toContain('Anna Kröger');
  expect(printed).toContain('They saw 1,00\u00a0€.');
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
  await expect(past).toContainText(hostile);
  await expect(past, 'the address is not remembered').not.toContainText(anna.name);
  expect((await runAxe(page)).violations).toEqual([]);
  await expect(past.getByRole('link', { name: 'Ask about this order' })).toHaveAttribute(
    'href',
    'https://wa.me/491713920077?text=Order%200000-0000',
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await past.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const part of [settings.name, 'Order 0000-0000', settings.seller?.name ?? ''])
    expect(printed).toContain(part);
  for (const part of ['in this browser', 'Order again', 'today'])
    expect(printed).not.toContain(part);
  await page.emulateMedia({ media: 'screen' });
  await past.getByRole('link', { name: 'Order again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my cart' }).click();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 4, quantity: 2 }, { id: 2 }]);
});

test('pressing all of an order, focus is on something visible @wide', async ({ page }) => {
  await page.clock.install();
  await openCheckout(page);
  await fillIn(page);
  await page.getByLabel('Remember my address').check();
  await handOver(page);
  await pressAll(page);
  await open(page, '/orders');
  await pressAll(page);
});
