import { describe, expect, test } from 'vitest';
import { YamlFile } from '../yamlFile.ts';
import { nameFolder, writeProduct } from './productFile.ts';

describe('The file of a new product', () => {
  test('14.20 has the facts as they were typed, in quotation marks where YAML needs them', () => {
    const text = writeProduct({
      name: 'Tea: green',
      price: '8.50',
      description: '12',
      primary: 'A tin',
      secondary: '# 2',
    });
    expect(new YamlFile('product.yaml', text).content).toEqual({
      name: 'Tea: green',
      price: '8.50',
      description: '12',
      alt: { primary: 'A tin', secondary: '# 2' },
    });
    expect(text).toContain('\nprice: 8.50\n');
  });

  test.each([
    ['the next number', 'Mint Tea', '13-mint-tea'],
    ['no accents and no signs', 'Crème & Co. “No. 5”', '13-creme-co-no-5'],
    ['the number again if another folder has the name', 'Green Tea', '13-green-tea-13'],
    ['a general name for letters that an address cannot have', 'हरी चाय', '13-product'],
  ])('14.20 is in a folder with %s', (_, name, folder) => {
    expect(nameFolder({ name }, ['01-green-tea', '12-black-tea'])).toBe(folder);
  });

  test('14.20 is in a folder that begins with 01 in a shop without products', () => {
    expect(nameFolder({ name: 'Mint', variant: 'box' }, [])).toBe('01-mint-box');
  });
});
