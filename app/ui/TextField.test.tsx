import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { said } from '#testing/showScreen.testing.tsx';
import { refuse } from './refuse.ts';
import { TextField } from './TextField.tsx';

test('Enter in an empty field that is required says what is missing, also where focus is already', async () => {
  await render(
    <form>
      <TextField label="Name" required />
      <TextField label="Email" required />
      <button type="submit">Send</button>
    </form>,
  );
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toMatch(/^Name: /);
});

test('an address without a domain, and what others refuse of a field, are said at it', async () => {
  await render(
    <>
      <TextField label="Email" type="email" />
      <TextField label="PIN code" read={(typed) => typed.trim()} />
    </>,
  );
  const email = page.getByRole('textbox', { name: 'Email' });
  const code = page.getByRole('textbox', { name: 'PIN code' });
  await email.fill('asha@example');
  await code.fill('800001');
  await expect.element(email).toHaveAccessibleDescription(/^Enter a complete email/);
  refuse(code.element() as HTMLInputElement, 'Not there.');
  await expect.element(code).toHaveAccessibleDescription('Not there.');
});

test('a wheel changes no number', async () => {
  await render(<TextField label="Guests" type="number" defaultValue="12" />);
  const guests = page.getByRole('spinbutton', { name: 'Guests' });
  await guests.click();
  guests.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  await expect.element(guests).not.toHaveFocus();
});
