import type { Page } from '@playwright/test';
import { openHeld } from '../held.ts';
import { factsOf, row, rows } from '../catalogue.ts';
import { expect, hydrated, open, store, stored, test, toast, stopClock } from '../shop.ts';

const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('what adds a product early does so at once, and its toast follows', async ({ page }) => {
  await store(page, 'cart', [{ id: 4, quantity: 2 }]);
  const release = await openHeld(page, '/product/5');
  await expect(badge(page, 'Cart, 2 items')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Quantity' }).fill('७');
  const add = main.getByRole('button', { name: 'ADD TO CART' }).first();
  await add.click();
  await add.click();
  await main.getByRole('button', { name: 'ADD TO WISHLIST', exact: true }).click();
  await expect(badge(page, 'Cart, 9 items')).toBeVisible();
  await expect(badge(page, 'Wishlist, 1 item')).toBeVisible();
  await expect(add).toHaveAttribute('data-heard', '');
  expect(await stored(page, 'cart')).toMatchObject([{ id: 4 }, { id: 5, quantity: 7 }]);
  // The first script may count otherwise than the shop: it knows no answers, and no stock of a line.
  const cart = badge(page, 'Cart, 9 items');
  await cart.evaluate((link) => link.setAttribute('aria-label', 'Cart, 0 items'));
  await release();
  await expect(toast(page, `${row(5).name} Added to Cart!`)).toBeVisible();
  await expect(toast(page, `${row(5).name} is already in Cart`)).toBeVisible();
  await expect(toast(page, `${row(5).name} Added to Wishlist`)).toBeVisible();
  await expect(badge(page, 'Cart, 9 items')).toBeVisible();
  await expect(add).not.toHaveAttribute('data-heard');
});

test('a picture that was swiped to early is shown with its position @wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openHeld(page, '/product/5');
  const third = page.getByAltText(factsOf(5).morePictures?.[0]?.alt ?? '');
  const slide = page.getByRole('listitem').filter({ has: third });
  await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await release();
  await expect(third).toBeVisible();
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible();
});

test('each press while the page is hydrated counts once @wide', async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    const press = () => {
      document.querySelector<HTMLElement>('[aria-label^="Increase quantity"]')?.click();
      presses += 1;
      if (document.querySelector('#early-note') || presses < 20) setTimeout(press);
      else document.body.dataset['presses'] = `${presses}`;
    };
    document.addEventListener('DOMContentLoaded', press);
  });
  await open(page, '/product/5');
  await page.locator('[data-presses]').waitFor();
  const presses = await page.locator('body').getAttribute('data-presses');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue(
    `${Number(presses) + 1}`,
  );
});

test('presses before the page is hydrated count in their order', async ({ page }) => {
  const release = await openHeld(page, '/product/5');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'ADD TO CART' }).first();
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await release();
  await expect(toast(page, `${row(5).name} Added to Cart!`)).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 5, quantity: 2 }]);
});

test('what is typed or chosen before the page is hydrated counts', async ({ page }) => {
  const release = await openHeld(page, '/product/5');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
  await release();
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 5, quantity: 7 }]);

  const releaseList = await openHeld(page, '/products');
  await page.getByRole('main').getByRole('combobox').selectOption('Sale Products');
  await releaseList();
  await expect(page).toHaveURL('/products?filter=sale');
  const releaseSales = await openHeld(page, '/products?filter=sale');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(0);
  await releaseSales();
  await expect(cards).toHaveCount(rows.filter(({ tag }) => tag === 'Sale').length);

  const releaseForm = await openHeld(page, '/contact');
  await page.getByLabel('First name').fill('Asha');
  await releaseForm();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
});

test('a script that fails three times is requested once more @wide', async ({ page }) => {
  const failing = { times: 3 };
  await page.route(/\/assets\/client.*\.js$/, (route) => route.fulfill({ status: 404 }), failing);
  await open(page, '/product/5');
});

for (const screen of ['cart', 'wishlist', 'checkout']) {
  test(`13.10 while a script hangs, ${screen} has words, a way on and the footer after three seconds${screen === 'cart' ? '' : ' @wide'}`, async ({
    page,
  }) => {
    for (const list of ['cart', 'wishlist']) await store(page, list, [{ id: 3 }]);
    await stopClock(page);
    const release = await openHeld(page, `/${screen}`);
    const main = page.getByRole('main');
    await expect(main.locator('[data-waiting]').first()).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(main.getByText(/cannot be shown/).first()).toBeVisible();
    await expect(main.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(main.locator('[data-waiting]').first()).toBeHidden();
    await release();
    await expect(main.getByText(/cannot be shown/)).toBeHidden();
  });
}

test('a script that does not come has a note with Try again, which works', async ({ page }) => {
  await page.route(/\/assets\/client.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/product/5');
  const note = page.locator('#early-note');
  await expect(note).toBeVisible();
  await expect(note).toContainText('has not finished loading');
  await page.unrouteAll();
  await note.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
});

test('after 20 seconds without the shop’s script there is a note @wide', async ({ page }) => {
  await stopClock(page);
  await openHeld(page, '/product/5');
  await page.clock.fastForward(19_000);
  await expect(page.locator('#early-note')).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(page.locator('#early-note')).toBeVisible();
});

test('the page of an address that changed before hydration is shown @wide', async ({ page }) => {
  const release = await openHeld(page, '/about');
  await page.evaluate(() => history.replaceState(null, '', '/products'));
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('a page whose end comes after its scripts is hydrated when it is complete @wide', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/product/5', async (route) => {
    const response = await route.fetch();
    const [start, end] = (await response.text()).split('<div id="notices">');
    const body = `${start}<script src="/end.js"></script><div id="notices">${end}`;
    await route.fulfill({ response, body });
  });
  await page.route('/end.js', async (route) => {
    await released;
    const body = 'document.currentScript.remove()';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const script = page.waitForResponse(/\/assets\/client-[^/]+\.js$/);
  await page.goto('/product/5', { waitUntil: 'commit' });
  await (await script).finished();
  await page.evaluate(() => new Promise((next) => requestIdleCallback(next)));
  release();
  await hydrated(page);
});
