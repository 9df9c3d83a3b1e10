import type { Page } from '@playwright/test';
import { settings } from '../shopData.ts';
import { catchMail, everythingKept, expect, toast, open, openStill, test } from '../shop.ts';

const { phone, phoneName, email } = settings.contact;

const notSent = 'Now send the message from your email app. Nothing was sent from this page.';
const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' });

async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

const complete = {
  'First name': 'Asha',
  'Last name': 'Rao & Sons',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Comment: 'Is the night cream in stock?\nThank you, 100 % sure?',
};

test('the screen shows an introduction, phone number and e-mail address', async ({ page }) => {
  expect(phone).toMatch(/^\+\d/);
  expect(email).toContain('@');
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 }).locator('xpath=following::p[1]')).toHaveText(
    /\w+ \w+ \w+/,
  );
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(main.getByRole('link', { name: phone })).toContainText(phoneName);
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('the form has five labelled fields with autocomplete and type', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5);
  for (const [label, attribute, value] of [
    ['First name', 'autocomplete', 'given-name'],
    ['Last name', 'autocomplete', 'family-name'],
    ['Email', 'type', 'email'],
    ['Phone', 'type', 'tel'],
    ['Comment', 'name', 'comment'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute(attribute, value);
  }
});

test('a message is still there after a look at the products', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Comment').fill('Do you ship to Pune?');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await page.goBack();
  await expect(page.getByLabel('Comment')).toHaveValue('Do you ship to Pune?');
});

test('a missing or wrong field has its error, and no mail opens', async ({ page }) => {
  await open(page, '/contact');
  const mail = await catchMail(page);
  await send(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/\w+/);

  await fillIn(page, { ...complete, Email: 'asha at example' });
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveJSProperty('validity.valid', false);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/@/);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
  expect(await mail()).toEqual([]);

  await fillIn(page, { Email: complete.Email });
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a valid message opens the mail program, and stays in its fields', async ({ page }) => {
  await openStill(page, '/contact');
  const mail = await catchMail(page);
  const kept = await everythingKept(page);
  await fillIn(page, complete);
  await send(page).press('Enter');
  await expect(toast(page, notSent)).toBeVisible();
  expect(await mail()).toHaveLength(1);
  const address = new URL((await mail())[0] ?? '');
  expect(address.protocol + address.pathname).toBe(`mailto:${email}`);
  expect(address.hash).toBe('');
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain('Is the night cream in stock?\r\nThank you, 100 % sure?');
  for (const text of ['Asha Rao & Sons', complete.Email]) expect(body).toContain(text);
  expect(address.search).toContain(encodeURIComponent(complete.Phone));
  await expect(page).toHaveURL('/contact');
  for (const [label, text] of Object.entries(complete)) {
    await expect(field(page, label)).toHaveValue(text);
  }
  expect(await everythingKept(page)).toBe(kept);
});

test('a message that is too long stays, and the page says how much is too much', async ({
  page,
}) => {
  await openStill(page, '/contact');
  const mail = await catchMail(page);
  await fillIn(page, { ...complete, Phone: '', Comment: 'a'.repeat(3000) });
  await send(page).click();
  await expect(field(page, 'Comment')).toBeFocused();
  await expect(field(page, 'Comment')).toHaveAccessibleDescription(
    /^What you typed is about 11\d\d characters too long for an email app/,
  );
  expect(await mail()).toEqual([]);
  await field(page, 'Comment').fill('a'.repeat(1500));
  await expect(field(page, 'Comment')).not.toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  await expect(toast(page, notSent)).toBeVisible();
  expect((await mail())[0]?.length).toBeLessThanOrEqual(2000);
});
