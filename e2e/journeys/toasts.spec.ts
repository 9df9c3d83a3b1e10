import type { Locator, Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, message, open, openStill, store, test, cardsOf } from '../shop.ts';

type Expected = {
  readonly type: 'success' | 'info' | 'error';
  readonly lifeMs: 2000 | 5000;
  readonly place: 'top-right' | 'top-center';
  readonly isShaking?: boolean;
  /** Looks like an error, and interrupts nobody. */
  readonly isCalm?: boolean;
  /** Whether it comes with the next frame, which the stopped clock has yet to reach. */
  readonly comesLater?: boolean;
};

/** Where a message hangs, as measured in the window. */
async function placeOf(page: Page, text: string): Promise<string> {
  const box = await message(page, text).locator('xpath=ancestor::section[1]').boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  if (!box) return 'nowhere';
  const isTop = box.y < 160;
  const left = box.x;
  const right = width - box.x - box.width;
  if (isTop && Math.abs(left - right) <= 2) return 'top-center';
  return isTop && right < left / 4 && right >= 0 ? 'top-right' : `${left} px from the left`;
}

/** Presses a button by keyboard, and holds the message that comes to all that it must be. */
async function expectMessage(
  page: Page,
  button: Locator,
  text: string,
  { type, lifeMs, place, isShaking = false, isCalm = false, comesLater = false }: Expected,
): Promise<void> {
  await button.press('Enter');
  const shown = message(page, text);
  const slackMs = comesLater ? 50 : 0;
  if (comesLater) {
    await expect(async () => {
      await page.clock.runFor(5);
      expect(await shown.count()).toBe(1);
    }).toPass();
  }
  await expect(shown).toBeVisible();
  await expect(
    page
      .getByRole(type === 'error' && !isCalm ? 'alert' : 'status')
      .getByText(text, { exact: true }),
  ).toHaveCount(1);
  const line = shown.locator('..');
  await expect(line).toHaveAttribute('data-type', type);
  // One arrives once, the other shakes twice.
  await expect(line).toHaveCSS('animation-iteration-count', isShaking ? '2' : '1');
  expect(await placeOf(page, text)).toBe(place);

  await page.clock.runFor(lifeMs - 1 - slackMs);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1 + slackMs);
  await expect(shown).toHaveCount(0);
}

const briefly = { lifeMs: 2000, place: 'top-right' } as const;
const atLength = { lifeMs: 5000, place: 'top-center' } as const;

/** The table of SPEC 12 for one product, as texts. */
const screens = [
  {
    screen: 'home',
    address: '/',
    id: 3,
    manner: briefly,
    texts: ['Added to Wishlist', 'is Already in Wishlist', 'Added to Cart!', 'is Already in Cart!'],
  },
  {
    screen: 'products',
    address: '/products',
    id: 6,
    manner: briefly,
    texts: ['added to Wishlist', 'is Already in Wishlist', 'added to Cart', 'is Already in Cart!'],
    isShaking: true,
  },
  {
    screen: 'sales',
    address: '/sales',
    id: 9,
    manner: briefly,
    texts: ['added to Wishlist', 'is already in Wishlist', 'added to Cart', 'is already in Cart'],
  },
  {
    screen: 'You May Also Like on the detail screen',
    address: '/product/10',
    id: 2,
    manner: atLength,
    texts: ['Added to Wishlist', 'is Already in Wishlist', 'Added to Cart!', 'is already in Cart'],
  },
] as const;

