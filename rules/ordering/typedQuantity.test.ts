import { describe, expect, test } from 'vitest';
import { readTypedQuantity } from './typedQuantity.ts';

describe('Typed quantity', () => {
  test.each([
    ['7', 7],
    [' 12 ', 12],
    ['+3', 3],
    ['007', 7],
    ['2.9', 2],
    ['2.', 2],
    ['0', 1],
    ['-5', 1],
    ['1000', 999],
    ['9'.repeat(400), 999],
    ['1,000', 999],
    ['1,00,000', 999],
    ['1 000', 999],
    ['１２', 12],
    ['١٬٠٠٠', 999],
    ['\u202A1\u200B2\u202C', 12],
    ['1\u2009000', 999],
  ])('%j is the quantity %i', (typed, quantity) => {
    expect(readTypedQuantity(typed)).toBe(quantity);
  });

  test.each([
    '',
    ' ',
    'abc',
    '3 pieces',
    '1e9',
    '0x10',
    'Infinity',
    'NaN',
    '2,7',
    '1,00',
    ',100',
    '1 2',
    '+-1',
    '.',
    '1.2.3',
    '😀',
    '½',
    '१a',
  ])('7.11 %j is none', (typed) => {
    expect(readTypedQuantity(typed)).toBeUndefined();
  });

  test('the digits of every script count', () => {
    const digits = Array.from({ length: 0x2_00_00 }, (_, code) =>
      String.fromCodePoint(code),
    ).filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length % 10).toBe(0);
    for (const [index, digit] of digits.entries()) {
      expect([digit, readTypedQuantity(`1${digit}`)]).toEqual([digit, 10 + (index % 10)]);
    }
  });
});
