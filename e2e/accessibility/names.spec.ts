import { rows } from '../catalogue.ts';
import { spokenLanguages } from '../languages/spoken.ts';
import { expect, store, test } from '../shop.ts';

const list = rows.map(({ id }) => ({ id }));

for (const spoken of spokenLanguages) {
  for (const address of ['/', '/products', '/sales', '/product/5', '/wishlist', '/cart']) {
    test(`2.13 no links or buttons of two products on ${address} have one name, in ${spoken.code}`, async ({
      page,
    }) => {
      await store(page, 'cart', list);
      await store(page, 'wishlist', list);
      await spoken.open(page, address);
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
        expect(addresses.get(name) ?? product, String(name)).toBe(product);
        addresses.set(name, product);
      }
    });
  }
}
