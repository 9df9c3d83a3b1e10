import type { Page } from '@playwright/test';
import { shopWasUpdated } from '../../app/strings/en/toasts.ts';
import { row } from '../catalogue.ts';
import { openHeld, openPaused, scripts } from '../held.ts';
import { pages } from '../pages.ts';
import {
  hydrated,
  expect,
  open,
  toast,
  stopClock,
  store,
  stored,
  test,
  watchPage,
} from '../shop.ts';

/** Opens an address and makes its scripts fail until the returned function is called. */
async function openBroken(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  await page.goto(address);
  return () => page.unroute(scripts);
}

type Control = {
  readonly id: string;
  readonly tag: string;
  readonly type: string;
  readonly opensDialog: boolean;
};

/** Lists the visible controls, and gives each an id of its kind and its number among those of that kind. */
function markControls(page: Page, within: string): Promise<Control[]> {
  return page.evaluate((root) => {
    const seen = new Map<string, number>();
    return [
      ...document.querySelectorAll<HTMLInputElement>(
        `:is(${root}) :is(button,input,select,textarea)`,
      ),
    ].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const name = `${element.localName} ${element.ariaLabel ?? element.name} ${element.value}`;
      const index = seen.get(name) ?? 0;
      seen.set(name, index + 1);
      const id = `${name} ${index}`;
      element.dataset['control'] = id;
      const opensDialog = element.ariaHasPopup === 'dialog';
      return [{ id, tag: element.localName, type: element.role ?? element.type, opensDialog }];
    });
  }, within);
}

/** Uses a control: presses, chooses or types. */
async function use(page: Page, { id, tag, type }: Control): Promise<void> {
  const control = page.locator(`[data-control=${JSON.stringify(id)}]`);
  if (tag === 'select') await control.selectOption({ index: 2 });
  else if (tag === 'button' || type === 'checkbox' || type === 'radio') {
    // A toast may cover it, so it is not clicked by mouse.
    await control.evaluate((element: HTMLElement) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.focus();
      element.click();
    });
  } else {
    const texts = { email: 'ravi@example.com', tel: '98765', spinbutton: '5' };
    await control.fill(texts[type as keyof typeof texts] ?? 'Ravi');
    await control.blur();
  }
}

/** Everything that using a control may change. */
async function outcome(page: Page): Promise<unknown> {
  return {
    tree: await page.locator('body').ariaSnapshot(),
    ...(await page.evaluate(() => ({
      address: location.pathname + location.search,
      // The write log after a list is white space that differs between browsers.
      kept: ['cart', 'wishlist'].map((key) => localStorage.getItem(key)?.trim()),
      focus: [
        document.activeElement?.localName,
        document.activeElement?.getAttribute('data-control'),
      ],
      fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => [value, checked],
      ),
      heard: document.querySelectorAll('[data-heard]').length,
    }))),
  };
}

/** Buttons first, then fields, selects, and submit buttons, which may leave the page. */
function inOrder(controls: readonly Control[]): Control[] {
  const rank = ({ tag, type }: Control) =>
    type === 'submit' ? 3 : tag === 'select' ? 2 : tag === 'button' ? 0 : 1;
  return controls.toSorted((one, other) => rank(one) - rank(other));
}

/** When the shopper is too early, and what opens a page that stays so until it is released. */
const moments = [
  ['before the script has come', openHeld],
  ['while React waits to hydrate the page', openPaused],
] as const;

