import { expect, test } from 'vitest';
import { readMessages } from '#shop-data/messages/readMessages.ts';
import { type OrderWords, readOrders } from './readOrders.ts';
import { sayLine, sumsOf, writeList } from './sumOrders.ts';

const chat = `[26/11/26, 10:23:05] Asha: Order 7K2M-94QX, Soap, Oil & Co
26 November 2026

2 × Night Cream (BEAU-4): Rs. 1,398.00

Total: Rs. 1,398.00

Ship to:
  =HYPERLINK("a"), <b>Asha</b>
  Pune 411001

Payment: UPI, Rs. 1,398.00

The same cart at the shop:
https://beau.example/cart?products=4:2
Thank you!
ऑर्डर 0000-0001
3×BEAU-4, 1×BEAU-10
पेमेंट: UPI, Rs. 9.00
पता: Ravi, Delhi
https://beau.example/hi/cart?products=4:3`;

test('15.30 of the orders of a chat there are sums, a list without formulas, and what was not read', () => {
  const words = ['en', 'hi'].map(
    (language) => readMessages('checkout', language, '').messages as OrderWords,
  );
  const { orders, unread } = readOrders(chat, words);
  expect(unread).toEqual(['Thank you!']);
  expect(sumsOf(orders).map(sayLine)).toEqual(['5 × Night Cream (BEAU-4)', '1 × (BEAU-10)']);
  const list = writeList(orders);
  expect(list).toContain('"\'=HYPERLINK(""a""), <b>Asha</b>\nPune 411001"');
  expect(list).toContain(
    '"0000-0001","","Ravi\nDelhi","3 × (BEAU-4)\n1 × (BEAU-10)","UPI","Rs. 9.00",""',
  );
});
