import { expect, test } from 'vitest';
import { countryOf, isRealPhone } from './phone.ts';

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
