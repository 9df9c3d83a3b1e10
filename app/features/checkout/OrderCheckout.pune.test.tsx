import { describe, expect, onTestFinished, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { keep, kept, liveRegion, showScreen, toast } from '#testing/showScreen.testing.tsx';

const pickles = [
  { id: 1, quantity: 2 },
  { id: 2, quantity: 1 },
];
const pin = (main: Locator) => main.getByLabelText('PIN code', { exact: true });
const shipping = (main: Locator) =>
  main.getByText('Shipping', { exact: true }).element().nextElementSibling;
const notSent =
  'Chicken Pickle is not sent to Maharashtra. Remove it, or have your order sent elsewhere.';

/** What is said from now on in the page's live region. */
function hear(): string[] {
  const heard: string[] = [];
  const region = liveRegion();
  const observer = new MutationObserver(() => heard.push(region?.textContent ?? ''));
  if (region) observer.observe(region, { childList: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

describe('A shop with zones', () => {
  test('15.6 the help page says what is not sent to a zone in the words of the shop', async () => {
    const { main } = await showScreen('/help');
    await expect.element(main.getByText('Not sent there: Non-veg').first()).toBeVisible();
  });

  test('15.6 says no charge before the PIN code is known, and remembers it from the cart on', async () => {
    const heard = hear();
    keep('cart', pickles);
    const cart = await showScreen('/cart');
    await expect.element(pin(cart.main)).toHaveValue('');
    expect(shipping(cart.main)).toHaveTextContent('Up to ₹90.00, depending on the PIN code');
    await expect.element(cart.main.getByText('Total without shipping')).toBeVisible();
    await pin(cart.main).fill('4400');
    expect(kept('beau:place')).toBeNull();
    await pin(cart.main).fill('440 001');
    await expect.element(cart.main.getByText('Maharashtra: ₹60.00')).toBeVisible();
    expect(shipping(cart.main)).toHaveTextContent('₹60.00');
    await expect.element(cart.main.getByText(notSent)).toBeVisible();
    expect(kept('cart'), 'nothing is removed').toHaveLength(2);
    await cart.leave();

    await expect.poll(() => heard.splice(0)).toContain('Maharashtra: ₹60.00');

    const { main } = await showScreen('/checkout');
    await expect.element(pin(main)).toHaveValue('440001');
    await expect.element(main.getByRole('combobox', { name: 'State' })).toHaveValue('Maharashtra');
    const cash = main.getByRole('radio', { name: /Cash on delivery/ });
    await expect.element(cash).toBeDisabled();
    await expect.element(main.getByText('Not for Maharashtra')).toBeVisible();
    for (const [label, text] of [
      ['Name', 'Asha Rao'],
      ['Mobile number', '98765 43210'],
      ['Address', '12 MG Road'],
      ['City or town', 'Nagpur'],
    ] as const)
      await main.getByLabelText(label, { exact: true }).fill(text);
    await main.getByRole('button', { name: 'Order on WhatsApp' }).first().click();
    await expect.element(toast(notSent)).toBeVisible();
    expect(kept('beau:order')).toBeNull();
    await pin(main).fill('411038');
    await expect.element(main.getByText(notSent).first()).not.toBeInTheDocument();
    await expect.element(cash).toBeEnabled();
    expect(kept('beau:place')).toMatchObject({ postcode: '411038' });
    await expect.poll(() => heard.join()).toMatch(/Pune: Free/);
    expect(heard.join(), 'nobody has typed it here').not.toContain('Maharashtra: ');
  });

  test('15.18 a chosen way to pay that a place does not have is named, and comes back with the place', async () => {
    const heard = hear();
    keep('cart', [{ id: 1, quantity: 2 }]);
    const { main } = await showScreen('/checkout');
    const cash = main.getByRole('radio', { name: /Cash on delivery/ });
    await pin(main).fill('411038');
    await main.getByText('Cash on delivery').first().click();
    await pin(main).fill('440001');
    const said = 'Cash on delivery (Not for Maharashtra) cannot be chosen. UPI is chosen now.';
    await expect.element(main.getByText(said)).toBeVisible();
    const total = main.getByRole('definition').last().element().textContent;
    await expect.poll(() => heard.join()).toContain(`${said} Total ${total}`);
    await pin(main).fill('411038');
    await expect.element(cash).toBeChecked();
    await expect.element(main.getByText(said)).not.toBeInTheDocument();
  });

  test('15.11 the state follows the PIN code until somebody chooses it', async () => {
    keep('cart', [{ id: 1, quantity: 2 }]);
    const { main } = await showScreen('/checkout');
    const state = main.getByRole('combobox', { name: 'State' });
    await pin(main).fill('110001');
    await expect.element(state).toHaveValue('Delhi');
    await pin(main).fill('4110');
    await expect.element(state).toHaveValue('');
    await pin(main).fill('411038');
    await expect.element(state).toHaveValue('Maharashtra');
    await state.selectOptions('Goa');
    await pin(main).fill('110001');
    await expect.element(state).toHaveValue('Goa');
  });

  test('15.11 an address that is too long stays, and its field says so', async () => {
    keep('cart', [{ id: 1, quantity: 2 }]);
    const { main } = await showScreen('/checkout');
    const address = main.getByLabelText('Address', { exact: true });
    await address.fill('a'.repeat(121));
    const long = '121 characters, but only 120 fit. Make it shorter.';
    await expect.element(address).toHaveAccessibleDescription(long);
    await expect.element(address).toHaveValue('a'.repeat(121));
  });

  test('15.6 of a remembered address, what is elsewhere is left out', async () => {
    keep('cart', pickles);
    keep('beau:address', { name: 'Asha Rao', address: '12 MG Road', postcode: '411038' });
    keep('beau:place', { country: '', postcode: '110001' });
    const { main } = await showScreen('/checkout');
    await expect.element(main.getByLabelText('Name', { exact: true })).toHaveValue('Asha Rao');
    await expect.element(main.getByLabelText('Address', { exact: true })).toHaveValue('');
    await expect.element(main.getByRole('combobox', { name: 'State' })).toHaveValue('Delhi');
  });
});
