import { expect, open, test } from '../shop.ts';

test('in forced colours controls have a border, and focus an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/checkout');
  for (const control of [
    page.getByRole('button', { name: 'Place Order' }).first(),
    page.getByLabel('First name'),
    page.getByLabel('State'),
  ]) {
    await expect(control).not.toHaveCSS('border-bottom-width', '0px');
    await control.focus();
    await expect(control).not.toHaveCSS('outline-style', 'none');
  }
  await page.getByRole('button', { name: 'Place Order' }).first().press('Enter');
  const message = page.getByRole('button', { name: 'Dismiss message' }).locator('..');
  await expect(message).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('button', { name: 'Account' }).first().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCSS('border-bottom-style', 'solid');
});

test('contrast and transparency are as the visitor prefers @wide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/checkout');
  const field = page.getByLabel('First name');
  const edge = () => field.evaluate((input) => getComputedStyle(input).borderBottomColor);
  const usual = await edge();
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(edge).not.toBe(usual);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await page.getByRole('button', { name: 'Account' }).first().press('Enter');
  const behind = page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(await behind).not.toMatch(/rgba|\//);
});
