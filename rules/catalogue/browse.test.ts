import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betweenLabels, countLine, filterNames } from '#strings/products';
import {
  type Filter,
  browse,
  labelsOf,
  listAddress,
  readQuery,
  readSort,
  search,
  sortProducts,
} from './browse.ts';
import { aProduct } from './product.testing.ts';

const cheapNew = aProduct({ id: 1, price: 100, tag: 'New', name: 'Face Wash' });
const dearSale = aProduct({ id: 2, price: 300, tag: 'Sale', name: 'Night Cream (Retinol)' });
const middleNew = aProduct({ id: 3, price: 200, tag: 'New', name: 'Eye Serum' });
const catalogue = [dearSale, cheapNew, middleNew];

/** The filter that an address asks for. */
const filterOf = (value: string) => readQuery(`?filter=${encodeURIComponent(value)}`).filter;

describe('Filter', () => {
  test('an unknown value is "all"', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const known = ['all', 'new', 'sale', 'low', 'high'];
        expect(filterOf(value)).toBe(known.includes(value) ? value : 'all');
      }),
    );
    expect(readQuery('').filter).toBe('all');
    for (const known of ['all', 'new', 'sale', 'low', 'high']) expect(filterOf(known)).toBe(known);
    for (const changed of ['NEW', 'new ', ' New']) expect(filterOf(changed)).toBe('new');
  });

  test('"new" and "sale" keep their tag, in the catalogue’s order', () => {
    expect(browse(catalogue, 'new')).toEqual([cheapNew, middleNew]);
    expect(browse(catalogue, 'sale')).toEqual([dearSale]);
    expect(browse(catalogue, 'all')).toEqual(catalogue);
  });

  test('"low" and "high" sort by price and leave the catalogue as it is', () => {
    expect(browse(catalogue, 'low')).toEqual([cheapNew, middleNew, dearSale]);
    expect(browse(catalogue, 'high')).toEqual([dearSale, middleNew, cheapNew]);
    expect(catalogue[0]).toBe(dearSale);
  });

  test('a long list is sorted by price or by number, and an unknown order is the shop’s own', () => {
    const sorted = (query: string) => sortProducts(catalogue, readSort(query)).map(({ id }) => id);
    expect(sorted('?sort=low')).toEqual([1, 3, 2]);
    expect(sorted('?sort=high')).toEqual([2, 3, 1]);
    expect(sorted('?sort=newest')).toEqual([3, 2, 1]);
    expect(sorted('?sort=new')).toEqual([2, 1, 3]);
  });

  test('the count line names number, text and filter, one product in the singular', () => {
    const line = (count: number, filter: Filter, ...asked: readonly string[]) =>
      countLine({ count, labels: labelsOf(filter, asked, filterNames).join(betweenLabels) });
    expect(line(5, 'all', 'Silver')).toBe('Showing 5 products for "Silver"');
    expect(line(10, 'low')).toBe('Showing 10 products for "All"');
    expect(line(6, 'new')).toBe('Showing 6 products for "New"');
    expect(line(1, 'sale')).toBe('Showing 1 product for "Sale"');
    expect(line(2, 'high', 'cream')).toBe('Showing 2 products for "cream"');
    expect(line(2, 'sale', 'cream')).toBe('Showing 2 products for "cream" and "Sale"');
  });
});

test('each choice in the address of a list keeps the others and the path', () => {
  const choose = (name: string, value: string) =>
    listAddress('/sales', '?search=a%26b&filter=new', name, value);
  expect(choose('is', 'a b')).toBe('/sales?search=a%26b&filter=new&is=a+b');
  expect(choose('filter', 'sale')).toBe('/sales?search=a%26b&filter=sale');
  expect(choose('search', '')).toBe('/sales?filter=new');
  expect(listAddress('/sales', '?is=a', 'is', '')).toBe('/sales');
});

describe('A search in the address', () => {
  test('that is blank is no search', () => {
    for (const query of ['?search=', '?search=%20%09', '?search']) {
      expect(readQuery(query).text).toBe('');
    }
  });

  test('is what was typed, whatever it is, up to the longest name', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<Filter>('all', 'sale', 'low'), (text, filter) => {
        const address = listAddress('/products', `?filter=${filter}`, 'search', text);
        const { search: query } = new URL(address, 'https://a.example');
        expect(readQuery(query)).toEqual({ text: text.trim() && text.slice(0, 80), filter });
      }),
    );
    expect(readQuery(`?search=${'a'.repeat(9000)}`).text).toHaveLength(80);
  });
});

describe('Search', () => {
  test('finds no name that only differs in an accent or a dot', () => {
    const wash = aProduct({ id: 4, name: 'फ़ेस वॉश Café' });
    for (const text of ['फेस', 'cafe']) expect(search([wash], text)).toEqual([]);
    for (const text of ['\u095Eेस', 'CAFE\u0301']) expect(search([wash], text)).toEqual([wash]);
  });

  test('finds names that contain the text, case ignored', () => {
    expect(search(catalogue, 'WASH')).toEqual([cheapNew]);
    expect(search(catalogue, 'e')).toEqual(catalogue);
  });

  test('finds a name with its variant, as it is shown', () => {
    const tube = aProduct({ id: 5, name: 'Night Cream', variant: 'tube' });
    expect(search([...catalogue, tube], 'night cream, TUBE')).toEqual([tube]);
  });

  test('finds nothing for blank text, or for text that is in no name', () => {
    expect(search(catalogue, '')).toEqual([]);
    expect(search(catalogue, '  \t')).toEqual([]);
    expect(search(catalogue, ' ')).toEqual([]);
    expect(search(catalogue, 'beard')).toEqual([]);
  });

  test('finds every character literally', () => {
    expect(search(catalogue, '(retinol)')).toEqual([dearSale]);
    for (const text of ['.*', '[a-z', '(kit|cream)', '\\d', '$&']) {
      expect(search(catalogue, text)).toEqual([]);
    }
  });
});
