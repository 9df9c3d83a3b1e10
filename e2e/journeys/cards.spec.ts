import type { Locator, Page } from '@playwright/test';
import { idsOf, pageSize, row, rows, priceText } from '../catalogue.ts';
import { expect, open, stored, test } from '../shop.ts';

/** The products that the list shows on its first page. */
const onPage = rows.slice(0, pageSize);

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button') });
const wish = (card: Locator) => card.getByRole('button', { name: 'Add to Wishlist' });
const add = (card: Locator) => card.getByRole('button', { name: 'Add to Cart' });
/** The picture that hover and focus show. */
const second = (card: Locator) => card.locator('img').nth(1);

test('a card shows its product’s name, prices, tag and two pictures, and links to it', async ({
  page,
}) => {
  await open(page, '/products');
  await expect(cards(page)).toHaveCount(onPage.length);
  for (const [index, { id, name, price, oldPrice, tag }] of onPage.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading', { name, exact: true })).toHaveCount(1);
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/product/${id}`,
    );
    await expect(card.getByText(priceText(price), { exact: true })).toBeVisible();
    await expect(card.locator('del')).toHaveCount(oldPrice === undefined ? 0 : 1);
    if (oldPrice !== undefined) {
      await expect(card.locator('del')).toContainText(priceText(oldPrice));
      await expect(card.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
    }
    await expect(card.getByText(/^(?:Sale|New)$/)).toHaveText(tag ? [tag] : []);
    await card.hover();
    await expect(second(card)).toBeVisible();
    const pictures = await card
      .locator('img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
    expect(new Set(pictures).size, name).toBe(2);
  }
});

test('the tag is red for New and green for Sale', async ({ page }) => {
  await open(page, '/products');
  for (const [index, { tag }] of onPage.entries()) {
    if (!tag) continue;
    const badge = cards(page).nth(index).getByText(tag, { exact: true });
    const colour = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    const isRed = red > 2 * green && red > 2 * blue;
    const isGreen = green > 1.3 * red && green > 1.3 * blue;
    expect(isRed ? 'New' : isGreen ? 'Sale' : colour, `card ${index + 1}`).toBe(tag);
  }
});

test('home, sales and "You May Also Like" show the same cards', async ({ page }) => {
  for (const [address, count] of [
    ['/', 19],
    ['/sales', 4],
    ['/product/5', 4],
  ] as const) {
    await open(page, address);
    await expect(cards(page)).toHaveCount(count);
    const links = cards(page).getByRole('link');
    await expect(links).toHaveCount(count);
    const ids = idsOf(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    );
    await expect(links).toHaveText(ids.map((id) => row(id).name));
    await expect(wish(cards(page).last())).toBeAttached();
    await expect(add(cards(page).last())).toBeAttached();
  }
});

test('moving the mouse onto a card shows its second picture and both actions, and moving away hides them', async ({
  page,
}) => {
  await open(page, '/products');
  const card = cards(page).nth(2);
  await expect(wish(card)).toHaveCSS('opacity', '0');
  await card.hover();
  await expectShown(card, true);
  await page.mouse.move(700, 20);
  await expectShown(card, false);
});

test('focusing a card shows its second picture and both actions, and Tab moves to each action', async ({
  page,
}) => {
  await open(page, '/products');
  const card = cards(page).nth(2);
  await card.getByRole('link', { name: row(3).name }).focus();
  await expectShown(card, true);
  await page.keyboard.press('Tab');
  await expect(wish(card)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(add(card)).toBeFocused();
  await expectShown(card, true);
  await page.keyboard.press('Tab');
  await expectShown(card, false);
});

test('pressing an action adds the product and does not follow the card’s link', async ({
  page,
}) => {
  for (const address of ['/products', '/sales', '/product/2', '/']) {
    await open(page, address);
    const card = cards(page).last();
    await card.hover();
    await wish(card).click();
    await add(card).click();
    await add(card).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(address);
    await expect(cards(page).last()).toBeVisible();
  }
  // The last cards of the four screens: Daily Protection Kit, the eye serum, product 5, the eye serum.
  expect(idsIn(await stored(page, 'wishlist'))).toEqual([10, 9, 5]);
  expect(idsIn(await stored(page, 'cart'))).toEqual([10, 9, 5]);
});

test('clicking the picture opens the product', async ({ page }) => {
  await open(page, '/products');
  await cards(page).nth(5).locator('img').first().click();
  await expect(page).toHaveURL('/product/6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row(6).name);
});

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['large tablet', { width: 1366, height: 1024 }],
] as const) {
  test.describe(`On a ${device}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport });

    test(`on a ${device} the actions are always shown, and tapping one does not leave the page`, async ({
      page,
    }) => {
      await open(page, '/products');
      for (const card of await cards(page).all()) {
        await expect(wish(card)).toHaveCSS('opacity', '1');
        await expect(add(card)).toHaveCSS('opacity', '1');
      }
      await add(cards(page).nth(1)).tap();
      await expect(page.getByText(`${row(2).name} added to Cart`, { exact: true })).toBeVisible();
      await wish(cards(page).nth(1)).tap();
      await expect(page).toHaveURL('/products');
      expect(idsIn(await stored(page, 'wishlist'))).toEqual([2]);
      await cards(page)
        .nth(1)
        .getByRole('link', { name: row(2).name })
        .tap();
      await expect(page).toHaveURL('/product/2');
    });

    test(`on a ${device} a button looks the same after a tap as before`, async ({ page }) => {
      await open(page, '/products');
      const card = cards(page).nth(1);
      await expectSameLookAfterTap(wish(card), () =>
        expect(wish(card)).toHaveAttribute('data-wished', 'true'),
      );
      const name = row(2).name;
      await expectSameLookAfterTap(add(card), () =>
        expect(page.getByText(`${name} added to Cart`, { exact: true })).toBeVisible(),
      );
      await open(page, '/product/2');
      const more = page.getByRole('button', { name: 'Increase quantity' });
      await expectSameLookAfterTap(more, () =>
        expect(page.getByRole('spinbutton')).toHaveValue('2'),
      );
    });
  });
}

/** Compares after the effect of the tap: by then the browser says that a pointer is over the button. */
async function expectSameLookAfterTap(button: Locator, effect: () => Promise<void>) {
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(element);
      return { backgroundColor, borderColor, color };
    });
  const before = await look();
  await button.tap();
  await effect();
  expect(await look()).toEqual(before);
}

async function expectShown(card: Locator, isShown: boolean): Promise<void> {
  const opacity = isShown ? '1' : '0';
  await expect(second(card)).toHaveCSS('opacity', opacity);
  await expect(wish(card)).toHaveCSS('opacity', opacity);
  await expect(add(card)).toHaveCSS('opacity', opacity);
}

function idsIn(list: readonly { id: number }[]): number[] {
  return list.map(({ id }) => id);
}
