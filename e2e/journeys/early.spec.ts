import type { Page } from '@playwright/test';
import { alive, expect, message, stopClock, store, stored, test, watchPage } from '../shop.ts';

const scripts = /\/assets\/(?!early).*\.js$/;
const screens = [
  '/',
  '/products',
  '/sales',
  '/about',
  '/contact',
  '/product/1',
  '/wishlist',
  '/cart',
  '/checkout',
  '/help',
  '/no-such-page',
];

/** Opens an address whose scripts come only when what this gives is called. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await alive(page);
  };
}

/** Opens an address none of whose scripts come until what this gives is called. */
async function openBroken(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  await page.goto(address);
  return () => page.unroute(scripts);
}

type Control = { readonly id: string; readonly tag: string; readonly type: string };

/** Marks the visible controls, each by what it is and how many like it come before; lists them. */
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
      const place = seen.get(name) ?? 0;
      seen.set(name, place + 1);
      const id = `${name} ${place}`;
      element.dataset['control'] = id;
      return [{ id, tag: element.localName, type: element.role ?? element.type }];
    });
  }, within);
}

/** Does with a control what it is for. */
async function use(page: Page, { id, tag, type }: Control): Promise<void> {
  const control = page.locator(`[data-control=${JSON.stringify(id)}]`);
  if (tag === 'select') await control.selectOption({ index: 2 });
  else if (tag === 'button' || type === 'checkbox' || type === 'radio') {
    // Messages may cover it from the mouse.
    await control.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
  } else {
    const texts = { email: 'ravi@example.com', tel: '98765', spinbutton: '5' };
    await control.fill(texts[type as keyof typeof texts] ?? 'Ravi');
    await control.blur();
  }
}

/** Everything that a control may change. */
async function outcome(page: Page): Promise<unknown> {
  return {
    tree: await page.locator('body').ariaSnapshot(),
    ...(await page.evaluate(() => ({
      address: location.pathname + location.search,
      // Behind a list stands white space that differs from browser to browser.
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

/** What is pressed comes before what is typed, and what leads elsewhere comes last. */
function inOrder(controls: readonly Control[]): Control[] {
  const rank = ({ tag, type }: Control) =>
    type === 'submit' ? 3 : tag === 'select' ? 2 : tag === 'button' ? 0 : 1;
  return controls.toSorted((one, other) => rank(one) - rank(other));
}

test.describe('Before the page is interactive', () => {
  for (const address of screens) {
    test(`13.1 every control of ${address}, used before, has done what it does afterwards`, async ({
      browser,
      baseURL,
    }) => {
      const complaints: (readonly string[])[] = [];
      const [page, late] = await Promise.all([newPage(), newPage()]);
      const within = 'main, footer';
      await stopClock(page);
      const release = await openHeld(page, address);
      const controls = inOrder(await markControls(page, within));
      await stopClock(late);
      await late.goto(address);
      await alive(late);
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
    test(`13.1 ${name} in the header, pressed before, is open afterwards`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await openHeld(page, '/');
      await page.getByRole('button', { name, exact: true }).click();
      await release();
      const opened = { Menu: '#menu', Search: 'dialog[open]', Account: 'dialog[open]' }[name];
      await expect(page.locator(opened ?? '')).toBeVisible();
    });
  }

  test('13.1 plus five times and add to cart put six into the cart', async ({ page }) => {
    const release = await openHeld(page, '/product/1');
    const plus = page.getByRole('button', { name: 'Increase quantity' });
    for (let press = 0; press < 5; press += 1) await plus.click();
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await release();
    await expect(page.getByRole('spinbutton')).toHaveValue('6');
    expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 6 }]);
  });

  test('13.1 a typed quantity stays, and later steps begin with it', async ({ page }) => {
    const release = await openHeld(page, '/product/1');
    const field = page.getByRole('spinbutton');
    await field.selectText();
    await page.keyboard.type('5');
    await release();
    await expect(field).toHaveValue('5');
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(field).toHaveValue('6');
  });

  test('13.1 each press sees what was typed before it, and not what was typed after it', async ({
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

  test('13.1 keys of the stepper and of the tabs have their effect', async ({ page }) => {
    const release = await openHeld(page, '/product/1');
    await page.getByRole('spinbutton').focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await release();
    await expect(page.getByRole('spinbutton')).toHaveValue('4');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('SHIPPING & RETURN');
  });

  test('13.1 a chosen filter is applied', async ({ page }) => {
    const release = await openHeld(page, '/products');
    await page.getByRole('combobox').selectOption('sale');
    await release();
    await expect(page.getByText('Showing 4 products for "Sale"')).toBeVisible();
    await expect(page).toHaveURL('/products?filter=sale');
    await expect(page.getByRole('combobox')).toHaveValue('sale');
  });

  test('13.1 a form is not sent before, and says once what it says afterwards', async ({
    page,
  }) => {
    const release = await openHeld(page, '/help');
    const field = page.getByPlaceholder('Your email address');
    await field.fill('ravi@example.com');
    await field.press('Enter');
    await release();
    await expect(message(page, 'This is a demonstration shop: nothing was sent.')).toHaveCount(1);
    await expect(field).toHaveValue('ravi@example.com');
  });

  test('13.1 a field left wrong says so, and the caret stays where it is', async ({ page }) => {
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

  test('13.2 a pressed button shows at once that it was heard, until it has had its effect', async ({
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

test.describe('Where an extension has changed the page before it is interactive', () => {
  test('13.3 what was typed and ticked is in the page that React makes anew', async ({
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

  test('13.3 what was pressed has its effect', async ({ context }) => {
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

test.describe('When a script does not come', () => {
  const sentence = /This page has not finished loading/;

  for (const file of ['index', 'shop', 'product']) {
    test(`13.4 ${file} dropped three times is asked for again, and nothing is lost`, async ({
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
      await alive(page);
      expect(await stored(page, 'cart')).toMatchObject([{ id: 1 }]);
      expect(drops).toBeGreaterThan(3);
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  }

  for (const [how, again] of [
    ['Try again', (page: Page) => page.getByRole('button', { name: 'Try again' }).click()],
    [
      'the network coming back',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
  ] as const) {
    test(`13.4 the shopper is told after a while, and ${how} makes the page work`, async ({
      context,
    }) => {
      const page = await context.newPage();
      const repair = await openBroken(page, '/product/1');
      await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
      await expect(page.getByText(sentence)).toBeVisible();
      await stopClock(page);
      await repair();
      await again(page);
      await alive(page);
      expect(await stored(page, 'cart')).toMatchObject([{ id: 1 }]);
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  }

  for (const { address, text } of [
    { address: '/cart', text: /Your cart is kept by this browser/ },
    { address: '/checkout', text: /The summary is made from what this browser keeps/ },
    { address: '/wishlist', text: /Your wishlist is kept by this browser/ },
  ]) {
    test(`13.5 ${address} has a sentence instead of empty places, and its footer`, async ({
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
