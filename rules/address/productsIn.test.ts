import { expect, test } from 'vitest';
import { productsIn } from './productsIn.ts';

test.each([
  '?products=1:2,4:1',
  '?utm_source=mail&amp;products=1:2,4:1',
  '?PRODUCTS=1:2,4:1',
  '?products=1%253A2%252C4%253a1',
  '?products=1:2,4:1.',
  '?products=1:2,4:1).',
  '?products=1:2,4:1”',
])('%s names what its sender wrote', (query) => expect(productsIn(query)).toBe('1:2,4:1'));

test.each(['', '?product=1', '?myproducts=1'])('%j names no products', (query) =>
  expect(productsIn(query)).toBeUndefined(),
);