test.describe('Messages', () => {
  for (const { screen, address, id, manner, texts, ...more } of screens) {
    test(`12 the four messages of ${screen}: words, type, place and life`, async ({ page }) => {
      const { name } = row(id);
      await openStill(page, address);
      const card = cardsOf(page.getByRole('main'), name).last();
      const wish = card.getByRole('button', { name: 'Add to Wishlist' });
      const buy = card.getByRole('button', { name: 'Add to Cart' });
      const [wished, wishedAlready, bought, boughtAlready] = texts;
      const isShaking = 'isShaking' in more;
      await expectMessage(page, wish, `${name} ${wished}`, { ...manner, type: 'success' });
      await expectMessage(page, wish, `${name} ${wishedAlready}`, {
        ...manner,
        type: 'info',
        isShaking,
      });
      await expectMessage(page, buy, `${name} ${bought}`, { ...manner, type: 'success' });
      await expectMessage(page, buy, `${name} ${boughtAlready}`, {
        ...manner,
        type: 'info',
        isShaking,
      });
    });
  }

  test('12 the four messages of the detail screen: words, type, place and life', async ({
    page,
  }) => {
    const { name } = row(10);
    await openStill(page, '/product/10');
    const wish = page.getByRole('button', { name: 'ADD TO WISHLIST', exact: true });
    const buy = page.getByRole('button', { name: 'ADD TO CART', exact: true }).first();
    await expectMessage(page, wish, `${name} Added to Wishlist`, { ...atLength, type: 'success' });
    await expectMessage(page, wish, `${name} is Already in Wishlist`, {
      ...atLength,
      type: 'info',
    });
    await expectMessage(page, buy, `${name} Added to Cart!`, { ...atLength, type: 'success' });
    await expectMessage(page, buy, `${name} is already in Cart`, { ...atLength, type: 'info' });
  });

  for (const [address, manner] of [
    ['/products', briefly],
    ['/product/1', atLength],
  ] as const) {
    test(`12 the product dialog speaks as the detail screen does, in the manner of ${address}`, async ({
      page,
    }) => {
      const { name } = row(10);
      await openStill(page, address);
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByPlaceholder('Search for Product').fill('daily');
      await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
      const dialog = page.getByRole('dialog', { name });
      const wish = dialog.getByRole('button', { name: 'ADD TO WISHLIST' });
      const buy = dialog.getByRole('button', { name: 'ADD TO CART' });
      await expectMessage(page, wish, `${name} Added to Wishlist`, { ...manner, type: 'success' });
      await expectMessage(page, wish, `${name} is Already in Wishlist`, {
        ...manner,
        type: 'info',
      });
      await expectMessage(page, buy, `${name} Added to Cart!`, { ...manner, type: 'success' });
      await expectMessage(page, buy, `${name} is already in Cart`, { ...manner, type: 'info' });
    });
  }

  test('12, 8.1 the messages of the wishlist screen', async ({ page }) => {
    const { name } = row(4);
    await store(page, 'wishlist', [copyOf(4), copyOf(5)]);
    await openStill(page, '/wishlist');
    const card = cardsOf(page.getByRole('main'), name);
    const add = card.getByRole('button', { name: 'Add to Cart' });
    await expectMessage(page, add, `${name} added to cart!`, { ...briefly, type: 'success' });
    await expectMessage(page, add, `${name} added to cart!`, { ...briefly, type: 'success' });
    await expectMessage(
      page,
      card.getByRole('button', { name: 'Remove' }),
      'Item removed from wishlist',
      { ...briefly, type: 'error', isCalm: true },
    );
  });

  test('12, 8.2 the message of the cart screen', async ({ page }) => {
    await store(page, 'cart', [copyOf(4), copyOf(5)]);
    await openStill(page, '/cart');
    await expectMessage(
      page,
      page.getByRole('button', { name: 'Remove' }).first(),
      'Item Removed From Cart!',
      { ...briefly, type: 'error', isCalm: true },
    );
  });

  test('12, 9.6 the messages of the checkout screen', async ({ page }) => {
    await openStill(page, '/checkout');
    const place = page.getByRole('main').getByRole('button', { name: 'Place Order' }).first();
    await expectMessage(page, place, 'Your cart is empty!', { ...atLength, type: 'error' });
    await page.evaluate(
      (text) => {
        localStorage.setItem('cart', text);
        window.dispatchEvent(new Event('cartUpdated'));
      },
      JSON.stringify([copyOf(4)]),
    );
    await expectMessage(page, place, 'Order Placed Successfully!', {
      ...atLength,
      type: 'success',
      comesLater: true,
    });
  });

  test('12, 10.2, 10.3 the messages of the forms that send nothing', async ({ page }) => {
    await openStill(page, '/contact');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('asha@example.in');
    await expectMessage(
      page,
      footer.getByRole('button', { name: 'Subscribe' }),
      'This is a demonstration shop: nothing was sent.',
      { ...briefly, type: 'info' },
    );
  });
});

const added = 'AM & PM Essentials added to Cart';
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first();

/** Puts the first product in the cart, with the page's clock stopped, and waits for the word of it. */
async function addAndHear(page: Page): Promise<void> {
  await add(page).press('Enter');
  await expect(message(page, added)).toBeVisible();
}

