import { rows } from '../catalogue.ts';
import { openHindi } from '../languages/hindi.ts';
import { expect, open, store, test } from '../shop.ts';

const list = rows.map(({ id }) => ({ id }));

for (const [language, openIn] of [
  ['English', open],
  ['Hindi', openHindi],
] as const) {
  test(`no links or buttons of two products on a page have one name, in ${language}`, async ({
    page,
  }) => {
    await store(page, 'cart', list);
    await store(page, 'wishlist', list);
    for (const address of ['/', '/products', '/sales', '/product/5', '/wishlist', '/cart']) {
      await openIn(page, address);
      const named = page
        .getByRole('main')
        .locator('li, article')
        .filter({ has: page.locator('a[href*="/product/"]') })
        .locator('a:not([aria-hidden]), button:not([role=group] *)');
      await expect(named.first()).toBeAttached();
      const ways = await named.evaluateAll((all) =>
        all.map((control) => [
          control.ariaLabel ?? control.textContent,
          control.closest('li, article')?.querySelector<HTMLAnchorElement>('a')?.pathname,
        ]),
      );
      const addresses = new Map<unknown, unknown>();
      for (const [name, product] of ways) {
        expect(addresses.get(name) ?? product, `${address}: ${name}`).toBe(product);
        addresses.set(name, product);
      }
    }
  });
}
