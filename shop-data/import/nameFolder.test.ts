import { describe, expect, test } from 'vitest';
import { nameFolder } from './nameFolder.ts';

describe('The folder of a new product', () => {
  test.each([
    ['the next number', 'Mint Tea', '13-mint-tea'],
    ['no accents and no signs', 'Crème & Co. “No. 5”', '13-creme-co-no-5'],
    ['the number again if another folder has the name', 'Green Tea', '13-green-tea-13'],
    ['a general name for letters that an address cannot have', 'हरी चाय', '13-product'],
  ])('19.30 has %s', (_, name, folder) => {
    expect(nameFolder(name, ['01-green-tea', '12-black-tea'])).toBe(folder);
  });

  test('19.30 begins with 01 in a shop without products', () => {
    expect(nameFolder('Mint box', [])).toBe('01-mint-box');
  });
});
