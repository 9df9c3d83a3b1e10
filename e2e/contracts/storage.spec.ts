import type { Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { expect, forbidStorage, open, openStill, store, stored, test, watchPage } from '../shop.ts';

const runs = Number(process.env['RUNS'] ?? 1);
const noSaving =
  'Your browser is not letting this shop save. Your cart will last until you close this page.';
const emptyCart = 'Your cart is empty!';

test.describe('The cart in several tabs', () => {
  for (let run = 1; run <= runs; run += 1) {
    test(`four tabs make 200 changes at once, and none is lost (run ${run})`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const lines = [1, 2, 3, 4].map((id) => ({ id, quantity: 1 }));
      await store(page, 'cart', lines);
      const pages = [
        page,
        await context.newPage(),
        await context.newPage(),
        await context.newPage(),
      ];
      for (const tab of pages) await open(tab, '/cart');

      await Promise.all(
        pages.map(async (tab, index) => {
          for (let change = 0; change < 50; change += 1) {
            await pressHere(tab, 'Increase quantity', (index + change) % 4);
          }
        }),
      );
      await expect
        .poll(() => stored(page, 'cart'))
        .toMatchObject(lines.map(({ id }) => ({ id, quantity: 51 })));
      for (const tab of pages) await expect(badge(tab, 204)).toBeAttached();
    });
  }

  test('a line that one tab removes stays removed while another tab raises its quantity', async ({
    page,
    context,
  }) => {
    await store(page, 'cart', [{ id: 1 }, { id: 2 }]);
    const other = await context.newPage();
    await open(page, '/cart');
    await open(other, '/cart');
    await Promise.all([
      pressHere(page, 'Remove AM & PM Essentials', 0),
      pressHere(other, 'Increase quantity', 0),
    ]);
    // The line comes back for a moment if the other tab has written last. If it was removed first, the
    // press raised the line after it.
    await expect(async () => {
      const [left, ...others] = await stored(page, 'cart');
      expect([left?.id, others]).toEqual([2, []]);
      for (const tab of [page, other]) {
        await expect(badge(tab, left?.quantity ?? 1)).toBeAttached({ timeout: 1000 });
      }
    }).toPass();
  });

  test('two tabs place the order at once: one succeeds, and the other says that the cart is empty', async ({
    page,
    context,
  }) => {
    await store(page, 'cart', [{ id: 1, quantity: 2 }]);
    const other = await context.newPage();
    await open(page, '/checkout');
    await open(other, '/checkout');
    await Promise.all([page, other].map((tab) => pressHere(tab, 'Place Order', 0)));

    const placed = [page, other].map((tab) => tab.getByText('Your order has been placed'));
    const failed = [page, other].map((tab) => tab.getByText(emptyCart, { exact: true }));
    await expect.poll(() => countShown(failed)).toBe(1);
    expect(await countShown(placed)).toBe(1);
    expect(await stored(page, 'cart')).toEqual([]);
  });

  test('a product that another tab adds while the order is placed stays in the cart', async ({
    page,
    context,
  }) => {
    await store(page, 'cart', [{ id: 1, quantity: 2 }]);
    const other = await context.newPage();
    await open(page, '/checkout');
    await open(other, '/product/2');
    await pressHere(page, 'Place Order', 0);
    await pressHere(other, 'ADD TO CART', 0);
    await expect(page.getByText('Your order has been placed')).toBeVisible();
    await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 2, quantity: 1 }]);
    await expect(badge(page, 1)).toBeAttached();
  });

  test('pressing Place Order twice places one order and shows no error', async ({ page }) => {
    await store(page, 'cart', [{ id: 1 }]);
    await open(page, '/checkout');
    await page.getByRole('button', { name: 'Place Order' }).first().dblclick();
    await expect(page.getByText('Your order has been placed')).toBeVisible();
    await expect(badge(page, 0)).toBeAttached();
    await expect(page.getByText(emptyCart)).toHaveCount(0);
  });
});

