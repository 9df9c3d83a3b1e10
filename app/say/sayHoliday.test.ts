import { expect, test } from 'vitest';
import { saySentFrom } from './sayHoliday.ts';

const holiday = { from: '2026-12-24', to: '2026-12-31', text: 'We are away.' };
const calendar = { closed: [holiday], rests: ['Friday'] };
const said = (month: number, day: number) =>
  saySentFrom(new Date(2026, month - 1, day).getTime(), [holiday], calendar);

test('from the first day of a holiday to its last, an order is sent on the next day of work', () => {
  expect(said(12, 23)).toBeUndefined();
  expect(said(12, 24)).toBe('Will be sent from 2 January 2027');
  expect(said(12, 31)).toBe('Will be sent from 2 January 2027');
  expect(saySentFrom(new Date(2027, 0, 1).getTime(), [holiday], calendar)).toBeUndefined();
});
