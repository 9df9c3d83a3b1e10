import { cardsOf, expect, open, stored, test } from '../shop.ts';

test('a shopper buys from a guide of the footer, after a jump to a part', async ({ page }) => {
  await open(page, '/help');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'How to layer your skincare' })
    .click();
  await expect(page).toHaveURL('/layer-your-skincare');
  await expect(page).toHaveTitle('How to layer your skincare · BEAU');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'At night' }).click();
  await expect(page).toHaveURL('/layer-your-skincare#at-night');
  await expect(page.getByRole('heading', { name: 'At night' })).toBeInViewport();
  const card = cardsOf(page, 'Restoring Night Cream With Retinol');
  await card.hover();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 4, quantity: 1 }]);
});

test('each page says who sells, and the help page who answers complaints @wide', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sold by BEAU Care' }).click();
  await expect(page).toHaveURL('/help#seller');
  const seller = page.locator('#seller');
  await expect(seller).toContainText('GSTIN');
  await expect(seller).toContainText('Asha Example, Head of Customer Care · hello@beau.example');
});
