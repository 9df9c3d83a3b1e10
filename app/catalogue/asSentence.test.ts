import { expect, test } from 'vitest';
import { asSentence } from './asSentence.ts';

test.each([
  ['Returns within 7 days', 'Returns within 7 days.'],
  ['₹499 से मुफ़्त डिलीवरी', '₹499 से मुफ़्त डिलीवरी।'],
  ['Ask us.', 'Ask us.'],
])('“%s” ends with the full stop of its language', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
