import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLine } from '#words/browse.ts';
import { browse, filterLabel, readQuery, search, showFiltered } from './browse.ts';
import { aProduct } from './product.testing.ts';

const cheapNew = aProduct({ id: 1, price: 100, tag: 'New', productName: 'Face Wash' });
const dearSale = aProduct({ id: 2, price: 300, tag: 'Sale', productName: 'Night Cream (Retinol)' });
const middleNew = aProduct({ id: 3, price: 200, tag: 'New', productName: 'Eye Serum' });
const catalogue = [dearSale, cheapNew, middleNew];

/** The filter that an address asks for. */
const filterOf = (value: string) => readQuery(`?filter=${encodeURIComponent(value)}`, '').filter;

describe('Filter', () => {
  test('6.2 an unknown value is "all"', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const known = ['all', 'new', 'sale', 'low', 'high'];
        expect(filterOf(value)).toBe(known.includes(value) ? value : 'all');
      }),
    );
    expect(readQuery('', '').filter).toBe('all');
    for (const known of ['all', 'new', 'sale', 'low', 'high']) expect(filterOf(known)).toBe(known);
  });

  test('6.2 "new" and "sale" keep their tag, in the catalogue’s order', () => {
    expect(browse(catalogue, 'new')).toEqual([cheapNew, middleNew]);
    expect(browse(catalogue, 'sale')).toEqual([dearSale]);
    expect(browse(catalogue, 'all')).toEqual(catalogue);
  });

  test('6.2 "low" and "high" sort by price and leave the catalogue as it is', () => {
    expect(browse(catalogue, 'low')).toEqual([cheapNew, middleNew, dearSale]);
    expect(browse(catalogue, 'high')).toEqual([dearSale, middleNew, cheapNew]);
    expect(catalogue[0]).toBe(dearSale);
  });

  test('6.1 the count line names number and filter, one product in the singular', () => {
    expect(countLine(10, filterLabel('low'))).toBe('Showing 10 products for "All"');
    expect(countLine(6, filterLabel('new'))).toBe('Showing 6 products for "New"');
    expect(countLine(1, filterLabel('sale'))).toBe('Showing 1 product for "Sale"');
  });
});

test('17.4 a filter goes over the whole catalogue, and the address names its page', () => {
  expect(showFiltered(catalogue, '', '?filter=low&page=2', 2)).toEqual({
    products: [dearSale],
    count: 3,
  });
  expect(showFiltered(catalogue, '2', '', 2).products).toEqual([middleNew]);
  expect(showFiltered(catalogue, '2', '?page=1', 2).products).toEqual([dearSale, cheapNew]);
});

describe('Search', () => {
  test('18.4 a Hindi name is found with and without the nukta, however it is encoded', () => {
    const wash = aProduct({ id: 4, productName: 'फ़ेस वॉश' });
    for (const typed of ['फ़ेस', 'फेस', 'फ़ेस'.normalize('NFD'), '\u095Eेस', 'वॉश']) {
      expect(search([cheapNew, wash], typed)).toEqual([wash]);
    }
    expect(search([cheapNew, wash], 'क़ेस')).toEqual([]);
  });

  test('3.6 finds names that contain the text, case ignored', () => {
    expect(search(catalogue, 'WASH')).toEqual([cheapNew]);
    expect(search(catalogue, 'e')).toEqual(catalogue);
  });

  test('3.6 finds nothing for blank text, or for text that is in no name', () => {
    expect(search(catalogue, '')).toEqual([]);
    expect(search(catalogue, '  \t')).toEqual([]);
    expect(search(catalogue, ' ')).toEqual([]);
    expect(search(catalogue, 'beard')).toEqual([]);
  });

  test('3.6 finds every character literally', () => {
    expect(search(catalogue, '(retinol)')).toEqual([dearSale]);
    expect(search(catalogue, '.*')).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { productName } of search(catalogue, text)) {
          expect(productName.toLowerCase()).toContain(text.toLowerCase());
        }
      }),
    );
  });
});