test.describe('Before the page is interactive', () => {
  for (const [address, [moment, openEarly]] of pages.flatMap((page) =>
    // While React waits, one screen with each kind of control is enough.
    moments
      .slice(0, ['/product/5', '/checkout'].includes(page) ? 2 : 1)
      .map((each) => [page, each] as const),
  )) {
    test(`using every control of ${address} ${moment} gives the same result as using it afterwards`, async ({
      browser,
      baseURL,
    }) => {
      const complaints: (readonly string[])[] = [];
      const [page, late] = await Promise.all([newPage(), newPage()]);
      const within = 'main, footer';
      await stopClock(page);
      const release = await openEarly(page, address);
      // An earlier toast is inside a dialog or below it, which depends on when the dialog's file comes.
      const controls = inOrder(await markControls(page, within)).filter(
        ({ opensDialog }) => !opensDialog,
      );
      await stopClock(late);
      await late.goto(address);
      await hydrated(late);
      await markControls(late, within);
      for (const control of controls) await Promise.all([use(page, control), use(late, control)]);
      await release();

      await expect(async () => {
        expect(await outcome(page)).toEqual(await outcome(late));
      }).toPass();
      expect(complaints.flat().filter((text) => !text.includes('mailto:'))).toEqual([]);
      await Promise.all([page.context().close(), late.context().close()]);

      async function newPage(): Promise<Page> {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          serviceWorkers: 'block',
          viewport: { width: 1440, height: 900 },
        });
        await context.addInitScript(() => localStorage.setItem('signupDismissed', 'true'));
        const opened = await context.newPage();
        complaints.push(watchPage(opened, baseURL ?? ''));
        return opened;
      }
    });
  }

  for (const name of ['Menu', 'Search', 'Account']) {
    test(`pressing ${name} in the header opens it once the page is interactive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await openHeld(page, '/');
      await page.getByRole('button', { name, exact: true }).click();
      await release();
      const opened = { Menu: '#menu', Search: 'dialog[open]', Account: 'dialog[open]' }[name];
      await expect(page.locator(opened ?? '')).toBeVisible();
    });
  }

  test('pressing the large picture opens it once the page is interactive', async ({ page }) => {
    const release = await openHeld(page, '/product/1');
    await page.getByRole('button', { name: 'See the picture larger' }).click();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('pressing Search on the page of an unknown product opens it', async ({ page }) => {
    const release = await openHeld(page, '/product/abc');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  for (const [moment, openEarly] of moments) {
    test(`pressing plus five times and ADD TO CART ${moment} adds six to the cart`, async ({
      page,
    }) => {
      const release = await openEarly(page, '/product/1');
      const plus = page.getByRole('button', { name: 'Increase quantity' });
      for (let press = 0; press < 5; press += 1) await plus.click();
      await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
      await release();
      await expect(page.getByRole('spinbutton')).toHaveValue('6');
      expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 6 }]);
    });
  }

  for (const [moment, openEarly] of moments) {
    test(`a quantity typed ${moment} stays, and pressing plus later adds 1 to it`, async ({
      page,
    }) => {
      const release = await openEarly(page, '/product/1');
      const field = page.getByRole('spinbutton');
      await field.selectText();
      await page.keyboard.type('5');
      await release();
      await expect(field).toHaveValue('5');
      await expect(field).toBeFocused();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(field).toHaveValue('6');
    });
  }

  test('a press without a pointer, as of a voice control, while React waits to hydrate the page takes effect once', async ({
    page,
  }) => {
    const release = await openPaused(page, '/product/1');
    const plus = page.getByRole('button', { name: 'Increase quantity' });
    await plus.evaluate((element: HTMLElement) => element.click());
    await release();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 2 }]);
  });

  test('pressing ADD TO CART adds the quantity of that moment, not the one typed later', async ({
    page,
  }) => {
    const release = await openHeld(page, '/product/1');
    const field = page.getByRole('spinbutton');
    await field.fill('5');
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await field.fill('7');
    await release();
    await expect(field).toHaveValue('7');
    expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 5 }]);
  });

  for (const [moment, openEarly] of moments) {
    test(`arrow keys ${moment} change the quantity and the tab`, async ({ page }) => {
      const release = await openEarly(page, '/product/1');
      await page.getByRole('spinbutton').focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
      await page.getByRole('tab').first().focus();
      await page.keyboard.press('ArrowRight');
      await release();
      await expect(page.getByRole('spinbutton')).toHaveValue('4');
      await expect(page.getByRole('tab').nth(1)).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('SHIPPING & RETURN');
    });
  }

  test('a product that the chosen filter leaves out, but was pressed while it was there, is on the wishlist', async ({
    page,
  }) => {
    const release = await openHeld(page, '/products');
    await page.getByRole('combobox').selectOption('new');
    await page.getByRole('button', { name: `Add to Wishlist: ${row(9).name}` }).click();
    await page.getByRole('button', { name: `Add to Cart: ${row(1).name}` }).click();
    await release();
    await expect(page.getByText('Showing 6 products for "New"')).toBeVisible();
    expect(await stored(page, 'wishlist')).toMatchObject([{ id: 9 }]);
    expect(await stored(page, 'cart')).toMatchObject([{ id: 1 }]);
  });

  test('sending a form loads no page and later shows its toast once', async ({ page }) => {
    const release = await openHeld(page, '/help');
    const field = page.getByPlaceholder('Your email address');
    await field.fill('ravi@example.com');
    await field.press('Enter');
    await release();
    await expect(toast(page, 'This is a demonstration shop: nothing was sent.')).toHaveCount(1);
    await expect(field).toHaveValue('ravi@example.com');
  });

  test('leaving a field with a wrong value shows its error, and the caret stays in the next field', async ({
    page,
  }) => {
    const release = await openHeld(page, '/contact');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ravi');
    const first = page.getByRole('textbox', { name: 'First name' });
    await first.click();
    await page.keyboard.type('Ravi');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    await release();
    await page.keyboard.type('y');
    await expect(first).toHaveValue('Ravxyi');
    await expect(page.getByText(/include an '@'/)).toBeVisible();
  });

  test('a pressed button has an outline until its action is done, and after 1 s a line says that the page is loading', async ({
    page,
  }) => {
    await stopClock(page);
    const release = await openHeld(page, '/product/1');
    const button = page.getByRole('button', { name: 'ADD TO WISHLIST', exact: true });
    const before = await button.boundingBox();
    await expect(button).toHaveCSS('outline-style', 'none');
    await button.click();
    await expect(button).toHaveCSS('outline-style', 'solid');
    expect(await button.boundingBox()).toEqual(before);
    const status = page.getByText('One moment: this page is still loading. What you did is kept.');
    await expect(status).toBeHidden();
    await page.clock.runFor(1000);
    await expect(status).toBeVisible();
    await release();
    await expect(status).toHaveCount(0);
    await expect(page.locator('[data-heard]')).toHaveCount(0);
  });
});

test.describe('When an extension has changed the page before it is interactive', () => {
  test('what was typed and ticked stays, although React renders the page again', async ({
    context,
  }) => {
    const page = await context.newPage();
    const release = await openHeld(page, '/contact');
    const fields = page.locator('main form :is(input, textarea)');
    for (let field = 0; field < 5; field += 1) await fields.nth(field).fill(`text ${field}`);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('input')) {
        field.after(document.createElement('span'));
      }
    });
    const original = await fields.first().elementHandle();
    await release();
    expect(await original?.evaluate((element) => element.isConnected)).toBe(false);
    for (let field = 0; field < 5; field += 1) {
      await expect(fields.nth(field)).toHaveValue(`text ${field}`);
    }
    await expect(fields.nth(4)).toBeFocused();
  });

  test('focus that was moved while React waits to hydrate the page stays, although React renders it again', async ({
    context,
  }) => {
    const page = await context.newPage();
    const release = await openPaused(page, '/product/1');
    const field = page.getByRole('spinbutton');
    await field.evaluate((element: HTMLElement) => {
      element.after('extension');
      element.focus();
    });
    const original = await field.elementHandle();
    await release();
    expect(await original?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(field).toBeFocused();
  });

  test('what was pressed takes effect', async ({ context }) => {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await openHeld(page, '/product/1');
    await page.getByRole('spinbutton').fill('5');
    await page.evaluate(() => document.querySelector('main input')?.after('extension'));
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await release();
    await expect(page.getByRole('spinbutton')).toHaveValue('5');
    expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 5 }]);
    expect(errors).toEqual([]);
  });
});

test.describe('When a script fails to load', () => {
  const sentence = /This page has not finished loading/;

  for (const file of ['entry', 'shared', 'product']) {
    test(`${file} is requested again after three failures, and an early press takes effect`, async ({
      context,
    }) => {
      const page = await context.newPage();
      let drops = 0;
      await page.route(new RegExp(`/assets/${file}-.*\\.js$`), (route) => {
        drops += 1;
        return drops <= 3 ? route.abort() : route.continue();
      });
      await page.goto('/product/1', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
      await hydrated(page);
      expect(await stored(page, 'cart')).toMatchObject([{ id: 1 }]);
      expect(drops).toBeGreaterThan(3);
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  }

  for (const [how, again] of [
    ['Try again', (page: Page) => page.getByRole('link', { name: 'Try again' }).click()],
    [
      'the return of the network',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
  ] as const) {
    test(`the page says that it has not finished loading, and ${how} makes it work`, async ({
      context,
    }) => {
      const page = await context.newPage();
      const repair = await openBroken(page, '/product/1');
      await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
      await expect(page.getByText(sentence)).toBeVisible();
      await stopClock(page);
      await repair();
      await again(page);
      await hydrated(page);
      expect(await stored(page, 'cart')).toMatchObject([{ id: 1 }]);
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  }

  test('after a deployment, "Try again" loads the page of the new version', async ({ context }) => {
    const page = await context.newPage();
    await page.route(
      '/product/1',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(
          /\/assets\/entry-[^"]+/g,
          '/assets/gone.js',
        );
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );
    await page.goto('/product/1');
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await hydrated(page);
  });

  test('without its first script the page says after 20 s that it does not work, and loads again', async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.route(/\/assets\/boot-/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/cart?products=1');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const note = page.getByText(sentence);
    await expect(note).toBeHidden();
    const delays = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const isOfNote =
          animation instanceof CSSAnimation && animation.animationName === 'wait-for-boot';
        if (isOfNote) animation.finish();
        return isOfNote ? [animation.effect?.getTiming().delay] : [];
      }),
    );
    expect(delays).toEqual([20_000]);
    await expect(note).toBeVisible();
    await expect(page.getByText('What you did is kept.', { exact: true })).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(page).toHaveURL('/cart?products=1');
    await expect(note).toHaveCount(0);
  });

  test('in an open page of an older version, a part that is gone says that the shop was updated', async ({
    context,
  }) => {
    const page = await context.newPage();
    await open(page, '/about');
    await page.route(/\/assets\/Overlays-/, (route) => route.fulfill({ status: 404 }));
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('/assets/entry-', '/assets/entry-of-2-');
      await route.fulfill({ response, body });
    });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(toast(page, shopWasUpdated)).toBeVisible();
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await loaded;
  });

  for (const { address, text } of [
    { address: '/cart', text: /Your cart is kept by this browser/ },
    { address: '/checkout', text: /The summary is made from what this browser keeps/ },
    { address: '/wishlist', text: /Your wishlist is kept by this browser/ },
  ]) {
    test(`${address} shows a sentence instead of empty placeholders, and its footer`, async ({
      context,
    }) => {
      const page = await context.newPage();
      await store(page, 'cart', [{ id: 1 }]);
      await store(page, 'wishlist', [{ id: 1 }]);
      await openBroken(page, address);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('main [data-waiting]').first()).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
  }
});
