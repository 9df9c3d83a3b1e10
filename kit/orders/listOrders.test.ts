import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listOrders } from './listOrders.ts';

const chat = `[26/11/26, 10:23:05] Asha: Order 7K2M-94QX, BEAU
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
3×BEAU-4, 1×BEAU-1
पेमेंट: UPI, Rs. 9.00
पता: Ravi, Delhi
https://beau.example/hi/cart?products=4:3`;

test('15.30 an owner gets slips, sums and a list of the orders of a chat, and what was not read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = join(folder, 'chat.txt');
  writeFileSync(file, chat);
  expect(await listOrders(file)).toBe(true);
  expect(said.mock.calls.flat()).toEqual(
    expect.arrayContaining(['Not read: Thank you!', '5 × Night Cream (BEAU-4)', '1 × (BEAU-1)']),
  );
  const slips = readFileSync(join(folder, 'orders.html'), 'utf8');
  expect(slips).toContain('&lt;b&gt;Asha&lt;/b&gt;<br>Pune 411001');
  expect(slips).toContain('7K2M-94QX · 26 November 2026');
  const list = readFileSync(join(folder, 'orders.csv'), 'utf8');
  // A spreadsheet reads no formula in it.
  expect(list).toContain('"\'=HYPERLINK(""a""), <b>Asha</b>\nPune 411001"');
  expect(list).toContain(
    '"0000-0001","","Ravi\nDelhi","3 × (BEAU-4)\n1 × (BEAU-1)","UPI","Rs. 9.00",""',
  );
});

test('a file in the repository is refused, since it would be published', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await listOrders('package.json')).toBe(false);
  expect(said.mock.calls.flat().join()).toContain('is in the repository');
});
