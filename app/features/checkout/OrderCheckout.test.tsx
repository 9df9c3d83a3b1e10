import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { checkoutDraft } from '#storage/formDraft.ts';
import { keep, kept, showScreen, toast } from '#testing/showScreen.testing.tsx';

const tea = (id: number, quantity = 1) => ({ id, quantity });
const typed = {
  Name: 'Asha Rao',
  'Mobile number': '98765 43210',
  Address: '12 MG Road, Flat #4 & 5',
  'PIN code': '411001',
  'City or town': 'Pune',
};
/** As many of the first tea, 8.50 each, as an order of 1700.00 has: beyond what cash is offered for. */
const dear = tea(1, 200);

async function openCheckout(...cart: readonly unknown[]) {
  keep('cart', cart.length > 0 ? cart : [tea(1, 2), tea(2)]);
  return showScreen('/checkout');
}

const field = (main: Locator, label: string) => main.getByLabelText(label, { exact: true });
const state = (main: Locator) => main.getByRole('combobox', { name: 'State' });
const order = (main: Locator) =>
  main.getByRole('button', { name: 'Order on WhatsApp' }).first().click();
const total = (main: Locator) => main.getByRole('definition').last();

async function fillIn(main: Locator) {
  for (const [label, text] of Object.entries(typed)) await field(main, label).fill(text);
}

const heading = (main: Locator, name: string) =>
  main.getByRole('heading', { level: 1, name, exact: true });

/** Orders, with the window that opens. */
async function handOver(main: Locator, other: Readonly<Record<string, string>> = {}) {
  const chat = { opener: window };
  const opened = vi.spyOn(window, 'open').mockReturnValue(chat as unknown as Window);
  await fillIn(main);
  for (const [label, text] of Object.entries(other)) await field(main, label).fill(text);
  await order(main);
  await expect.element(main.getByRole('heading', { name: /^Order \w{4}-/ })).toBeVisible();
  expect(chat.opener, 'the chat may not lead the shop elsewhere').toBeNull();
  return decodeURIComponent(String(opened.mock.lastCall?.[0]));
}

