import type { Page } from '@playwright/test';
import { test as shopTest } from '../shop.ts';

/** Tests on the shop that takes orders; what leaves it is answered here. */
export const test = shopTest.extend({
  page: async ({ page }, use) => {
    // A reference by chance could not be compared to the letter.
    await page.addInitScript(() => {
      crypto.getRandomValues = (array) => array;
    });
    await page.context().route(/^https:\/\/wa\.me/, (route) => route.fulfill({ body: 'A chat' }));
    await use(page);
  },
});

const button = 'Order on WhatsApp';

export const anna = {
  name: 'Anna Kröger',
  phone: '0171 3920099',
  address: 'Deichstraße 4, Flat #4 & 5',
  postcode: '25813',
  city: 'Husum',
  note: 'Gift, please no price',
};

export async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form');
  await form.locator('[name=country]').selectOption('DE');
  for (const [name, text] of Object.entries(anna)) await form.locator(`[name=${name}]`).fill(text);
  await form.locator('label:has([value="Cash on delivery"])').click();
}

export async function pressOrder(page: Page, name = button): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

/** Hands the order over; the address of the window that opens meanwhile. */
export async function handOver(page: Page, name = button): Promise<string> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressOrder(page, name)]);
  await popup.waitForURL(/^https:/);
  await popup.close();
  return popup.url();
}

/** The last of an order's sums. */
export const total = (page: Page) => page.getByRole('main').getByRole('definition').last();
