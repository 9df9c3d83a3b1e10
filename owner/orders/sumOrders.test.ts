import { expect, test } from 'vitest';
import { checkOrder } from './checkOrder.ts';
import { anOrdersShop, english, hindi, short } from './ordersShop.testing.ts';
import { readOrders } from './readOrders.ts';
import { paymentOf, soldIn, sumsBy, writeList } from './sumOrders.ts';

const second = hindi
  .replace('7K2M-94QX', '0000-0001')
  .replace('50 ग्राम (BEAU-7): Rs. 100.00', '100 ग्राम (BEAU-8): Rs. 180.00');
const third = short.replace('7K2M-94QX', '0000-0002').replace('Pune 411001', 'Delhi 110001');
const orders = readOrders([english, second, third].join('\n'), anOrdersShop).orders.map((order) =>
  checkOrder(order, anOrdersShop),
);

test('15.32 what sold is summed by number, a short text at the prices of today', () => {
  expect(soldIn(orders, anOrdersShop)).toEqual([
    { name: 'Night Cream (BEAU-4)', count: 6, amount: 4194_00 },
    { name: 'Soap', count: 3, amount: 380_00 },
    { name: 'Soap, 50 g (BEAU-7)', count: 2, amount: 200_00 },
    { name: 'Soap, 100 g (BEAU-8)', count: 1, amount: 180_00 },
  ]);
});

test('15.32 orders are summed by way to pay and by zone, in the shop’s first language', () => {
  expect(sumsBy(orders, (order) => paymentOf(order, anOrdersShop))).toEqual([
    { name: 'Cash on delivery', count: 3, amount: 4599_06 },
  ]);
  expect(sumsBy(orders, ({ zone }) => zone?.name ?? '')).toEqual([
    { name: 'Pune', count: 2, amount: 3066_04 },
    { name: 'Rest of India', count: 1, amount: 1533_02 },
  ]);
});

test('15.32 the list has a row for each line of an order, with plain numbers', () => {
  const [head, first, , ...rows] = writeList(orders, anOrdersShop).split('\r\n');
  expect(head).toBe(
    '\uFEFF"Order","Day","Product","Size","SKU","Quantity","Price","Sum","Name","Phone","Place","Payment","Note","To look at"',
  );
  expect(first).toBe(
    '"7K2M-94QX","2026-11-26","Night Cream","","BEAU-4","2","699.00","1398.00","Asha Rao","98765 43210","12 MG Road: second floor, beside the old post office, Pune 411001, Maharashtra","Cash on delivery","Please leave out the soap: I am allergic",""',
  );
  expect(rows.slice(0, 2).join()).toContain('"0000-0001","2026-11-26","Soap","100 g","BEAU-8"');
});

test('15.32 the list has semicolons and commas where the language writes numbers so, and no formula behind any sign', () => {
  const languages = anOrdersShop.languages.map((own) => ({ ...own, tag: 'de-DE' }));
  const german = { ...anOrdersShop, languages };
  const texts = ['=1+1', 'x;=HYPERLINK("a");y', '+91', '"-2', 'a,@b', '＝1', 'a - b'];
  const typed = texts.flatMap(
    (text, index) =>
      readOrders(english.replace('7K2M', `000${index}`).replace('Asha Rao', text), german).orders,
  );
  const list = writeList(
    typed.map((order) => checkOrder(order, german)),
    german,
  );
  expect(list).toContain(`"2";"699,00";"1398,00";"'=1+1"`);
  const cells = [`x;'=HYPERLINK(""a"");y`, `'+91`, `'""-2`, `a,'@b`, `'＝1`, 'a - b'];
  for (const cell of cells) expect(list).toContain(`"${cell}"`);
});
