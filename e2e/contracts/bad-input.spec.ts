import type { Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { expect, toast, open, overflow, store, test } from '../shop.ts';

const awkward = [
  { what: '10,000 characters', text: 'W'.repeat(10_000) },
  { what: 'emoji', text: '👨‍👩‍👧‍👦 🧴 ✨' },
  { what: 'Devanagari', text: 'पुरुषों की त्वचा की देखभाल' },
  { what: 'markup', text: '<img src=x onerror="alert(1)"> &amp; {{x}} ${x}' },
  { what: 'quotes and backslashes', text: `O'Brien "the \\ one" %00 \u200E` },
];

/** Types each text into each field of a form: nothing may be lost, run as script or widen the page. */
async function expectHarmless(page: Page, boxes: readonly string[]): Promise<void> {
  page.on('dialog', () => {
    throw new Error('What was typed was run as a script.');
  });
  for (const { what, text } of awkward) {
    for (const box of boxes) {
      const field = page.getByRole('main').getByLabel(box, { exact: true });
      await field.fill(text);
      await field.blur();
      await expect(field, `${what} in ${box}`).toHaveValue(text);
    }
    expect(await overflow(page), what).toBe(0);
  }
}

test.describe('Bad input', () => {
  test('a shopper types anything in the fields of the checkout, and the order is placed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await store(page, 'cart', [copyOf(6)]);
    await open(page, '/checkout');
    await expectHarmless(page, [
      'Email or mobile phone number',
      'First name',
      'Last name',
      'Address',
      'Card number',
      'Expiry (MM / YY)',
      'Security code',
      'Name on card',
    ]);
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(toast(page, 'Order Placed Successfully!')).toBeVisible();
  });

  test('the fields of the contact form accept anything and keep it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/contact');
    await expectHarmless(page, ['First name', 'Last name', 'Phone', 'Comment']);
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true });
    for (const { text } of awkward) {
      await email.fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
    const comment = page.getByRole('main').getByLabel('Comment');
    await comment.fill('one\r\ntwo\n\n\nthree');
    await expect(comment).toHaveValue('one\ntwo\n\n\nthree');
  });

  test('a message that repeats a very long text does not make the page wider', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/contact');
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true });
    await email.fill('9'.repeat(300));
    await email.press('Tab');
    await expect(email).toHaveAccessibleDescription(/9{300}/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('every one of many rapid presses counts', async ({ page }) => {
    await store(page, 'cart', [copyOf(6)]);
    await open(page, '/cart');
    const plus = page.getByRole('button', { name: 'Increase quantity' });
    const minus = page.getByRole('button', { name: 'Decrease quantity' });
    await plus.click({ clickCount: 10 });
    await expect(page.getByRole('link', { name: 'Cart, 11 items' })).toBeVisible();
    await minus.click({ clickCount: 20 });
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
