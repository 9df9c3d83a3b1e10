import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statesOfPin } from '#ordering/pinCode.ts';
import { plainCode, plainPhone } from '#ordering/plainField.ts';
import { countryOf, isRealPhone, phoneFormOf } from './phone.ts';

/** Whether a field with this pattern takes what was typed, as browsers read a pattern. */
function takes(country: string, typed: string): boolean {
  const { pattern, prefix } = phoneFormOf(country);
  return new RegExp(`^(?:${pattern})$`, 'v').test(plainPhone(typed, prefix));
}

/** Digits as they are typed and pasted: of any script, and with signs that nobody sees, dashes and blanks anywhere. */
const typedAs = (digits: string) => {
  const between = fc.stringMatching(
    /^[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Pd}\u2212\s.]{0,2}$/u,
  );
  const zeros = fc.constantFrom(0x30, 0x660, 0x966, 0x9e6, 0xbe6, 0xff10, 0x1d7ce);
  const digit = (each: string) => zeros.map((zero) => String.fromCodePoint(zero + Number(each)));
  return fc
    .tuple(...Array.from(digits, (each) => fc.tuple(between, digit(each))), between)
    .map((parts) => parts.flat().join(''));
};

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

test('whatever signs, blanks and scripts a number is typed in, the same digits are taken', () => {
  const before = fc.constantFrom('', '0', '91', '+91', '＋91', '0091', '+91 0', '(+91) ');
  const number = fc.stringMatching(/^[6-9]\d{9}$/);
  const typed = number.chain((digits) => fc.tuple(fc.constant(digits), before, typedAs(digits)));
  fc.assert(
    fc.property(typed, ([digits, start, text]) => {
      expect(takes('IN', start + text)).toBe(true);
      expect(plainPhone(start + text, phoneFormOf('IN').prefix)).toBe(digits);
    }),
  );
});

test('whatever signs, blanks and scripts a PIN code is typed in, it has the same digits and state', () => {
  fc.assert(
    fc.property(typedAs('411001'), (typed) => {
      expect(plainCode(typed)).toBe('411001');
      expect(statesOfPin(typed, { 41: [0] }, ['Maharashtra'])).toEqual(['Maharashtra']);
    }),
  );
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
