import type { Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { screens } from '../layout/screens.ts';
import { expect, open, store, test } from '../shop.ts';

test('no built page has a text that React splits with a comment', async ({ request }) => {
  const addresses = new Set(screens.map(({ address }) => address));
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) {
    const page = await (await request.get(address)).text();
    expect(page).toContain('</html>');
    expect(page.match(/.{0,40}<!-- -->.{0,40}/g) ?? [], address).toEqual([]);
  }
});

test('a translated checkout shows and orders the cart that another tab has changed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store(page, 'cart', [copyOf(3, { quantity: 50 }), copyOf(7)]);
  await open(page, '/checkout');
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  const bar = page.getByRole('region', { name: 'Place your order' });
  await expect(summary).toContainText('Quantity 50');
  await expect(bar).toContainText('51 items');
  await translate(page);

  const other = await context.newPage();
  await open(other, '/cart');
  const quantity = other.getByRole('textbox', { name: 'Quantity' }).first();
  await quantity.fill('7');
  await quantity.press('Enter');

  await expect(bar).toContainText('8 items');
  await expect(bar).toContainText('Rs. 16,051.20');
  await expect(summary).toContainText('Quantity 7');
  await expect(summary).not.toContainText('Quantity 50');
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).first().click();
  await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
  await translate(page);
  await expect(summary).toContainText('Quantity 7Rs. 13,993.00');
  await expect(summary).toContainText('Items8');
  await expect(summary).toContainText('TotalRs. 16,051.20');
});

test('a translated form shows the current error, not an earlier one', async ({ page }) => {
  await open(page, '/contact');
  const email = page.getByRole('main').getByLabel('Email');
  await page.getByRole('button', { name: 'Send' }).click();
  const problem = page.locator(`#${await email.getAttribute('aria-describedby')}`);
  const before = await problem.textContent();
  await translate(page);
  await email.pressSequentially('asha');
  await expect(problem).toBeVisible();
  await expect(problem).not.toContainText(before ?? '');
});

/** Does what a browser's translation does: replaces each text by new elements with its translation. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '') continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  });
}
