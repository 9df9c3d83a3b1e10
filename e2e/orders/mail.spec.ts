import { copyOf } from '../catalogue.ts';
import { catchMail, expect, open, store } from '../shop.ts';
import { fillIn, pressOrder, testOfChannel } from './channelShop.ts';

const test = testOfChannel({ orders: '{ channel: mail, email: orders@beau.example }' });

test('an order goes to the mail program, and an address that does not fit is left out, which the page says', async ({
  page,
}) => {
  await store(page, 'cart', [copyOf(4)]);
  await open(page, '/checkout');
  await fillIn(page);
  await page.getByRole('main').getByLabel('Address').fill('घर '.repeat(130));
  const mail = await catchMail(page);
  await pressOrder(page, 'Order by email');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('Your order is ready in your email app. Press Send there.');
  await expect(said).toContainText('Your address did not fit. Send it in a second message.');
  const [address = ''] = await mail();
  expect(address).toMatch(/^mailto:orders@beau\.example\?subject=Order%200000-0000&body=/);
  expect(decodeURIComponent(address)).toContain('1 × Restoring Night Cream With Retinol, jar');
});
