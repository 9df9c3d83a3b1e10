import { copyOf } from '../catalogue.ts';
import { expect, open, overflow, placed, store, test } from '../shop.ts';

const awkward = [
  'W'.repeat(10_000),
  '👨‍👩‍👧‍👦 🧴 ✨ पुरुषों की त्वचा',
  '<img src=x onerror="alert(1)"> &amp; {{x}} ${x}',
  `O'Brien "the \\ one" %00 \u200E`,
];

test.use({ viewport: { width: 390, height: 844 } });

for (const [address, fields] of [
  ['/checkout', ['Email or mobile phone number', 'First name', 'Address', 'Card number']],
  ['/contact', ['First name', 'Phone', 'Comment']],
] as const) {
  test(`the fields of ${address} keep what is typed, and nothing widens`, async ({ page }) => {
    page.on('dialog', () => {
      throw new Error('What was typed was run as a script.');
    });
    await store(page, 'cart', [copyOf(6)]);
    await open(page, address);
    for (const text of awkward) {
      for (const name of fields) {
        const field = page.getByRole('main').getByLabel(name, { exact: true });
        await field.fill(text);
        await field.blur();
        await expect(field).toHaveValue(text);
      }
      expect(await overflow(page)).toBe(0);
    }
    if (address === '/contact') return;
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(placed(page)).toBeVisible();
  });
}
