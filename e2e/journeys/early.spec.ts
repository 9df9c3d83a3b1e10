import { openHeld } from '../held.ts';
import { row } from '../catalogue.ts';
import { expect, stored, test, toast } from '../shop.ts';

test('presses before the page is hydrated are noticed at once, and count in their order', async ({
  page,
}) => {
  const release = await openHeld(page, '/product/5');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'ADD TO CART' }).first();
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await expect(add).toHaveAttribute('data-heard', '');
  await release();
  await expect(toast(page, `${row(5).name} Added to Cart!`)).toBeVisible();
  await expect(add).not.toHaveAttribute('data-heard');
  expect(await stored(page, 'cart')).toMatchObject([{ id: 5, quantity: 2 }]);
});

test('a quantity and a filter that are chosen before the page is hydrated count', async ({
  page,
}) => {
  const release = await openHeld(page, '/product/5');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
  await release();
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  expect(await stored(page, 'cart')).toMatchObject([{ id: 5, quantity: 7 }]);

  await page.unrouteAll();
  const releaseList = await openHeld(page, '/products');
  await page.getByRole('main').getByRole('combobox').selectOption('Sale Products');
  await releaseList();
  await expect(page).toHaveURL('/products?filter=sale');
});

test('what was typed into a form before the page is hydrated stays', async ({ page }) => {
  const release = await openHeld(page, '/contact');
  await page.getByLabel('First name').fill('Asha');
  await release();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
});

test('a script that fails once is requested again', async ({ page }) => {
  let requests = 0;
  await page.route(/\/assets\/entry.*\.js$/, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/product/5');
  // A browser that remembers the failure shows the note, whose link loads the page again.
  await expect(async () => {
    const hydrated = page.getByRole('link', { name: 'Cart, 0 items' }).first();
    const again = page.locator('#early-note').getByRole('link', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(hydrated).toBeAttached({ timeout: 2000 });
  }).toPass();
});

test('a script that does not come has a note with Try again, and links still work', async ({
  page,
}) => {
  await page.route(/\/assets\/entry.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/product/5');
  const note = page.locator('#early-note');
  await expect(note).toBeVisible();
  await expect(note).toContainText('has not finished loading');
  await page.unrouteAll();
  await note.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached();
  await expect(note).toHaveCount(0);
});

test('when the address is another page before the page is hydrated, that page is shown', async ({
  page,
}) => {
  const release = await openHeld(page, '/about');
  await page.evaluate(() => history.replaceState(null, '', '/products'));
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});
