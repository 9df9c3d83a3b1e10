import { openHeld } from '../held.ts';
import { expect, forbidStorage, stored, store, test, toast } from '../shop.ts';
import { hydratedInHindi, inHindi, openHindi } from './hindi.ts';
import { spoken } from './spoken.ts';

const { words, content, nameOf } = spoken;
const { browse, cart, checkout, contact, header, lines, product, productPage, ui } = words;
const { toasts, screenToasts } = words;
const [wash, serum, kit] = [nameOf(6), nameOf(9), nameOf(3)];
const badge = (name: string, count: number) => ({ name: header.countName(name, count) });
const said = (text: string) => [text, ui.messages] as const;

test('a shopper filters, searches, wishes, counts and orders, in Hindi', async ({ page }) => {
  const main = page.getByRole('main');
  await openHindi(page, '/products');
  await spoken.expectTitle(page, content.words.productsPage.title);
  await main.getByRole('combobox', { name: browse.filterProducts }).selectOption('sale');
  await expect(main.getByRole('status').first()).toContainText(browse.filterNames.sale);
  await spoken.expectOwnScript(page);

  await page.getByRole('banner').getByRole('button', { name: header.search }).click();
  const search = page.getByRole('dialog', { name: header.search });
  await search.getByRole('textbox', { name: words.search.searchForProduct }).fill(`${wash}x x`);
  await expect(search.getByRole('status').first()).toContainText(words.search.noProductFound);
  await search.getByRole('textbox').fill(wash);
  await expect(search.getByRole('status').first()).toContainText(words.counts.productCount(1));
  await search.getByRole('button', { name: wash }).first().click();
  const found = page.getByRole('dialog', { name: wash });
  await found.getByRole('button', { name: productPage.addToWishlist }).click();
  await expect(
    toast(found, ...said(toasts.productToasts.detail.wishlist.added(wash))),
  ).toBeVisible();
  await spoken.expectOwnScript(page);
  await found.getByRole('link', { name: productPage.viewFullDetails }).click();

  await expect(page).toHaveURL(inHindi('/product/6'));
  await spoken.expectTitle(page, wash);
  const quantity = main.getByRole('group', { name: lines.quantityOf(wash) });
  await quantity.getByRole('button', { name: ui.increaseQuantity }).click();
  await expect(main.getByRole('status').filter({ hasText: ui.quantityIs(2) })).toHaveCount(1);
  await main.getByRole('button', { name: productPage.addToCart, exact: true }).first().click();
  await expect(toast(page, ...said(toasts.productToasts.detail.cart.added(wash)))).toBeVisible();

  await page.getByRole('banner').getByRole('link', badge(header.wishlist, 1)).click();
  await spoken.expectTitle(page, words.wishlist.title);
  await expect(main).toContainText(words.wishlist.kept(1));
  await main.getByRole('button', { name: product.addToCartNamed(wash) }).click();
  await expect(toast(page, ...said(screenToasts.addedFromWishlist(wash)))).toBeVisible();

  await page.getByRole('banner').getByRole('link', badge(header.cart, 3)).click();
  await spoken.expectTitle(page, cart.title);
  await main.getByRole('link', { name: cart.checkout }).first().click();
  await spoken.expectTitle(page, checkout.title);
  await expect(main).toContainText(words.counts.itemCount(3));
  await main.getByRole('textbox', { name: checkout.firstName, exact: true }).fill('रवि');
  await spoken.expectOwnScript(page);
  await main.getByRole('button', { name: checkout.placeOrder }).first().click();
  await expect(page.getByText(checkout.placed)).toBeVisible();
  await expect(toast(page, ...said(toasts.orderPlaced))).toBeVisible();
  await expect(main).toContainText(content.policies.standardShipping);
  await spoken.expectOwnScript(page);
  expect(await stored(page, 'cart')).toEqual([]);
});

test('what is removed from cart and wishlist comes back, with a message, in Hindi', async ({
  page,
}) => {
  await store(page, 'cart', [{ id: 6 }, { id: 9, quantity: 2 }]);
  await store(page, 'wishlist', [{ id: 3 }]);
  await openHindi(page, '/cart');
  await page.getByRole('button', { name: lines.removeNamed(wash) }).click();
  await expect(toast(page, ...said(toasts.cartRemoved))).toBeVisible();
  await page.getByRole('button', { name: ui.undo }).click();
  await expect(toast(page, ...said(screenToasts.backInCart(wash)))).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('cart', '[{"id":9,"quantity":4}]');
    window.dispatchEvent(new Event('cartUpdated'));
  });
  await expect(
    page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: header.countName(header.cart, 4) }),
  ).toBeAttached();
  await page.getByRole('button', { name: lines.removeNamed(serum) }).click();
  await expect(page.getByRole('heading', { name: cart.empty })).toBeVisible();
  await spoken.expectOwnScript(page);

  await openHindi(page, '/wishlist');
  await page.getByRole('button', { name: lines.removeNamed(kit) }).click();
  await expect(toast(page, ...said(toasts.wishlistRemoved))).toBeVisible();
  await expect(page.getByRole('heading', { name: words.wishlist.empty })).toBeVisible();
  await page.getByRole('button', { name: ui.undo }).click();
  await expect(toast(page, ...said(screenToasts.backOnWishlist(kit)))).toBeVisible();
  await spoken.expectOwnScript(page);
});

