import { describe, expect, test } from 'vitest';
import { countryOf, isRealPhone, phoneFormOf } from './phone.ts';

/** Whether a field with this pattern takes what was typed, as browsers read a pattern. */
function takes(country: string, typed: string): boolean {
  return new RegExp(`^(?:${phoneFormOf(country).pattern})$`, 'v').test(typed);
}

describe('The phone number of a buyer', () => {
  test.each([
    '98765 43210',
    '+91 98765 43210',
    '91-98765-43210',
    '098765 43210',
    ' (+91) 98765.43210 ',
    '+44 7400 123456',
  ])('a shop in India takes %j', (typed) => {
    expect(takes('IN', typed)).toBe(true);
  });

  test.each(['98765 4321', '98765 432101', '58765 43210', '+91 98765 4321', 'asha', ''])(
    'a shop in India asks again for %j',
    (typed) => {
      expect(takes('IN', typed)).toBe(false);
    },
  );

  test('each country has its own lengths, and an example', () => {
    expect(takes('IE', '085 012 3456')).toBe(true);
    expect(takes('IE', '+353 85 012 345')).toBe(false);
    expect(takes('DE', '0151 23456789')).toBe(true);
    expect(phoneFormOf('IN').example).toBe('+91 81234 56789');
  });
});

test('a shop’s own number has no 0 after the code of its country', () => {
  expect(isRealPhone('+91 98220 12345')).toBe(true);
  expect(isRealPhone('+91 098220 12345')).toBe(false);
  expect(isRealPhone('+39 06 6982')).toBe(true);
});

test('a shop is in the country that it sends to, else of its phone, else of its language', () => {
  const contact = { phone: '+91 98220 12345' };
  const ofIreland = { orders: { phone: '+353 85 012 3456' }, contact, language: 'en-GB' };
  expect(countryOf({ ...ofIreland, shipping: { country: 'FR' } })).toBe('FR');
  expect(countryOf(ofIreland)).toBe('IE');
  expect(countryOf({ contact, language: 'en-GB' })).toBe('IN');
  expect(countryOf({ contact: { phone: '+00 000 000 000' }, language: 'en-GB' })).toBe('GB');
});