test.describe('The cart and other scripts', () => {
  test('a cart that another script empties stays empty', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/product/1');
    await open(other, '/product/2');
    await pressHere(page, 'ADD TO CART', 0);
    await expect(badge(other, 1)).toBeAttached();
    await other.evaluate(() => {
      localStorage.setItem('cart', '[]');
      window.dispatchEvent(new Event('cart-updated'));
    });
    for (const tab of [page, other]) await expect(badge(tab, 0)).toBeAttached();
    await pressHere(other, 'ADD TO CART', 0);
    await expect(badge(page, 1)).toBeAttached();
    expect(await stored(page, 'cart')).toMatchObject([{ id: 2, quantity: 1 }]);
  });

  for (const occasion of ['pageshow', 'visibilitychange']) {
    test(`the page reads the cart again on ${occasion}`, async ({ page }) => {
      await open(page, '/cart');
      await page.evaluate((name) => {
        localStorage.setItem('cart', '[{"id":3,"quantity":4}]');
        window.dispatchEvent(new Event(name));
      }, occasion);
      await expect(badge(page, 4)).toBeAttached();
      await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('4');
    });
  }

  test('without a network, products that a page does not know are counted once the network is back', async ({
    context,
  }) => {
    // Its console names each file that does not come.
    const page = await context.newPage();
    await open(page, '/product/1');
    const hasFailed = page.waitForEvent('requestfailed');
    await context.setOffline(true);
    await page.evaluate(() => {
      localStorage.setItem('cart', JSON.stringify([{ id: 8, quantity: 2 }]));
      window.dispatchEvent(new Event('cartUpdated'));
    });
    await hasFailed;
    await expect(badge(page, 2)).toHaveCount(0);
    await context.setOffline(false);
    await expect(badge(page, 2)).toBeAttached();
  });

  test('a page that returns from the back/forward cache shows the newest cart', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // The headless shell has no such cache, and Playwright switches it off elsewhere.
      executablePath: findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const complaints = watchPage(page, baseURL ?? '');
    await store(page, 'signupDismissed', 'true');
    await store(page, 'cart', [{ id: 1, quantity: 2 }]);
    await open(page, '/cart');
    await expect(badge(page, 2)).toBeAttached();
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });

    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('cart', '[{"id":3,"quantity":4}]'));
    // A page from this cache is not loaded again, so there is no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(badge(page, 4)).toBeAttached();
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('4');
    await expect(page.getByRole('main').getByText('Signature Grooming Kit').first()).toBeVisible();
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    expect(complaints).toEqual([]);
    await browser.close();
  });
});

