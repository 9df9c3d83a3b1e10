import type { Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { screens } from '../screens.ts';
import { expect, open, store, test } from '../shop.ts';

test('no built page has a text that React splits with a comment', async ({ request }) => {
  for (const address of new Set(screens.map((screen) => screen.address))) {
    const page = await (await request.get(address)).text();
    expect(page).toContain('</html>');
    expect(page.match(/.{0,40}<!-- -->.{0,40}/g) ?? [], address).toEqual([]);
  }
});

test('a translated checkout orders what another tab has changed @wide', async ({
  page,
  context,
}) => {
  await store(page, 'cart', [copyOf(3, { quantity: 50 }), copyOf(7)]);
  await open(page, '/checkout');
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText('Quantity 50');
  await translate(page);
  const state = page.getByLabel('State');
  await state.selectOption({ index: 3 });
  await expect(state).toHaveValue('Maharashtra');

  const other = await context.newPage();
  await open(other, '/cart');
  const quantity = other.getByRole('textbox', { name: 'Quantity' }).first();
  await quantity.fill('7');
  await quantity.press('Enter');

  await expect(summary).toContainText('Quantity 7');
  await expect(summary).toContainText('Rs. 16,051.20');
  await expect(summary).not.toContainText('Quantity 50');
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
  await expect(summary).toContainText('TotalRs. 16,051.20');
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
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  });
}
