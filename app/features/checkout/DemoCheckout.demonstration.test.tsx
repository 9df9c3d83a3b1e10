import { describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { keep, kept, listen, showScreen, toast } from '#testing/showScreen.testing.tsx';

const textFields = [
  { label: 'Email or mobile phone number', autocomplete: 'email', inputmode: 'email' },
  { label: 'First name', autocomplete: 'given-name' },
  { label: 'Last name', autocomplete: 'family-name' },
  { label: 'Address', autocomplete: 'address-line1' },
  { label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' },
  { label: 'Expiry (MM / YY)', autocomplete: 'cc-exp', inputmode: 'numeric' },
  { label: 'CVV', autocomplete: 'cc-csc', inputmode: 'numeric' },
  { label: 'Name on card', autocomplete: 'cc-name' },
];
const placed = 'Your order has been placed successfully!';

async function openCheckout(...cart: readonly unknown[]) {
  keep('cart', cart);
  return showScreen('/checkout');
}

const field = (main: Locator, label: string) => main.getByLabelText(label, { exact: true });
const summary = (main: Locator) => main.getByRole('complementary', { name: 'Order Summary' });
const place = (main: Locator) => main.getByRole('button', { name: 'Place Order' }).first();
const payNow = (main: Locator) => main.getByRole('button', { name: 'Pay now' });
const everythingKept = () => JSON.stringify([localStorage, sessionStorage, document.cookie]);

describe('The form of a demonstration', () => {
  test('9.1 every field has its label and keyboard, and the first way to pay is chosen', async () => {
    const { main } = await openCheckout();
    for (const { label, autocomplete, inputmode } of textFields) {
      await expect.element(field(main, label)).toHaveAttribute('autocomplete', autocomplete);
      expect(field(main, label).element()).toHaveProperty('inputMode', inputmode ?? '');
      await expect.element(field(main, label)).not.toBeRequired();
      await expect.element(field(main, label)).toHaveValue('');
    }
    expect(main.getByRole('textbox').elements()).toHaveLength(textFields.length);
    expect(main.getByRole('checkbox').elements()).toHaveLength(2);
    const methods = main.getByRole('group', { name: 'Payment Method' });
    expect(methods.getByRole('radio').elements()).toHaveLength(3);
    await expect.element(methods.getByRole('radio', { name: 'Credit card' })).toBeChecked();
  });

  test('9.4 Pay now does nothing, as the line beside it says', async () => {
    const { main } = await openCheckout({ id: 2, quantity: 2 });
    await expect.element(main.getByText('This is a demonstration.')).toBeVisible();
    await expect.element(main.getByText(/nothing leaves your browser/)).toBeVisible();
    const line = main
      .getByText(/takes no payment/)
      .element()
      .getBoundingClientRect();
    const button = payNow(main).element().getBoundingClientRect();
    expect(
      Math.min(Math.abs(line.y - button.bottom), Math.abs(button.y - line.bottom)),
    ).toBeLessThan(24);
    const before = everythingKept();
    await field(main, 'First name').fill('Asha');
    await payNow(main).click();
    await userEvent.keyboard('{Enter}');
    await field(main, 'First name').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(field(main, 'First name')).toHaveValue('Asha');
    await expect.element(place(main)).toBeVisible();
    expect(everythingKept()).toBe(before);
  });

  test('9.8 the screen keeps all but the card until an order is placed, and stores none of it', async () => {
    const first = await openCheckout({ id: 2 });
    for (const { label } of textFields) await field(first.main, label).fill(`secret ${label}`);
    await first.main.getByRole('combobox', { name: 'State' }).selectOptions('Gujarat');
    await first.main.getByText('UPI').click();
    await first.main.getByText(/billing address/).click();
    await payNow(first.main).click();
    await first.leave();
    const { main, leave } = await showScreen('/checkout');
    for (const { label, autocomplete } of textFields) {
      const value = autocomplete.startsWith('cc-') ? '' : `secret ${label}`;
      await expect.element(field(main, label)).toHaveValue(value);
    }
    await expect.element(main.getByRole('combobox', { name: 'State' })).toHaveValue('Gujarat');
    await expect.element(main.getByRole('radio', { name: 'UPI' })).toBeChecked();
    await expect.element(main.getByRole('checkbox', { name: /billing/ })).not.toBeChecked();
    expect(everythingKept()).not.toContain('secret');
    await place(main).click();
    await expect.element(main.getByRole('heading', { name: placed })).toBeVisible();
    expect(everythingKept()).not.toContain('secret');
    await leave();
    await showScreen('/checkout');
    for (const { label } of textFields) await expect.element(field(main, label)).toHaveValue('');
  });
});

describe('Place Order', () => {
  test('9.6 with any text shows the order, empties the cart, and keeps nothing', async () => {
    const { main } = await openCheckout({ id: 1, quantity: 3 }, { id: 2 });
    document.title = 'Checkout · Leaf & Cup';
    await expect
      .element(summary(main))
      .toHaveTextContent(/Green Tea.*3.*Rs\. 25\.50.*Black Tea.*1.*Rs\. 7\.00/);
    const heard = listen('cartUpdated');
    await field(main, 'Card number').fill('not a card');
    await field(main, 'Email or mobile phone number').fill('@@');
    await field(main, 'First name').fill('<img src=x onerror="alert(1)"> &amp; 👨‍👩‍👧‍👦');
    await field(main, 'Address').fill('W'.repeat(10_000));
    await place(main).click();
    await expect.element(main.getByRole('heading', { level: 1, name: placed })).toHaveFocus();
    await expect.element(toast('Order Placed Successfully!')).toBeVisible();
    expect(document.title).toBe('Order Placed Successfully! · Leaf & Cup');
    for (const sum of ['Rs. 32.50', 'Rs. 3.25', 'Rs. 35.75'])
      await expect.element(summary(main)).toHaveTextContent(sum);
    await expect.element(place(main)).not.toBeInTheDocument();
    expect(kept('cart')).toEqual([]);
    expect(heard).toHaveBeenCalled();
    expect(everythingKept()).not.toContain('35.75');
  });

  test('15.24 a total that has changed since it was shown is said first', async () => {
    const { main } = await openCheckout({ id: 2 });
    await expect.element(summary(main)).toHaveTextContent('Rs. 7.70');
    // The page gets no event.
    localStorage.setItem('cart', JSON.stringify([{ id: 2, quantity: 2 }]));
    await place(main).click();
    const said =
      'The total is now Rs. 15.40 (it was Rs. 7.70). Your order has not been placed: check the new total, then press the button again.';
    await expect.element(toast(said)).toBeVisible();
    expect(kept('cart')).toHaveLength(1);
    await place(main).click();
    await expect.element(main.getByRole('heading', { name: placed })).toBeVisible();
  });
});
