import { copyOf } from '../catalogue.ts';
import { catchMail, expect, open, store } from '../shop.ts';
import { fillIn, pressOrder, testOfChannel } from './channelShop.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sentFrom = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(inDays(201)),
);
const test = testOfChannel({
  orders: '{ channel: mail, email: orders@beau.example }',
  closed: `{ from: ${inDays(-2)}, to: ${inDays(200)}, text: We are on a long holiday. }`,
});

test('an order goes to the mail program, without what does not fit', async ({ page }) => {
  await store(page, 'cart', [copyOf(4)]);
  await open(page, '/checkout');
  await fillIn(page);
  for (const label of ['Address', 'Area (optional)', 'Landmark (optional)']) {
    await page.getByLabel(label, { exact: true }).fill('घर '.repeat(40));
  }
  const mail = await catchMail(page);
  await expect(page.getByText('We are on a long holiday.')).toBeVisible();
  await pressOrder(page, `Order by email · Will be sent from ${sentFrom}`);
  const said = page.getByRole('main');
  await expect(said).toContainText('Send this order to orders@beau.example.');
  await expect(said).toContainText('This page cannot see that.');
  await expect(said).toContainText('Your address and note did not fit.');
  const [address = ''] = await mail();
  expect(address).toMatch(/^mailto:orders@beau\.example\?subject=Order%200000-0000&body=/);
  expect(decodeURIComponent(address)).toContain('1 × Restoring Night Cream With Retinol, jar');
  expect(decodeURIComponent(address)).toContain(` · Will be sent from ${sentFrom}`);
});
