import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { said } from '#testing/showScreen.testing.tsx';
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
