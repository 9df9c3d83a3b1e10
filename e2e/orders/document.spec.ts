import type { Page } from '@playwright/test';
import { copyOf, priceText, row } from '../catalogue.ts';
import { change, expect, open, store, stored } from '../shop.ts';
import { asha, editFile, handOver, testOfChannel, writeSettings } from './channelShop.ts';

const test = testOfChannel(
  {
    orders: '{ channel: whatsapp, phone: +91 98765 43210 }',
    shipping:
      '{ zones: [{ name: Gujarat, states: [Gujarat], charge: 299.00 }, { name: Elsewhere, charge: 49.00 }] }',
    payments:
      '[{ name: Cash on delivery, charge: 50.00, upTo: 9000.00 }, { name: Bank transfer, upTo: 9000.00 }]',
    offers: '[{ name: Ten percent, from: 500.00, percent: 10, until: 2026-11-24 }]',
  },
  {
    payments: '[{ name: डिलीवरी पर भुगतान }, { name: बैंक ट्रांसफ़र }]',
    offers: '[{ name: दस प्रतिशत }]',
  },
);

// In one worker, so that the shop is built once; those that publish come last.
test.describe.configure({ mode: 'default' });

const cart = [copyOf(1), copyOf(4, { quantity: 2 })];
const goods = row(1).price + 2 * row(4).price;
const total = (saved: number, charge = 50) => {
  const rest = goods - saved;
  return priceText(rest + Math.round(rest * 10) / 100 + 299 + charge);
};
const buttons = { en: 'Order on WhatsApp', hi: 'WhatsApp पर ऑर्डर करें' };
const last = (page: Page) => page.getByRole('main').getByRole('definition').last();

/** Opens the checkout in the evening of the offer's last day, and fills it in for Gujarat. */
async function fillIn(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.clock.install({ time: new Date(2026, 10, 24, 23, 50) });
  await store(page, 'cart', cart);
  await open(page, language === 'en' ? '/checkout' : '/hi/checkout');
  const form = page.getByRole('main').getByRole('form');
  for (const [name, text] of Object.entries({
    name: asha.Name,
    phone: asha['Mobile number'],
    address: asha.Address,
    postcode: '380001',
    city: 'Ahmedabad',
  }))
    await form.locator(`[name=${name}]`).fill(text);
  await expect(form.locator('[name=region]')).toHaveValue('Gujarat');
}

const order = (page: Page, language: 'en' | 'hi') => handOver(page, buttons[language]);

test('15.14 an order in Hindi is the same in English, and in the history', async ({ page }) => {
  await fillIn(page, 'hi');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'बैंक ट्रांसफ़र' }).check({ force: true });
  await expect(last(page)).toHaveText(total(goods / 10, 0));
  const address = await order(page, 'hi');
  const text = await main.locator('pre').innerText();
  await page.clock.setSystemTime(new Date(2026, 10, 25, 9));
  await page.reload();
  await open(page, '/checkout');
  await expect(last(page)).toHaveText(total(goods / 10, 0));
  expect(await main.locator('pre').innerText()).toBe(text);
  await expect(main.locator('pre')).toHaveAttribute('lang', 'hi-IN');
  await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
  await main.getByRole('button', { name: 'I have sent it' }).click();
  expect(await stored(page, 'cart')).toEqual([]);
  await open(page, '/orders');
  const sum = main.getByRole('term').filter({ hasText: 'कुल' }).last();
  await expect(sum.locator('xpath=following-sibling::dd[1]')).toHaveText(total(goods / 10, 0));
});

test('9.8 what was typed and chosen stays when the language changes, until the shopper deletes it', async ({
  page,
}) => {
  await fillIn(page, 'en');
  const form = page.getByRole('main').getByRole('form');
  await form.getByRole('radio', { name: 'Bank transfer' }).check({ force: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/checkout$/);
  await expect(form.locator('[name=name]')).toHaveValue(asha.Name);
  await expect(form.getByRole('combobox').locator(':checked')).toHaveText('गुजरात');
  await expect(form.getByRole('radio', { name: 'बैंक ट्रांसफ़र' })).toBeChecked();
  await open(page, '/help');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await open(page, '/checkout');
  await expect(form.locator('[name=name]')).toHaveValue('');
});

test('16.12 what was typed goes too when another tab deletes what the shop keeps', async ({
  page,
  context,
}) => {
  await fillIn(page, 'en');
  const other = await context.newPage();
  await open(other, '/help');
  await other.getByRole('button', { name: 'Delete my data' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const name = page.getByRole('main').getByRole('form').locator('[name=name]');
  await expect(name).toHaveValue('');
  await open(page, '/about');
  await open(page, '/checkout');
  await expect(name).toHaveValue('');
});

test('15.21 a nearly full storage remembers a sent order', async ({ page }) => {
  await fillIn(page, 'en');
  await order(page, 'en');
  await page.evaluate(() => {
    let text = 'x'.repeat(5_000_000);
    while (text.length > 200) {
      try {
        localStorage.setItem('other', (localStorage.getItem('other') ?? '') + text);
      } catch {
        text = text.slice(text.length / 2);
      }
    }
  });
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('You have sent your order on WhatsApp.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('beau:orders'))).toContain('0000-0000');
});

test('15.14 a publication changes no order', async ({ page, built }) => {
  await fillIn(page, 'en');
  const address = await order(page, 'en');
  const main = page.getByRole('main');
  const text = await main.locator('pre').innerText();
  await built.publish((copy) => {
    editFile(copy, 'products/04-restoring-night-cream/product.yaml', (own) => `${own}stock: 1\n`);
    writeSettings(copy, {
      regions: '{ name: State, list: [Delhi, Maharashtra] }',
      shipping: '{ zones: [{ name: Everywhere, charge: 9.00 }] }',
    });
    const list = '[{ key: Delhi, name: दिल्ली }, { key: Maharashtra, name: महाराष्ट्र }]';
    writeSettings(copy, { regions: `{ name: राज्य, list: ${list} }` }, 'hi/settings.yaml');
  });
  await page.reload();
  await expect(last(page)).toHaveText(total(goods / 10));
  expect(await main.locator('pre').innerText()).toBe(text);
  await expect(page.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', address);
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await open(page, '/orders');
  const sum = main.getByRole('term').filter({ hasText: /^Total$/ });
  await expect(sum.locator('xpath=following-sibling::dd[1]')).toHaveText(total(goods / 10));

  await change(page, 'cart', cart);
  await open(page, '/cart');
  const cut = 'only 1 can be ordered, so the quantity is now 1 (it was 2).';
  await expect(main.getByText(cut)).toBeVisible();
  await open(page, '/cart?products=4:1');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(cut);
});
