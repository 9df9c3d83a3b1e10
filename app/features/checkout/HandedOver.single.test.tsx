import { expect, test, vi } from 'vitest';
import { keep, showScreen } from '#testing/showScreen.testing.tsx';

test('15.10 an order goes to the mail program, without what does not fit', async () => {
  vi.setSystemTime(new Date(2026, 10, 25));
  const mail: string[] = [];
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.destination.url.startsWith('mailto:')) return;
    mail.push(event.destination.url);
    event.preventDefault();
  });
  keep('cart', [{ id: 1 }]);
  const { main } = await showScreen('/checkout');
  const long = 'घर '.repeat(40);
  for (const [label, text] of [
    ['Name', 'Asha'],
    ['Mobile number', '98765 43210'],
    ['Address', long],
    ['Area (optional)', long],
    ['Landmark (optional)', long],
    ['PIN code', '411001'],
    ['City or town', 'Pune'],
  ] as const) {
    await main.getByLabelText(label, { exact: true }).fill(text);
  }
  const button = 'Order by email · Will be sent from 21 December 2026';
  await main.getByRole('button', { name: button }).first().click();
  for (const said of [
    'Send this order to orders@leafandcup.shop.',
    'This page cannot see that.',
    'Your address and note did not fit.',
  ]) {
    await expect.element(main).toHaveTextContent(said);
  }
  expect(mail[0]).toMatch(/^mailto:orders@leafandcup\.shop\?subject=Order%20\S+&body=/);
  const text = decodeURIComponent(mail[0] ?? '');
  expect(text).toContain('1 × Green Tea');
  expect(text).toContain(' · Will be sent from 21 December 2026');
  expect(text, '14.7 the shop charges no tax').not.toMatch(/tax|includ/i);
});
