import type { Page } from '@playwright/test';
import { runAxe } from '../accessibility/axe.ts';
import { products } from '../shopData.ts';
import { expect, open, stored, test } from '../shop.ts';

const sizes = (page: Page) => page.getByRole('navigation', { name: 'Sizes' });
const sized = products.filter((product) => product.sizes);

for (const { id, sizes: list = [] } of sized) {
  test(`the sizes of product ${id} are links, and lead to pages that mark their own`, async ({
    page,
  }) => {
    await open(page, `/product/${id}`);
    for (const { label, product } of list) {
      await sizes(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/product/${product}`);
      const said = list.map((size) => `    - listitem:\n      - link "${size.label}"`);
      expect((await sizes(page).ariaSnapshot()).replaceAll(/:?\n +- \/url.*/g, '')).toBe(
        `- navigation "Sizes":\n  - list:\n${said.join('\n')}`,
      );
      await expect(sizes(page).locator('[aria-current]')).toHaveText(label);
      await expect(sizes(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'page');
    }
    const { violations } = await runAxe(page, 'main');
    expect(violations).toEqual([]);
  });

  test(`what is added of product ${id} is the size that is shown`, async ({ page }) => {
    const other = list.find(({ product }) => product !== id)?.product ?? 0;
    await open(page, `/product/${id}`);
    await sizes(page).locator('a:not([aria-current])').first().click();
    await page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect
      .poll(async () => (await stored(page, 'cart')).map((line) => line.id))
      .toEqual([other]);
    expect(Object.keys((await stored(page, 'cart'))[0] ?? {})).not.toContain('sizes');
  });
}