test.describe('A message’s clock', () => {
  test('12 stops while the mouse is over the message', async ({ page }) => {
    await openStill(page, '/products');
    await addAndHear(page);
    await page.clock.runFor(1500);
    await message(page, added).hover();
    await page.clock.runFor(20_000);
    await expect(message(page, added)).toBeVisible();
    await page.mouse.move(10, 500);
    await page.clock.runFor(499);
    await expect(message(page, added)).toBeVisible();
    await page.clock.runFor(1);
    await expect(message(page, added)).toHaveCount(0);
  });

  test('12 stops while focus is in the message, which one can dismiss', async ({ page }) => {
    await openStill(page, '/products');
    await addAndHear(page);
    await page.clock.runFor(500);
    const dismiss = page.getByRole('button', { name: 'Dismiss message' });
    await dismiss.focus();
    await page.clock.runFor(20_000);
    await expect(message(page, added)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(1499);
    await expect(message(page, added)).toBeVisible();
    await page.clock.runFor(1);
    await expect(message(page, added)).toHaveCount(0);

    await add(page).press('Enter');
    const present = message(page, 'AM & PM Essentials is Already in Cart!');
    await expect(present).toBeVisible();
    await dismiss.press('Enter');
    await expect(present).toHaveCount(0);
    await add(page).press('Enter');
    await page.clock.runFor(2000);
    await expect(present, 'a dismissed message holds no clock').toHaveCount(0);
  });

  test('12 stops while the page is hidden, also one that was hidden from the start', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => 'isAway' in window });
      if (location.search === '?away') Object.assign(window, { isAway: true });
    });
    const comeAndGo = (isAway: boolean) =>
      page.evaluate((away) => {
        if (away) Object.assign(window, { isAway: true });
        else Reflect.deleteProperty(window, 'isAway');
        document.dispatchEvent(new Event('visibilitychange'));
      }, isAway);
    await openStill(page, '/products');
    await addAndHear(page);
    await page.clock.runFor(1999);
    await comeAndGo(true);
    await page.clock.runFor(60_000);
    await expect(message(page, added)).toBeVisible();
    await comeAndGo(false);
    await page.clock.runFor(1);
    await expect(message(page, added)).toHaveCount(0);

    await page.goto('/products?away');
    await add(page).press('Enter');
    const present = message(page, 'AM & PM Essentials is Already in Cart!');
    await expect(present).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(present).toBeVisible();
    await comeAndGo(false);
    await page.clock.runFor(2000);
    await expect(present).toHaveCount(0);
  });

  test('12 runs on when the dialog closes in which the message was hovered or focused', async ({
    page,
  }) => {
    await openStill(page, '/products');
    const { name } = row(10);
    const bought = message(page, `${name} Added to Cart!`);
    const present = message(page, `${name} is already in Cart`);
    const dialog = page.getByRole('dialog', { name });
    const openDialog = async () => {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByPlaceholder('Search for Product').fill('daily');
      await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
      await dialog.getByRole('button', { name: 'ADD TO CART' }).press('Enter');
    };
    await openDialog();
    await dialog.getByRole('button', { name: 'Dismiss message' }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bought, 'it hangs on in the page').toBeVisible();
    await page.clock.runFor(2000);
    await expect(bought).toHaveCount(0);

    await openDialog();
    await present.hover();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.mouse.move(10, 500);
    await page.clock.runFor(2000);
    await expect(present).toHaveCount(0);
  });

  test('12 each message has its own', async ({ page }) => {
    await openStill(page, '/products');
    await addAndHear(page);
    await page.clock.runFor(1000);
    const wished = message(page, 'AM & PM Essentials added to Wishlist');
    await page.getByRole('button', { name: 'Add to Wishlist' }).first().press('Enter');
    await expect(wished).toBeVisible();
    await page.clock.runFor(1000);
    await expect(message(page, added)).toHaveCount(0);
    await expect(wished).toBeVisible();
    await page.clock.runFor(1000);
    await expect(wished).toHaveCount(0);
  });
});

test('12 messages are announced: both live regions are there before the first message', async ({
  page,
}) => {
  await open(page, '/products');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('alert')).toHaveText('');
  await expect(messages.getByRole('status')).toHaveText('');
  await add(page).press('Enter');
  await expect(messages.getByRole('status')).toHaveText(added);
  await expect(messages.getByRole('alert')).toHaveText('');
});

test('12.1 twelve presses on a phone leave the five newest toasts, all of them on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openStill(page, '/products');
  await page
    .getByRole('button', { name: 'Add to Wishlist' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await add(page).evaluate((button: HTMLElement) => button.click());
  await add(page).evaluate((button: HTMLElement) => button.click());
  await expect(message(page, 'AM & PM Essentials is Already in Cart!')).toBeVisible();
  await expect(message(page, added)).toBeVisible();
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  await expect(dismiss).toHaveCount(5);
  for (const button of await dismiss.all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test('12.2 the same toast again is one, with its clock anew, and is announced anew', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(1)]);
  await openStill(page, '/sales');
  const present = message(page, 'AM & PM Essentials is already in Cart');
  await add(page).press('Enter');
  await expect(present).toHaveCount(1);
  const first = await present.elementHandle();
  await page.clock.runFor(1500);
  await add(page).press('Enter');
  await expect
    .poll(() => first?.isVisible(), 'a new element, which a live region reads')
    .toBe(false);
  await expect(present).toHaveCount(1);
  await page.clock.runFor(1999);
  await expect(present).toBeVisible();
  await page.clock.runFor(1);
  await expect(present).toHaveCount(0);
});
