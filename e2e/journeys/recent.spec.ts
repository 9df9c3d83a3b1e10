import type { Page } from '@playwright/test';
import { row } from '../catalogue.ts';
import { expect, open, store, test, toast } from '../shop.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const names = (ids: readonly number[]) => ids.map((id) => row(id).name);
const keptIds = (page: Page) => page.evaluate(() => localStorage.getItem('beau:recent'));

/** Opens a product's page, and stays until the product is noted. */
async function look(page: Page, id: number): Promise<void> {
  await open(page, `/product/${id}`);
  await expect.poll(() => keptIds(page)).toMatch(new RegExp(`^\\[${id}\\b`));
}

async function expectShown(page: Page, ids: readonly number[]): Promise<void> {
  // After a link the page grows, and is scrolled to its top, while it is shown.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const shown = recent(page).getByRole('heading', { level: 3 });
    await expect(shown).toHaveText(names(ids), { timeout: 1000 });
  }).toPass();
}

test.describe('Recently viewed', () => {
  test('shows the products that were looked at, newest first, without the current one', async ({
    page,
  }) => {
    for (const id of [3, 8, 3, 5]) await look(page, id);
    await expectShown(page, [3, 8]);
    const link = recent(page).getByRole('link', { name: row(8).name });
    await expect(link).toHaveAttribute('href', '/product/8');
    await link.click();
    await expect(page).toHaveURL('/product/8');
    await expectShown(page, [5, 3]);
    expect(await keptIds(page)).toBe('[8,5,3]');
  });

  test('is absent on the first product page, and on the empty lists of a new shopper', async ({
    page,
  }) => {
    for (const address of ['/cart', '/wishlist', '/product/2']) {
      await open(page, address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(recent(page)).toHaveCount(0);
    }
  });

  for (const address of ['/cart', '/wishlist']) {
    test(`the empty ${address} shows eight products at most`, async ({ page }) => {
      await store(page, 'beau:recent', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
      await open(page, address);
      await expectShown(page, [1, 2, 3, 4, 5, 6, 7, 8]);
    });
  }

  test('a page in the background is not looked at until it is visible', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => !('isSeen' in window) });
    });
    await open(page, '/product/4');
    expect(await keptIds(page)).toBeNull();
    await page.evaluate(() => {
      Object.assign(window, { isSeen: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await keptIds(page)).toBe('[4]');
  });

  for (const [what, text] of [
    ['a list of anything', '[null,"4",{"id":3},[2],1.5,-1,77,1e999,true]'],
  ] as const) {
    test(`a page works when beau:recent is ${what}`, async ({ page }) => {
      await store(page, 'beau:recent', text);
      await open(page, '/cart');
      await expect(recent(page)).toHaveCount(0);
      await look(page, 6);
      await look(page, 1);
      await expectShown(page, [6]);
    });
  }

  test('what cannot be read is kept under another key, and one toast says so', async ({ page }) => {
    await store(page, 'beau:recent', '{broken');
    await open(page, '/product/6');
    await expect(
      toast(
        page,
        'Something this shop had saved could not be read. A copy was kept, and you can go on shopping.',
      ),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('beau:unreadable:beau:recent'))).toBe(
      '{broken',
    );
  });

  test('nothing is fetched for it before it is near the screen', async ({ page }) => {
    await store(page, 'beau:recent', [9]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/product/6');
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(asked.filter((address) => address.includes('RecentRow'))).toEqual([]);
    await expectShown(page, [9]);
    expect(asked.slice(before).some((address) => address.includes('RecentRow'))).toBe(true);
  });

  for (const width of [390, 1440]) {
    test(`nothing moves when it comes on the empty cart, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1600 });
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + entry.value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await store(page, 'beau:recent', [6, 4, 1]);
      await open(page, '/cart');
      await expect(recent(page).getByRole('listitem')).toHaveCount(3);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.01);
    });
  }
});
