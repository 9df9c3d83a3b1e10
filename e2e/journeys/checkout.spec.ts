import { copyOf } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { expect, hydrated, open, store, test } from '../shop.ts';

const fields = ['Email or mobile phone number', 'First name', 'Last name', 'Address'];
const ofCard = ['Card number', 'Expiry (MM / YY)', 'CVV', 'Name on card'];
const { name: regionName, list: regions } = settings.regions ?? { name: '', list: [] };
const region = regions[0]?.name ?? '';
const payment = settings.payments.at(-1)?.name ?? '';

test('another page and Back empty the fields of the card, and no others', async ({ page }) => {
  await store(page, 'cart', [copyOf(2)]);
  await open(page, '/checkout');
  const main = page.getByRole('main');
  for (const label of [...fields, ...ofCard]) {
    await main.getByLabel(label, { exact: true }).fill(`My ${label}`);
  }
  const state = main.getByRole('combobox', { name: regionName });
  await state.selectOption(region);
  await main.getByRole('checkbox', { name: /news/ }).check();
  await main.getByRole('checkbox', { name: /billing address/ }).uncheck();
  await main.getByRole('radio', { name: payment }).check();
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  for (const label of fields) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(`My ${label}`);
  }
  for (const label of ofCard) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(state).toHaveValue(region);
  await expect(main.getByRole('checkbox', { name: /news/ })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: /billing address/ })).not.toBeChecked();
  await expect(main.getByRole('radio', { name: payment })).toBeChecked();
});