test('mistakes in the form of the contact page are shown, and a message is handed over, in Hindi', async ({
  page,
}) => {
  await openHindi(page, '/contact');
  await page.evaluate(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (event.destination.url.startsWith('mailto:')) event.preventDefault();
    });
  });
  const form = page.getByRole('form', { name: contact.writeMessage });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await form.getByRole('button', { name: contact.send }).click();
  await expect(field(contact.firstName)).toBeFocused();
  await expect(field(contact.firstName)).toHaveAccessibleDescription(/\S/);
  await field(contact.email).fill('asha at example');
  await field(contact.comment).click();
  await expect(field(contact.email)).toHaveAccessibleDescription(/@/);
  await spoken.expectOwnScript(page);

  for (const name of [contact.firstName, contact.lastName, contact.comment]) {
    await field(name).fill('आशा');
  }
  await field(contact.email).fill('asha@example.in');
  await form.getByRole('button', { name: contact.send }).click();
  await expect(toast(page, ...said(toasts.messageLeftToMailProgram))).toBeVisible();
});

test('Sign Up tells mistakes, and that nothing is created, in Hindi', async ({ page }) => {
  await openHindi(page, '/');
  await page.getByRole('banner').getByRole('button', { name: header.account }).click();
  const dialog = page.getByRole('dialog', { name: words.signUp.signUp });
  await dialog.getByRole('button', { name: words.signUp.signUp }).click();
  await expect(dialog.getByRole('textbox', { name: words.signUp.name })).toBeFocused();
  await expect(
    dialog.getByRole('textbox', { name: words.signUp.name }),
  ).toHaveAccessibleDescription(/\S/);
  await spoken.expectOwnScript(page);
  for (const [name, text] of [
    [words.signUp.name, 'Ravi'],
    [words.signUp.email, 'ravi@example.in'],
    [words.signUp.password, 'a password'],
  ] as const) {
    await dialog.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await dialog.getByRole('button', { name: words.signUp.signUp }).click();
  await expect(toast(page, ...said(toasts.noAccountCreated))).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: header.account }).click();
  await dialog.getByRole('button', { name: words.signUp.signIn }).click();
  await expect(toast(page, ...said(toasts.noAccountToSignInTo))).toBeVisible();
});

test('the picture opens large, and a shared wishlist and cart are offered, in Hindi', async ({
  page,
}) => {
  await openHindi(page, '/product/6');
  await page.getByRole('button', { name: productPage.enlarge }).click();
  const large = page.getByRole('dialog', { name: words.pictureView.pictures(wash) });
  await large.getByRole('button', { name: words.pictureView.next }).click();
  await expect(large).toContainText(words.pictureView.positionOf(2, 2));
  await spoken.expectOwnScript(page);
  await page.keyboard.press('Escape');

  await openHindi(page, '/wishlist?products=6,9');
  await expect(
    page.getByRole('heading', { level: 1, name: words.sharedWishlist.title }),
  ).toBeVisible();
  await page.getByRole('button', { name: words.sharedWishlist.addAll }).click();
  await expect(toast(page, ...said(words.sharedWishlist.added(2)))).toBeVisible();
  await spoken.expectOwnScript(page);
  await openHindi(page, '/cart?products=6:2,999:1');
  await expect(page.getByRole('main')).toContainText('999');
  await spoken.expectOwnScript(page);
});

test('a press before the page is hydrated counts, and its toast is, in Hindi', async ({ page }) => {
  const release = await openHeld(page, inHindi('/product/6'), hydratedInHindi);
  const add = page.getByRole('main').getByRole('button', { name: productPage.addToCart });
  await add.first().click();
  await release();
  await expect(toast(page, ...said(toasts.productToasts.detail.cart.added(wash)))).toBeVisible();
});

test('a browser that keeps nothing, and one without a network, have a message in Hindi', async ({
  page,
  context,
}) => {
  await forbidStorage(page);
  await page.goto(inHindi('/product/6'));
  await expect(toast(page, ...said(toasts.storageUnavailable))).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(toasts.offline)).toBeVisible();
  await spoken.expectOwnScript(page);
});
