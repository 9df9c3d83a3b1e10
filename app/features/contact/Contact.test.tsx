import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { showScreen, toast } from '#testing/showScreen.testing.tsx';

const notSent = 'Now send the message from your email app. Nothing was sent from this page.';
const complete = {
  'First name': 'Asha',
  'Last name': 'Rao & Sons',
  Email: 'asha@example.in',
  'Phone (optional)': '+91 98765 43210',
  Comment: 'Is the green tea in stock?\nThank you, 100 % sure?',
};
const field = (main: Locator, label: string) =>
  main.getByRole('textbox', { name: label, exact: true });
const send = (main: Locator) => main.getByRole('button', { name: 'Send' });

async function fillIn(main: Locator, typed: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(typed)) await field(main, label).fill(text);
}

/** The screen, and the addresses for a mail program, which then does not open. */
async function openContact() {
  const mail: string[] = [];
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.destination.url.startsWith('mailto:')) return;
    mail.push(event.destination.url);
    event.preventDefault();
  });
  return { ...(await showScreen('/contact')), mail };
}

test('10.2 the screen has a phone number and an e-mail address', async () => {
  const { main } = await openContact();
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  const phone = main.getByRole('link', { name: 'Phone +91 98765 43210' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+919876543210');
  const email = main.getByRole('link', { name: 'hello@leafandcup.shop' });
  await expect.element(email).toHaveAttribute('href', 'mailto:hello@leafandcup.shop');
});

test('10.2 the form has five labelled fields with autocomplete and type', async () => {
  const { main } = await openContact();
  expect(main.getByRole('textbox').elements()).toHaveLength(5);
  for (const [label, attribute, value] of [
    ['First name', 'autocomplete', 'given-name'],
    ['Last name', 'autocomplete', 'family-name'],
    ['Email', 'type', 'email'],
    ['Phone (optional)', 'type', 'tel'],
    ['Comment', 'name', 'comment'],
  ] as const) {
    await expect.element(field(main, label)).toHaveAttribute(attribute, value);
  }
});

test('a message is still there after another screen', async () => {
  const { main, leave } = await openContact();
  await field(main, 'Comment').fill('Do you ship to Pune?');
  await leave();
  await showScreen('/contact');
  await expect.element(field(main, 'Comment')).toHaveValue('Do you ship to Pune?');
});

test('a missing or wrong field has its error, and no mail opens', async () => {
  const { main, mail } = await openContact();
  await send(main).click();
  const first = field(main, 'First name');
  await expect
    .element(main.getByRole('group', { name: /^\d fields are still empty$/ }))
    .toHaveFocus();
  await main.getByRole('link', { name: 'First name' }).click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute('aria-invalid', 'true');
  await expect.element(first).toHaveAccessibleDescription(/\w+/);
  await fillIn(main, { ...complete, Email: 'asha at example' });
  await send(main).click();
  await expect.element(field(main, 'Email')).toHaveFocus();
  await expect.element(field(main, 'Email')).toHaveAccessibleDescription(/@/);
  await expect.element(toast(notSent)).not.toBeInTheDocument();
  expect(mail).toEqual([]);
  await fillIn(main, { Email: complete.Email });
  await expect.element(field(main, 'Email')).toHaveAttribute('aria-invalid', 'false');
});

test('a valid message opens the mail program, and stays in its fields', async () => {
  const { main, mail } = await openContact();
  await fillIn(main, complete);
  send(main).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast(notSent)).toBeVisible();
  expect(mail).toHaveLength(1);
  const address = new URL(mail[0] ?? '');
  expect(address.protocol + address.pathname).toBe('mailto:hello@leafandcup.shop');
  expect(address.hash).toBe('');
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain('Is the green tea in stock?\r\nThank you, 100 % sure?');
  for (const text of ['Asha Rao & Sons', complete.Email]) expect(body).toContain(text);
  expect(address.search).toContain(encodeURIComponent(complete['Phone (optional)']));
  for (const [label, text] of Object.entries(complete)) {
    await expect.element(field(main, label)).toHaveValue(text);
  }
  expect(localStorage).toHaveLength(0);
});

test('16.82 a message that is too long stays, and the page says how much is too much', async () => {
  const { main, mail } = await openContact();
  await fillIn(main, { ...complete, 'Phone (optional)': '', Comment: 'a'.repeat(3000) });
  await send(main).click();
  const comment = field(main, 'Comment');
  await expect.element(comment).toHaveFocus();
  await expect
    .element(comment)
    .toHaveAccessibleDescription(
      /^Your message is about 11\d\d characters too long for an email app/,
    );
  expect(mail).toEqual([]);
  await comment.fill('a'.repeat(1500));
  await expect.element(comment).toHaveAttribute('aria-invalid', 'false');
  await send(main).click();
  await expect.element(toast(notSent)).toBeVisible();
  expect(mail[0]?.length).toBeLessThanOrEqual(2000);
});
