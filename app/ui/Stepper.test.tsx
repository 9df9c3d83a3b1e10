import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { said } from '#testing/showScreen.testing.tsx';
import { Stepper } from './Stepper.tsx';

const field = page.getByRole('textbox', { name: 'Quantity' });
const minus = page.getByRole('button', { name: 'Decrease quantity' });
const plus = page.getByRole('button', { name: 'Increase quantity' });

function Quantity({ max = 999 }) {
  const [value, setValue] = useState(1);
  const handleType = (text: string) => {
    const number = Number(text) || undefined;
    if (number) setValue(number);
    return number;
  };
  return (
    <Stepper
      of="Green Tea"
      value={value}
      max={max}
      onStep={(difference) => setValue(Math.min(value + difference, max))}
      onType={handleType}
    />
  );
}

test('plus adds 1, minus subtracts 1, and they stop at 999 and at 1', async () => {
  await render(<Quantity />);
  await expect.element(minus).toBeDisabled();
  await plus.click();
  await plus.click();
  await expect.element(field).toHaveValue('3');
  await minus.click();
  await minus.click();
  await expect.element(field).toHaveValue('1');
  await expect.element(minus).toBeDisabled();
  await field.fill('999');
  await userEvent.tab();
  await expect.element(plus).toBeDisabled();
});

test('a press on the number selects it, so a typed figure replaces it', async () => {
  await render(<Quantity />);
  for (const figure of ['7', '5']) {
    await field.click();
    await userEvent.keyboard(figure);
    await expect.element(field).toHaveValue(figure);
  }
});

test('7.11 a text that is no number is refused when the field is left', async () => {
  await render(<Quantity />);
  await field.fill('abc');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1');
  await expect.element(page.getByText(/999/)).toBeVisible();
});

test('quick presses are said as the last number, and the limit with its reason', async () => {
  await render(<Quantity max={3} />);
  await plus.click();
  await plus.click();
  await expect.element(plus).toBeDisabled();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(said).toBe('Quantity\u00A03. Only 3 can be ordered');
});
