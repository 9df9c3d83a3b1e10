import { describe, expect, test } from 'vitest';
import { makePriceReader } from './askedPrice.ts';

const read = makePriceReader({
  money: 'rupees|rs|रुपये|euros',
  upTo: 'less than|under|below|से कम|ke andar|तक|menos de',
  from: 'more than|above|से ज्यादा',
  between: 'to|and|से|a',
  lowFirst: 'cheapest|sabse sasta|सबसे सस्ता',
  highFirst: 'most expensive',
  thousand: 'k|thousand',
  lakh: 'lakh',
  units: 'ml|spf|people|size|age',
});

describe('A price in a text', () => {
  test.each([
    ['under 500', '', { most: 500_00 }],
    ['cream below Rs. 1,000', 'cream', { most: 1000_00 }],
    ['500 ke andar', '', { most: 500_00 }],
    ['500 रुपये से कम', '', { most: 500_00 }],
    ['५०० रुपये तक क्रीम', 'क्रीम', { most: 500_00 }],
    ['kit less than 1,00,000', 'kit', { most: 100_000_00 }],
    ['under ₹1.5', '', { most: 1_50 }],
    ['menos de 12,50 euros', '', { most: 12_50 }],
    ['under 2k', '', { most: 2000_00 }],
    ['above 300', '', { least: 300_00 }],
    ['300 से 600', '', { least: 300_00, most: 600_00 }],
    ['serum 300-600', 'serum', { least: 300_00, most: 600_00 }],
    ['300 to 600 rupees', '', { least: 300_00, most: 600_00 }],
    ['cookies rs 100 - rs 200', 'cookies', { least: 100_00, most: 200_00 }],
    ['₹100-₹200', '', { least: 100_00, most: 200_00 }],
    ['5k – 10k', '', { least: 5000_00, most: 10_000_00 }],
    ['under 1.5k', '', { most: 1500_00 }],
    ['under 1 lakh', '', { most: 100_000_00 }],
    ['serum 15 ml under ٥٠٠', 'serum 15 ml', { most: 500_00 }],
    ['sabse sasta', '', { order: 'low' }],
    ['most expensive kit', 'kit', { order: 'high' }],
    ['cheapest kit under 1000', 'kit', { most: 1000_00, order: 'low' }],
    ['399', '', { least: 399_00, most: 399_00 }],
    ['spf 50 under 600', 'spf 50', { most: 600_00 }],
  ])('%j leaves %j', (text, rest, asked) => {
    const { rest: left, ...prices } = read(text);
    expect(left.trim()).toBe(rest);
    expect(prices).toEqual(asked);
  });

  test.each([
    'under eye',
    'sunscreen spf 30-50',
    'serum under 50 ml',
    'cake for 10-12 people',
    'apron size 38 to 40',
    'Spf 25',
    'AM & PM',
    '15 ml',
    'a to b',
    '',
    `under ${'9'.repeat(400)}`,
    '9999999999999 rs',
  ])('is not in %j, which stays as it is', (text) => {
    expect(read(text)).toEqual({ rest: text });
  });
});
