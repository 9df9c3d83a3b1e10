import type { Page } from '@playwright/test';
import { copyOf, priceText, row } from '../catalogue.ts';
import { expect, open, store, stored } from '../shop.ts';
import { anna, fillIn, handOver, test, total } from './orders.ts';

const goods = row(1).price + 2 * row(4).price;
/** Less the offer; sending costs nothing from 120 €, cash on delivery does. */
const sum = priceText(goods - 10 + 7.5);

async function openCheckout(page: Page, address = '/checkout'): Promise<void> {
  await store(page, 'cart', [copyOf(1), copyOf(4, { quantity: 2 })]);
  await open(page, address);
  await fillIn(page);
}

test('15.14 an order in Portuguese is the same in English, and in the history', async ({
  page,
}) => {
  await openCheckout(page, '/pt/checkout');
  const main = page.getByRole('main');
  await expect(total(page)).toHaveText(sum);
  const address = await handOver(page, 'Encomendar por WhatsApp');
  const text = await main.locator('pre').innerText();
  await open(page, '/checkout');
  await expect(total(page)).toHaveText(sum);
  expect(await main.locator('pre').innerText()).toBe(text);
  await expect(main.locator('pre')).toHaveAttribute('lang', 'pt-IE');
  await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
  await main.getByRole('button', { name: 'I have sent it' }).click();
  expect(await stored(page, 'cart')).toEqual([]);
  await open(page, '/orders');
  const past = main
    .getByRole('term')
    .filter({ hasText: /^Total/ })
    .last();
  await expect(past.locator('xpath=following-sibling::dd[1]')).toHaveText(sum);
});

test('9.8 what was typed and chosen stays when the language changes, until the shopper deletes it', async ({
  page,
  context,
}) => {
  await openCheckout(page);
  const form = page.getByRole('main').getByRole('form');
  const name = form.locator('[name=name]');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL('/pt/checkout');
  await expect(name).toHaveValue(anna.name);
  await expect(form.getByRole('radio', { name: 'À cobrança' })).toBeChecked();
  // 16.12: another tab deletes it here too.
  const other = await context.newPage();
  await open(other, '/help');
  await other.getByRole('button', { name: 'Delete my data' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(name).toHaveValue('');
  await open(page, '/checkout');
  await expect(name).toHaveValue('');
});

test('15.21 a nearly full storage remembers a sent order @wide', async ({ page }) => {
  await openCheckout(page);
  await handOver(page);
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