test.describe('A browser that does not save', () => {
  test('with storage forbidden the shop works in memory, and one toast says so', async ({
    page,
  }) => {
    await forbidStorage(page);
    // With a stopped clock, because Sign Up cannot know here that it was dismissed and would open.
    await openStill(page, '/product/1');
    await expect(page.getByText(noSaving)).toHaveCount(1);
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(badge(page, 1)).toBeAttached();
    await page.getByRole('link', { name: 'Cart, 1 item' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await expect(page.getByText('AM & PM Essentials').first()).toBeVisible();
    await pressHere(page, 'Increase quantity', 0);
    await expect(badge(page, 2)).toBeAttached();
  });

  test('with storage full the shop works in memory, and saves everything once there is room', async ({
    page,
  }) => {
    await open(page, '/product/1');
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        for (let part = 0; part < 4; part += 1) {
          try {
            localStorage.setItem(`filling ${size} ${part}`, 'x'.repeat(size));
          } catch {
            break;
          }
        }
      }
    });
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(page.getByText(noSaving)).toBeVisible();
    await expect(badge(page, 1)).toBeAttached();
    expect(await stored(page, 'cart')).toEqual([]);

    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith('filling')) localStorage.removeItem(name);
      }
    });
    await page.getByRole('button', { name: 'ADD TO WISHLIST' }).first().click();
    await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 1 }]);
    expect(await stored(page, 'wishlist')).toMatchObject([{ id: 1 }]);
  });

  test('a page that crashes during its changes leaves a complete list', async ({
    context,
    baseURL,
  }) => {
    const survivor = await context.newPage();
    const complaints = watchPage(survivor, baseURL ?? '');
    await store(survivor, 'cart', [{ id: 1 }, { id: 2 }]);
    await open(survivor, '/cart');
    const victim = await context.newPage();
    await open(victim, '/cart');
    const crashed = victim.waitForEvent('crash');
    // The page changes the list until it crashes, so this promise never resolves.
    void victim
      .evaluate(async () => {
        const press = () =>
          document.querySelector<HTMLElement>('main [aria-label="Increase quantity"]')?.click();
        for (;;) {
          press();
          await new Promise((resolve) => setTimeout(resolve));
        }
      })
      .catch(() => undefined);
    await expect
      .poll(async () => (await quantities(survivor))[0], { timeout: 20_000 })
      .toBeGreaterThan(5);
    const session = await context.newCDPSession(victim);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;

    const [first = 0, ...rest] = await quantities(survivor);
    expect(first).toBeGreaterThan(5);
    expect(rest).toEqual([1]);
    await expect(badge(survivor, first + 1)).toBeAttached();
    await pressHere(survivor, 'Increase quantity', 0);
    await expect.poll(() => quantities(survivor)).toEqual([first + 1, 1]);
    expect(complaints).toEqual([]);
  });
});

test.describe('Before the page is hydrated', () => {});

test.describe('Before the shop’s scripts have loaded', () => {
  test.beforeEach(async ({ page }) => {
    // These requests are never answered, since a failed request would be logged as an error.
    await page.route(/\/assets\/(?!boot).*\.js$/, () => undefined);
  });

  for (const { number, screen, list, title } of [
    { number: 8.2, screen: '/cart', list: 'cart', title: 'Your Cart is empty' },
    { number: 8.1, screen: '/wishlist', list: 'wishlist', title: 'Your wishlist is empty' },
  ]) {
    for (const text of [null, '[]', '[]\t \n']) {
      test(`${number} ${screen} says that it is empty when the storage holds ${JSON.stringify(text)}`, async ({
        page,
      }) => {
        if (text !== null) {
          await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
            list,
            text,
          ] as const);
        }
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
        await expect(page.getByRole('link', { name: 'Browse Products' })).toBeVisible();
        await expect(page.locator('main img')).toBeVisible();
      });
    }

    test(`${number} ${screen} with one product shows a placeholder and loads no picture of the empty screen`, async ({
      page,
    }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/pictures/')) pictures.push(request.url());
      });
      await store(page, list, [{ id: 3 }]);
      await page.goto(screen, { waitUntil: 'load' });
      await expect(page.getByText(title)).toBeHidden();
      await expect(page.locator('main [data-waiting]').first()).toBeVisible();
      expect(pictures).toEqual([]);
    });
  }
});

function badge(page: Page, count: number) {
  return page
    .getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}`, exact: true })
    .first();
}

/** Presses a button from a script, also in a tab that is not in front. */
function pressHere(page: Page, name: string, position: number): Promise<void> {
  return page.evaluate(
    ([label, index]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons
        .filter((button) => (button.ariaLabel ?? button.innerText) === label)
        .at(index)
        ?.click();
    },
    [name, position] as const,
  );
}

async function countShown(locators: readonly { count: () => Promise<number> }[]): Promise<number> {
  const counts = await Promise.all(locators.map((locator) => locator.count()));
  return counts.filter((count) => count > 0).length;
}

async function quantities(page: Page): Promise<number[]> {
  const lines = (await stored(page, 'cart')) as { id: number; quantity?: number }[];
  return lines.map(({ quantity = 1 }) => quantity);
}