const isBefore = (one: Locator, other: Locator) =>
  Boolean(
    one.element().compareDocumentPosition(other.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** What an earlier form of this page contained. */
function typeBefore(typed: Readonly<Record<string, string>>) {
  const form = document.createElement('form');
  for (const entry of Object.entries(typed)) form.append(fieldOf(...entry));
  checkoutDraft.keep(form)();
}

const fieldOf = (name: string, value: string) =>
  Object.assign(document.createElement('input'), { name, value });

describe('The form of an order', () => {
  test('asks for what WhatsApp needs, and says what is wrong', async () => {
    const { main } = await openCheckout();
    expect(main.getByRole('textbox').elements()).toHaveLength(9);
    expect(main.getByRole('radio').elements()).toHaveLength(2);
    await order(main);
    const all = main.getByRole('group', { name: '6 fields are still empty' });
    await expect.element(all).toHaveFocus();
    await expect.element(all.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
    await all.getByRole('link', { name: 'PIN code' }).click();
    await expect.element(field(main, 'PIN code')).toHaveFocus();
    await expect.element(field(main, 'Name')).toHaveAccessibleDescription('Enter your name.');
    await fillIn(main);
    await field(main, 'PIN code').fill('4110');
    await field(main, 'Mobile number').fill('98765 4321');
    await field(main, 'NIF (optional)').fill('50944');
    await state(main).selectOptions('');
    await order(main);
    await expect
      .element(field(main, 'PIN code'))
      .toHaveAccessibleDescription('Enter the 6 digits of the PIN code.');
    await expect
      .element(field(main, 'Mobile number'))
      .toHaveAccessibleDescription('Enter a mobile number, such as +91 81234 56789.');
    await expect
      .element(field(main, 'NIF (optional)'))
      .toHaveAccessibleDescription('Enter the 9 digits of the NIF.');
    await expect.element(state(main)).toHaveAttribute('aria-invalid', 'true');
    expect(kept('beau:order')).toBeNull();
  });

  test('a PIN code proposes its state, and refuses no other one', async () => {
    const { main } = await openCheckout();
    await expect.element(state(main)).toHaveValue('');
    await fillIn(main);
    await expect.element(state(main)).toHaveValue('Maharashtra');
    await expect.element(main.getByText('Rs. 29.00', { exact: true })).toBeVisible();
    await expect.element(state(main)).toHaveAccessibleDescription(/Filled in from the PIN code/);
    await state(main).selectOptions('Delhi');
    await expect.element(state(main)).toHaveAccessibleDescription(/usually in Maharashtra/);
    await field(main, 'PIN code').fill('110001');
    await expect
      .element(state(main), { message: 'chosen by hand' })
      .not.toHaveAccessibleDescription();
    await field(main, 'PIN code').fill('411001');
    await expect.element(state(main), { message: 'a chosen state stays' }).toHaveValue('Delhi');
    expect(await handOver(main)).toContain('Pune 411001\n  Delhi');
  });

  test('15.11 signs that nobody sees, and digits of Hindi, are taken', async () => {
    const { main } = await openCheckout();
    const opened = await handOver(main, {
      'PIN code': '४११ ००१',
      'Mobile number': '\u202A+91 98765\u201143210\u202C',
    });
    expect(opened).toContain('  Pune 411001\n  Maharashtra\n  9876543210\n');
  });

  test('Enter goes from field to field, and none is below the bar', async () => {
    await page.viewport(390, 600);
    const { main } = await openCheckout();
    const bar = main.getByRole('region', { name: 'Place your order' });
    await field(main, 'Address').click();
    const names = ['address', 'area', 'landmark', 'own:NIF', 'note'];
    for (const [index, name] of names.entries()) {
      await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('name', name));
      const focused = document.activeElement?.getBoundingClientRect().bottom;
      expect(focused).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
      if (index < names.length - 1) await userEvent.keyboard('{Enter}');
    }
  });

  test('the charge of a way to pay counts; one beyond its sum cannot be chosen', async () => {
    const { main } = await openCheckout(dear);
    const cash = main.getByRole('radio', { name: /Cash on delivery/ });
    await expect.element(cash).toBeDisabled();
    await expect.element(main.getByText('Up to Rs. 900.00')).toBeVisible();
    await expect.element(main.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
    keep('cart', [tea(1)]);
    await main.getByText('Cash on delivery').first().click();
    const charge = main.getByRole('definition').filter({ hasText: 'Rs. 50.00' });
    await expect.element(charge).toBeVisible();
    await main.getByText('In the chat.').click();
    await expect.element(charge).not.toBeInTheDocument();
  });

  test.each([
    ['an empty cart', [], 'Your cart is empty!'],
    [
      'no way to pay',
      [tea(1, 400)],
      'No way to pay is available for this amount. Change your cart, or ask us.',
    ],
    ['less than the minimum', [tea(11)], 'The minimum order is Rs. 15.00. Add Rs. 4.00 more.'],
    [
      'something out of stock',
      [tea(4)],
      'Something in your cart is out of stock. It is not counted. Remove it to place your order.',
    ],
  ])('with %s nothing is ordered, and a toast says why', async (_, lines, why) => {
    const { main } = await openCheckout();
    // Whoever has nothing to order is asked for no answers.
    if (lines.length > 0) await fillIn(main);
    keep('cart', lines);
    await order(main);
    await expect.element(toast(why)).toBeVisible();
    expect(kept('beau:order')).toBeNull();
  });

  test('a second submit before the order is shown orders nothing more', async () => {
    const { main } = await openCheckout();
    const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window);
    await fillIn(main);
    const form = document.querySelector<HTMLFormElement>('#order-form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(main.getByRole('heading', { name: /^Order \w{4}-/ })).toBeVisible();
    expect(opened).toHaveBeenCalledOnce();
  });

  test('15.17 an address that another tab remembers fills a form that was left empty', async () => {
    const first = await openCheckout();
    await field(first.main, 'City or town').fill('Nashik');
    await first.leave();
    keep('beau:address', { name: 'Asha Rao', city: 'Pune', region: 'Gujarat' });
    const { main } = await openCheckout();
    await expect.element(field(main, 'Name')).toHaveValue('Asha Rao');
    await expect.element(state(main)).toHaveValue('Gujarat');
    // What was typed stays (SPEC 9.8).
    await expect.element(field(main, 'City or town')).toHaveValue('Nashik');
  });

  test.each(['remembered', 'typed'])(
    '15.25 a region that was %s and is gone is named and asked for, as is a way to pay',
    async (how) => {
      const gone = (name: string) => `“${name}” is no longer in this list. Please choose again.`;
      if (how === 'remembered') keep('beau:address', { name: 'Asha', region: 'Bombay State' });
      else typeBefore({ region: 'Bombay State', payment: 'Cheque' });
      const { main } = await openCheckout();
      await expect.element(state(main)).toHaveAccessibleDescription(gone('Bombay State'));
      if (how === 'remembered') return;
      const said = main.getByText(gone('Cheque'));
      await expect.element(said).toBeVisible();
      await main.getByText('In the chat.').click();
      await expect.element(said).not.toBeInTheDocument();
    },
  );

  test('15.17 a remembered address fills the next order, until it is forgotten', async () => {
    const first = await openCheckout();
    await field(first.main, 'NIF (optional)').fill('509 442 013');
    await first.main.getByText('Remember my address in this browser').click();
    expect(await handOver(first.main)).toContain('\n  NIF: 509442013\n');
    await first.main.getByRole('button', { name: 'I have sent it' }).click();
    await first.leave();
    const { main } = await openCheckout();
    await expect.element(field(main, 'Name')).toHaveValue('Asha Rao');
    await expect.element(field(main, 'NIF (optional)')).toHaveValue('509442013');
    await expect.element(main.getByLabelText('Note')).toHaveValue('');
    await main.getByRole('button', { name: 'Forget my address' }).click();
    expect(kept('beau:address')).toBeNull();
    await expect.element(main.getByRole('checkbox')).not.toBeChecked();
    await expect.element(main.getByRole('checkbox')).toHaveFocus();
  });
});

describe('15.24 A total that is not the shown one', () => {
  const lastHour = new Date(2026, 10, 24, 23, 50);
  const today = 'Rs. 179.98';
  const tomorrow = 'Rs. 191.20';

  test('an open page follows midnight', async () => {
    vi.useFakeTimers({ now: lastHour });
    const { main } = await openCheckout(tea(1, 12));
    await fillIn(main);
    await expect.element(total(main)).toHaveTextContent(today);
    vi.advanceTimersByTime(11 * 60_000);
    await expect.element(total(main)).toHaveTextContent(tomorrow);
  });

  test('is said before it is ordered, where no timer has run', async () => {
    vi.setSystemTime(lastHour);
    const { main } = await openCheckout(tea(1, 12));
    await fillIn(main);
    await expect.element(total(main)).toHaveTextContent(today);
    vi.setSystemTime(new Date(2026, 10, 25, 8));
    await order(main);
    const said = `The total is now ${tomorrow} (it was ${today}). Your order has not been placed: check the new total, then press the button again.`;
    await expect.element(toast(said)).toBeVisible();
    await expect.element(total(main)).toHaveTextContent(tomorrow);
    expect(kept('beau:order')).toBeNull();
    expect(await handOver(main)).toContain(`Total: ${tomorrow}`);
  });
});

describe('15.26 The press', () => {
  const ready = 'Your order is ready in WhatsApp. Press Send there.';

  test('opens the window at once, and nothing leaves the page before it', async () => {
    const { main } = await openCheckout();
    await fillIn(main);
    const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    const beacon = vi.spyOn(navigator, 'sendBeacon');
    asked.mockClear();
    const loaded = performance.getEntriesByType('resource').length;
    const opened = vi.spyOn(window, 'open').mockImplementation((address) => {
      const now = performance.getEntriesByType('resource').length - loaded;
      requests = asked.mock.calls.length + beacon.mock.calls.length + now;
      isKept = (kept('beau:order') as { address?: string } | null)?.address === address;
      // As in WebKit, a window opens in the press alone.
      return window.event ? ({ opener: window } as unknown as Window) : null;
    });
    let [requests, isKept] = [-1, false];
    await order(main);
    await expect.element(main.getByText(ready)).toBeVisible();
    expect(opened.mock.calls).toEqual([[expect.stringMatching(/^https:\/\/wa\.me/), '_blank']]);
    expect({ requests, isKept }).toEqual({ requests: 0, isKept: true });
  });

  test('has an order with the day of its prices where no host has answered, and without it where one has', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response('', { status: 500 }));
    const first = await openCheckout();
    expect(await handOver(first.main)).toContain('Prices of ');
    await first.main.getByRole('button', { name: 'Change the order' }).click();
    await first.leave();
    const version = document.documentElement.dataset['version'] ?? '';
    const page = `<html data-version="${version}">`;
    const headers = { 'content-type': 'text/html' };
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(page, { headers }));
    const { main } = await showScreen('/checkout');
    expect(await handOver(main)).not.toContain('Prices of ');
  });
});

