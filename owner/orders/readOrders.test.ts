import { expect, test } from 'vitest';
import { anOrdersShop, english, hindi } from './ordersShop.testing.ts';
import { readOrders } from './readOrders.ts';

const read = (text: string) => readOrders(text, anOrdersShop);

test('what somebody writes into an order is said of that order, and what others write of none', () => {
  const changed = english
    .replace('Delivery', 'Leave out the soap: I am allergic\nDelivery')
    .replace(/The same cart[^]*/, '');
  const { orders, elsewhere } = read(
    `${changed}\n[26/11/26, 10:23:05] Ravi: Problem: my parcel is broken\nIt was wet`,
  );
  expect(orders.map(({ unread }) => unread)).toEqual([['Leave out the soap: I am allergic']]);
  expect(elsewhere).toEqual(['Problem: my parcel is broken', 'It was wet']);
});

test('what a buyer has typed below “Ship to” is no sum, no product and no order', () => {
  const typed = ['EMI: Rs. 1.00', '9 × Night Cream (BEAU-4): Rs. 1.00', 'Order 0000-0001, Soap'];
  const text = english.replace('  Pune', typed.map((line) => `  ${line}\n`).join('') + '  Pune');
  const { orders } = read(text);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.shipTo.slice(2, 5)).toEqual(typed);
  expect(orders[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('an address that mail has wrapped is one line again', () => {
  const long =
    '  Flat 12, Sahyadri Apartments, Karve Road, beside the temple, behind the old post office';
  const wrapped = long.replace('old post', 'old\npost');
  const { orders } = read(english.replace('  Pune', `${wrapped}\n  Pune`));
  expect(orders[0]?.shipTo[2]).toBe(long.trim());
  expect(orders[0]?.unread).toEqual([]);
});

test('an order in words that the shop has had before is known by its number and its form', () => {
  const earlier = english
    .replace('Order 7K2M-94QX, Soap, Oil & Co', 'Soap, Oil & Co: 7K2M-94QX')
    .replace('Ship to:', 'Send to:')
    .replace('Note:', 'Remark:')
    .replace('Payment: ', 'Paid by: ');
  const [now] = read(english).orders;
  if (!now) throw new Error('No order was read.');
  const { reference, lines, sums, shipTo, note, paid, payment } = now;
  expect(read(earlier).orders).toMatchObject([
    { reference, lines, sums, shipTo, note, paid, payment, unread: [] },
  ]);
});

test('the number of an order in a chat is no order', () => {
  const { orders, elsewhere } = read('26/11/2026, 10:23 - Me: 7K2M-94QX is on its way\nThanks!');
  expect(orders).toEqual([]);
  expect(elsewhere).toEqual(['7K2M-94QX is on its way', 'Thanks!']);
});

test('each order is in its language, also where two have the same heading', () => {
  const other = hindi.replace('7K2M-94QX', '0000-0001');
  const { orders } = read(`${english}\n${other}`);
  expect(orders.map(({ language }) => language?.tag)).toEqual(['en-IN', 'hi-IN']);
});

test('lines that an order leaves to its link are read there', () => {
  const { orders } = read(english.replace(/1 × Soap.*/, 'and 1 more, in the link below'));
  expect(orders[0]?.lines).toMatchObject([
    { quantity: 2, sku: 'BEAU-4' },
    { quantity: 1, sku: 'BEAU-7' },
  ]);
  expect(orders[0]?.isPart).toBe(false);
});

test('16,000 lines below “Ship to” are read as fast as one of the same length', () => {
  const lines = Array.from({ length: 16_000 }, () => '  ab').join('\n');
  const { orders } = read(english.replace('  Asha Rao', lines));
  expect(orders[0]?.shipTo).toHaveLength(16_004);
});
