import { copyOf, rows } from '../catalogue.ts';
import { expect, open, store, stored } from '../shop.ts';
import { buy, pressOrder, testOfChannel, ways, windowOpened } from './channelShop.ts';

const test = testOfChannel({
  orders: "{ channel: hosted, address: 'https://store.example/cart/{id}:{quantity}' }",
});

// In one worker, so that the shop is built once.
test.describe.configure({ mode: 'default' });

const button = 'Check out at store.example';

for (const [way, width, isByKeyboard] of ways) {
  test(`an order goes from the product to the other checkout, to the letter, ${way}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await buy(page, 2, isByKeyboard);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    const address = await windowOpened(page, () => pressOrder(page, button, isByKeyboard));
    expect(address).toBe('https://store.example/cart/2:1');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'store.example has what is in your cart. Order and pay there.',
    );
    expect(await stored(page, 'cart')).toMatchObject([{ id: 2 }]);
  });
}

test('ten lines with 999 of each arrive to the letter', async ({ page }) => {
  await store(
    page,
    'cart',
    rows.map(({ id }) => copyOf(id, { quantity: 999 })),
  );
  await open(page, '/checkout');
  const address = await windowOpened(page, () => pressOrder(page, button, false));
  expect(address).toBe(`https://store.example/cart/${rows.map(({ id }) => `${id}:999`).join(',')}`);
});
