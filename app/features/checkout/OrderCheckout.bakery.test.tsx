import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator } from 'vitest/browser';
import { keep, kept, showScreen, toast } from '#testing/showScreen.testing.tsx';

/** In Kolkata it is 10:50 of Friday, 27 November 2026. */
const now = Date.parse('2026-11-27T05:20:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
});
afterEach(() => {
  vi.useRealTimers();
});

const cakeFor = (name: string) => ({
  id: 1,
  price: 'Rs. 10.00',
  quantity: 1,
  answers: { 'Name on the cake': name, Candles: 'Gold' },
});

const day = (main: Locator) => main.getByLabelText('Day of delivery');
const order = (main: Locator) =>
  main.getByRole('button', { name: 'Order on WhatsApp' }).first().click();

async function openCheckout() {
  keep('cart', [cakeFor('Asha'), cakeFor('रवि')]);
  const { main } = await showScreen('/checkout');
  const typed = {
    Name: 'Meera',
    'Mobile number': '98765 43210',
    Address: '1 Fort Road',
    'PIN code': '411001',
  };
  for (const [label, text] of Object.entries(typed))
    await main.getByLabelText(label, { exact: true }).fill(text);
  await main.getByRole('combobox', { name: 'State' }).selectOptions('Maharashtra');
  await main.getByLabelText('Part of the day').selectOptions('Evening');
  return main;
}

describe('15.34 The day of an order', () => {
  test('is in its text and its promise, with what was asked of each piece below its line', async () => {
    const main = await openCheckout();
    await expect.element(day(main)).toHaveAttribute('min', '2026-11-27');
    await day(main).fill('2026-11-28');
    await expect.element(main.getByText('Arrives Sat 28 Nov')).toBeVisible();
    await order(main);
    await expect.element(main.getByRole('heading', { name: /^Order \w{4}-/ })).toBeVisible();
    const { text = '' } = kept('beau:order') as { text?: string };
    for (const part of [
      '1 × Green Tea (TEA-1): Rs. 10.00\n  Name on the cake: Asha\n  Candles: Gold\n1 × Green Tea',
      'Name on the cake: रवि',
      'Day of delivery: Saturday, 28 November 2026',
      'Part of the day: Evening',
      'Delivery: Sat 28 Nov',
      '/admin/orders#1',
    ])
      expect(text).toContain(part);
    await main.getByRole('button', { name: 'I have sent it' }).click();
    expect(kept('cart')).toEqual([]);
    expect(kept('beau:orders')).toMatchObject([
      { lines: [{ detail: 'Quantity\u{a0}1\nName on the cake: Asha\nCandles: Gold' }, {}] },
    ]);
    const { main: orders } = await showScreen('/orders');
    const again = orders.getByRole('link', { name: 'Order again' }).element();
    const query = (again as HTMLAnchorElement).search;
    const { main: cart } = await showScreen('/cart', { query });
    await cart.getByRole('button', { name: 'Add to my cart' }).click();
    expect(kept('cart')).toMatchObject([cakeFor('Asha'), cakeFor('रवि')]);
  });

  test('stops the order once the closing time has passed on an open page', async () => {
    const main = await openCheckout();
    await day(main).fill('2026-11-27');
    vi.setSystemTime(now + 10 * 60_000);
    await order(main);
    const late = 'Day of delivery: The first possible day is Saturday, 28 November 2026.';
    await expect.element(toast(late)).toBeVisible();
    expect(kept('beau:order')).toBeNull();
    await expect.element(day(main)).toHaveValue('2026-11-27');
  });
});
