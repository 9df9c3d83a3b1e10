import { cardsOf, expect, open, stored, test } from '../shop.ts';

test('a shopper finds a guide in the footer, jumps to a part of it and puts a product into the cart', async ({
  page,
}) => {
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

test('each page says who sells, and the help page who answers complaints', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sold by BEAU Care' }).click();
  await expect(page).toHaveURL('/help#seller');
  const seller = page.locator('#seller');
  await expect(seller).toContainText('GSTIN');
  await expect(seller).toContainText('Asha Example, Head of Customer Care, hello@beau.example');
});

test('a link in a guide leads to the other guide, and a picture says what it shows', async ({
  page,
}) => {
  await open(page, '/shaving-without-the-burn');
  await expect(page.getByRole('img', { name: /^Green pump bottle and jar/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'How to layer your skincare' }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
});
