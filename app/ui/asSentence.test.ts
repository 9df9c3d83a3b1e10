import { expect, test } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
import { asSentence } from './asSentence.ts';

test.each([
  ['Returns within 7 days', 'Returns within 7 days.'],
  ['₹499 से मुफ़्त डिलीवरी', '₹499 से मुफ़्त डिलीवरी।'],
  ...['Ask us.', 'Portes grátis!', '«Como?»', 'Só hoje…', '送料無料。', 'متى؟'].map((all) => [
    all,
    all,
  ]),
])('“%s” ends with the full stop of its language', (text, sentence) => {
  inShop({ FULL_STOP: '।' });
  expect(asSentence(text)).toBe(sentence);
});
