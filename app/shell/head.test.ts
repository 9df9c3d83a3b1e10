import { describe, expect, test } from 'vitest';
import { showFiltered } from '#domain/listPage.ts';
import { showPage } from '#domain/listPage.ts';
import { aProduct } from '#domain/product.testing.ts';
import { screen } from '#screens/products.tsx';
import { descriptionOfPage, titleOfPage } from '#strings/shell.ts';
import { absolute, headOf } from './head.ts';

const products = Array.from({ length: 6 }, (_, index) => aProduct({ id: index + 1 }));
const list = { path: '/products', id: '', screen } as const;

const headOfPage = (number: string) =>
  headOf({ ...list, number, shown: showPage(products, number, 2) });
const headOfQuery = (query: string) =>
  headOf({ ...list, number: '', shown: showFiltered(products, '', query, 2) });

describe('The head of a page of a list', () => {
  test('names itself and its neighbours, the first one without a number', () => {
    expect(headOfPage('2')).toMatchObject({
      isIndexed: true,
      canonical: absolute('/products/page/2'),
      previous: absolute('/products'),
      next: absolute('/products/page/3'),
    });
    expect(headOfPage('')).toMatchObject({ canonical: absolute('/products'), previous: undefined });
    expect(headOfPage('3')).toMatchObject({ next: undefined });
  });

  test('has its number in title and description, except on the first page', () => {
    const [first, second] = [headOfPage(''), headOfPage('2')];
    expect(first).toMatchObject({ title: screen.title, description: screen.description });
    expect(second).toMatchObject({
      title: titleOfPage(first.title, 2),
      description: descriptionOfPage(first.description, 2, 3),
    });
  });

  test('of an address with a page that the list does not have is not indexed, and names no address', () => {
    const nothing = {
      isIndexed: false,
      canonical: undefined,
      previous: undefined,
      next: undefined,
    };
    for (const number of ['0', '99', 'abc']) expect(headOfPage(number)).toMatchObject(nothing);
    for (const page of ['-1', '99']) expect(headOfQuery(`?page=${page}`)).toMatchObject(nothing);
    expect(headOfQuery('?filter=new&page=2').canonical).toBe(absolute('/products'));
  });
});
