import type { Page } from '@playwright/test';
import { copyOf, orderableRows, priceText, row, sumsOf, taxName } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { change, everythingKept, expect, hydrated, listen, open } from '../shop.ts';
import { placed, store, stored, test, toast } from '../shop.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order Summary' });
const placeOrder = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Place Order' });
const sum = (page: Page, term: string) =>
  summary(page).getByText(term, { exact: true }).locator('xpath=following::dd[1]');

const { name: regionName, list: regions } = settings.regions;
const [otherRegion = ''] = regions;
const [firstPayment = '', , lastPayment = ''] = settings.payments.map(({ name }) => name);
const textFields = [
  { label: 'Email or mobile phone number', autocomplete: 'email', inputmode: 'email' },
  { label: 'First name', autocomplete: 'given-name' },
  { label: 'Last name', autocomplete: 'family-name' },
  { label: 'Address', autocomplete: /^(street-address|address-line1)$/ },
  { label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' },
  { label: 'Expiry (MM / YY)', autocomplete: 'cc-exp', inputmode: 'numeric' },
  { label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric' },
  { label: 'Name on card', autocomplete: 'cc-name' },
];

function lineText(id: number, quantity: number): RegExp {
  const { name, price } = row(id);
  const [start, end] = [name, `${quantity}${priceText(price * quantity)}`].map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return new RegExp(`^${start}.*${end}$`);
}

test.describe('Checkout form', () => {
  test('every field has its label and keyboard, and credit card is chosen at first', async ({
    page,
  }) => {
    await open(page, '/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    for (const { label, autocomplete, inputmode } of textFields) {
      const field = page.getByRole('main').getByLabel(label, { exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      if (inputmode) await expect(field).toHaveAttribute('inputmode', inputmode);
      await expect(field).toHaveJSProperty('required', false);
      await expect(field).toHaveValue('');
    }
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(textFields.length);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2);
    const methods = page.getByRole('group', { name: 'Payment Method' }).getByRole('radio');
    await expect(methods).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
    for (const name of ['Credit card', 'Debit card', 'UPI']) {
      await expect(page.getByRole('radio', { name })).toBeChecked({
        checked: name === 'Credit card',
      });
    }
    await page.getByRole('radio', { name: 'UPI' }).check();
    await expect(page.getByRole('radio', { name: 'Credit card' })).not.toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Debit card' })).toBeChecked();
  });

  test('Pay now does nothing, as the line beside it says', async ({ page }) => {
    await store(page, 'cart', [copyOf(2, { quantity: 2 })]);
    await open(page, '/checkout');
    const main = page.getByRole('main');
    await expect(main.getByText(/this is a demonstration/i)).toBeVisible();
    await expect(
      main.getByText(/no payment is taken and nothing leaves your browser/i),
    ).toBeVisible();
    const payNow = page.getByRole('button', { name: 'Pay now' });
    const beside = main.getByText(/takes no payment/i);
    const [button, line] = [await payNow.boundingBox(), await beside.boundingBox()];
    if (!button || !line) throw new Error('Both are on the screen.');
    expect(line.y - (button.y + button.height), 'it is right beside the button').toBeLessThan(24);
    expect(button.y - (line.y + line.height), 'it is right beside the button').toBeLessThan(24);

    const heard = await listen(page);
    const kept = await everythingKept(page);
    await main.getByLabel('First name').fill('Asha');
    await payNow.click();
    await payNow.press('Enter');
    await main.getByLabel('First name').press('Enter');
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
    await expect(main.getByLabel('First name')).toHaveValue('Asha');
    await expect(placeOrder(page)).toBeVisible();
    expect(await everythingKept(page)).toBe(kept);
    expect(await heard()).toEqual([]);
  });

  test('the shop stores nothing that is typed in the form', async ({ page }) => {
    await store(page, 'cart', [copyOf(2)]);
    await open(page, '/checkout');
    const main = page.getByRole('main');
    for (const [index, { label }] of textFields.entries()) {
      await main.getByLabel(label, { exact: true }).fill(`secret-${index} 4111 1111 1111 1111`);
    }
    const expectNothingKept = async () => {
      const kept = await everythingKept(page);
      expect(kept).not.toContain('secret');
      expect(kept).not.toContain('4111');
      expect(page.url()).not.toContain('secret');
    };
    await expectNothingKept();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expectNothingKept();
    await placeOrder(page).first().click();
    await expect(placed(page)).toBeVisible();
    await expectNothingKept();
    await page.reload();
    await hydrated(page);
    for (const { label } of textFields) {
      await expect(main.getByLabel(label, { exact: true })).toHaveValue('');
    }
    await expectNothingKept();
  });
});

test.describe('Leaving the checkout and coming back', () => {
  const main = (page: Page) => page.getByRole('main');

  async function fillAll(page: Page): Promise<void> {
    for (const { label } of textFields) {
      await main(page).getByLabel(label, { exact: true }).fill(`My ${label}`);
    }
    await main(page).getByRole('combobox', { name: regionName }).selectOption(otherRegion);
    await main(page).getByRole('checkbox', { name: /news/ }).check();
    await main(page).getByRole('radio', { name: lastPayment }).check();
    await main(page)
      .getByRole('checkbox', { name: /billing address/ })
      .uncheck();
  }

  async function walkToCartAndBack(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Back to Cart' }).click();
    await expect(page).toHaveURL('/cart');
    await main(page).getByRole('link', { name: 'Checkout' }).first().click();
    await expect(page).toHaveURL('/checkout');
  }

  async function expectFields(page: Page, { areKept }: { areKept: boolean }): Promise<void> {
    for (const { label, autocomplete } of textFields) {
      const isKept = areKept && !String(autocomplete).startsWith('cc-');
      await expect(main(page).getByLabel(label, { exact: true })).toHaveValue(
        isKept ? `My ${label}` : '',
      );
    }
    const state = main(page).getByRole('combobox', { name: regionName });
    await expect(state).toHaveValue(areKept ? otherRegion : '');
    for (const [role, name, isChecked] of [
      ['checkbox', /news/, areKept],
      ['radio', lastPayment, areKept],
      ['radio', firstPayment, !areKept],
      ['checkbox', /billing address/, !areKept],
    ] as const) {
      await expect(main(page).getByRole(role, { name })).toBeChecked({ checked: isChecked });
    }
  }

  test('keeps all but the card, until an order is placed', async ({ page }) => {
    await store(page, 'cart', [copyOf(2)]);
    await open(page, '/checkout');
    await fillAll(page);
    await walkToCartAndBack(page);
    await expectFields(page, { areKept: true });
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expectFields(page, { areKept: true });
    expect(await everythingKept(page)).not.toContain('My ');
    await placeOrder(page).first().click();
    await expect(placed(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Cart' }).click();
    // The address changes before the page: going back at once would not leave the placed order.
    await expect(main(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expectFields(page, { areKept: false });
  });

  test('another page and Back empty the fields of the card, and no others', async ({ page }) => {
    await store(page, 'cart', [copyOf(2)]);
    await open(page, '/checkout');
    await fillAll(page);
    await page.goto('/robots.txt');
    await page.goBack();
    await hydrated(page);
    await expectFields(page, { areKept: true });
  });
});

test('the summary shows each item with its total, and the sums', async ({ page }) => {
  await open(page, '/checkout');
  const three = [
    [9, 7],
    [4, 1],
    [8, 2],
  ] as const;
  for (const cart of [three, orderableRows.map(({ id }) => [id, 1] as const)]) {
    const sums = sumsOf(cart.map(([id, quantity]) => [row(id), quantity]));
    const lines = cart.map(([id, quantity]) => copyOf(id, { quantity }));
    await change(page, 'cart', lines);
    await expect(summary(page).getByRole('listitem')).toHaveText(
      cart.map(([id, quantity]) => lineText(id, quantity)),
    );
    await expect(sum(page, 'Subtotal')).toHaveText(sums.subtotal);
    await expect(sum(page, taxName)).toHaveText(sums.tax);
    await expect(sum(page, 'Total')).toHaveText(sums.total);
  }
});

test.describe('Place Order', () => {
  test('with any text shows the order, empties the cart, and keeps nothing', async ({ page }) => {
    await store(page, 'cart', [copyOf(10, { quantity: 3 }), copyOf(1)]);
    await open(page, '/checkout');
    const heard = await listen(page);
    await page.getByRole('main').getByLabel('Card number').fill('not a card');
    await page.getByRole('main').getByLabel('Email or mobile phone number').fill('@@');
    await placeOrder(page).first().click();

    await expect(
      page.getByRole('heading', { level: 1, name: 'Your order has been placed successfully!' }),
    ).toBeFocused();
    await expect(toast(page, 'Order Placed Successfully!')).toBeVisible();
    await expect(page).toHaveTitle('Order Placed Successfully! · BEAU');
    await expect(summary(page).getByRole('listitem')).toHaveText([lineText(10, 3), lineText(1, 1)]);
    const sums = sumsOf([
      [row(10), 3],
      [row(1), 1],
    ]);
    await expect(sum(page, 'Subtotal')).toHaveText(sums.subtotal);
    await expect(sum(page, taxName)).toHaveText(sums.tax);
    await expect(sum(page, 'Total')).toHaveText(sums.total);
    await expect(placeOrder(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await stored(page, 'cart')).toEqual([]);
    expect(await heard()).toEqual(['cartUpdated']);

    expect(await everythingKept(page), 'it is in memory only').not.toContain(sums.total);
    await page.reload();
    await hydrated(page);
    await expect(placed(page)).toHaveCount(0);
    await expect(summary(page).getByRole('listitem')).toHaveCount(0);
    await expect(sum(page, 'Total')).toHaveText(priceText(0));
    await expect(placeOrder(page).first()).toBeVisible();
    await placeOrder(page).first().click();
    await expect(toast(page, 'Your cart is empty!')).toBeVisible();
  });

  test('15.24 a total that has changed since it was shown is said first, and the next press places it', async ({
    page,
  }) => {
    const [before, now] = [sumsOf([[row(6), 1]]), sumsOf([[row(6), 2]])];
    await store(page, 'cart', [copyOf(6)]);
    await open(page, '/checkout');
    await expect(sum(page, 'Total')).toHaveText(before.total);
    // The page gets no event.
    await page.evaluate(
      (text) => localStorage.setItem('cart', text),
      JSON.stringify([copyOf(6, { quantity: 2 })]),
    );
    await placeOrder(page).first().click();
    const said = `The total is now ${now.total} (it was ${before.total}). Nothing has been ordered: look at it, then press again.`;
    await expect(toast(page, said)).toBeVisible();
    await expect(sum(page, 'Total')).toHaveText(now.total);
    expect(await stored(page, 'cart')).toHaveLength(1);
    await placeOrder(page).first().click();
    await expect(page).toHaveTitle('Order Placed Successfully! · BEAU');
  });

  test('says a changed price above the summary, once', async ({ page }) => {
    const { fullName, price } = row(6);
    await store(page, 'cart', [copyOf(6, { price: priceText(price + 1) })]);
    await open(page, '/checkout');
    const notice = page
      .getByRole('main')
      .getByText(`${fullName}: the price is now ${priceText(price)}`);
    await expect(notice).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
  });
});
