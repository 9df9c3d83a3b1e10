import type { Locator, Page } from '@playwright/test';
import { copyOf } from '../catalogue.ts';
import { expect, open, store, test } from '../shop.ts';

test.describe('On a phone of 320 px', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
  });

  for (const size of ['100%', '200%']) {
    test(`the order summary with text of ${size} breaks lines only between words`, async ({
      page,
    }) => {
      await setTextSize(page, size);
      await store(page, 'cart', [
        copyOf(1, { quantity: 999 }),
        copyOf(5, { quantity: 999 }),
        copyOf(6, { quantity: 999 }),
      ]);
      await open(page, '/checkout');
      expect(await findBrokenWords(page)).toEqual([]);
      await page.getByRole('button', { name: 'Place Order' }).first().click();
      await expect(page.getByText('Your order has been placed successfully!')).toBeVisible();
      expect(await findBrokenWords(page)).toEqual([]);
    });
  }
});

for (const width of [320, 1440]) {
  for (const size of ['100%', '200%']) {
    test(`the badge of 9990 items covers at most a quarter of its icon: ${width} px, text of ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      await store(
        page,
        'cart',
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => copyOf(id, { quantity: 999 })),
      );
      await open(page, '/help');
      const link = page.getByRole('banner').getByRole('link', { name: 'Cart, 9990 items' });
      await expect(link).toHaveText('999+');
      const icon = await boxOf(link.locator('svg'));
      const badge = await boxOf(link.getByText('999+'));
      const across = Math.min(icon.right, badge.right) - Math.max(icon.left, badge.left);
      const down = Math.min(icon.bottom, badge.bottom) - Math.max(icon.top, badge.top);
      const covered = Math.max(0, across) * Math.max(0, down);
      expect(covered / (icon.width * icon.height)).toBeLessThanOrEqual(0.25);
      expect(badge.top).toBeGreaterThanOrEqual(0);
      expect(badge.right).toBeLessThanOrEqual(width);
    });
  }
}

/** Sets the size of the text only, as a browser's own setting does. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.addInitScript((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
}

/** The words in the order's lines that are broken over two lines of text. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page
    .getByRole('complementary', { name: 'Order Summary' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );
}

function boxOf(target: Locator): Promise<DOMRect> {
  return target.evaluate((element) => element.getBoundingClientRect().toJSON());
}