describe('An order that was handed over', () => {
  test('only "I have sent it" takes it from the cart, what came later stays, and all of it is said', async () => {
    const { main } = await openCheckout();
    await handOver(main);
    expect(kept('cart')).toHaveLength(2);
    keep('cart', [tea(1, 2), tea(2), tea(11)]);
    await main.getByRole('button', { name: 'I have sent it' }).click();
    await expect.element(main.getByText('You have sent your order on WhatsApp.')).toBeVisible();
    await expect.element(heading(main, 'Your order is sent')).toHaveFocus();
    await expect.element(main.getByText(/^Order \w{4}-\w{4}$/).first()).toBeVisible();
    await expect.element(main).toHaveTextContent('Asha Rao 12 MG Road, Flat #4 & 5 Pune 411001');
    await expect.element(main).toHaveTextContent('PaymentCash on delivery');
    expect(kept('cart')).toMatchObject([{ id: 11 }]);
  });

  test('can be changed: the form has what was typed, also in another tab', async () => {
    const first = await openCheckout();
    await handOver(first.main);
    await first.leave();
    checkoutDraft.forget();
    const { main } = await showScreen('/checkout');
    await main.getByRole('button', { name: 'Change the order' }).click();
    await expect.element(field(main, 'Name')).toHaveValue('Asha Rao');
    await expect.element(state(main)).toHaveValue('Maharashtra');
    await expect.element(heading(main, 'Checkout')).toHaveFocus();
    expect(kept('cart')).toHaveLength(2);
    expect(kept('beau:order')).toBeNull();
  });

  test('which the cart no longer is says so, and a new one comes first', async () => {
    const { main } = await openCheckout();
    await handOver(main);
    await expect.element(main.getByText(/Your cart has changed/)).not.toBeInTheDocument();
    keep('cart', [tea(1, 3), tea(2)]);
    await expect.element(main.getByText(/Your cart has changed/)).toBeVisible();
    const anew = main.getByRole('button', { name: 'Make a new order' });
    expect(isBefore(anew, main.getByRole('button', { name: 'I have sent it' }))).toBe(true);
    await anew.click();
    expect(await handOver(main)).toContain('3 × Green Tea');
  });

  test('a blocked window is said, and the order can be opened again or copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { main } = await openCheckout();
    await fillIn(main);
    await order(main);
    const said = 'Your browser has not opened WhatsApp. Press “Open again”.';
    await expect.element(main.getByText(said)).toBeVisible();
    await main.getByRole('button', { name: 'Copy the order' }).click();
    await expect.element(toast('Order copied.')).toBeVisible();
    expect(copied.mock.lastCall?.[0]).toContain('2 × Green Tea');
    const again = main.getByRole('link', { name: 'Open again' });
    const sent = main.getByRole('button', { name: 'I have sent it' });
    expect(isBefore(again, sent), 'the next thing to press comes first').toBe(true);
    again.element().addEventListener('click', (event) => event.preventDefault());
    await again.click();
    await expect.element(main.getByText('Your order is ready in WhatsApp.')).toBeVisible();
    expect(isBefore(again, sent)).toBe(false);
  });

  test('15.21 a storage without room for the history says so, and it has left the cart', async () => {
    const { main } = await openCheckout();
    await handOver(main);
    const setItem = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (key === 'beau:orders') throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    });
    await main.getByRole('button', { name: 'I have sent it' }).click();
    const noRoom =
      'What you ordered is no longer in your cart. This browser had no room to remember the order: print it, or copy it from your message.';
    await expect.element(toast(noRoom)).toBeVisible();
    expect(kept('cart')).toEqual([]);
  });
});
