import { expect, test } from 'vitest';
import { fold, wordsIn } from './fold.ts';

test.each([
  ['നാടൻ', 'നാടന്\u200D'],
  ['کیک', 'كيك'],
  ['احمر', 'أحمر'],
  ['500', '٥٠٠'],
  ['500', '５００'],
  ['クリーム', 'ｸﾘｰﾑ'],
  ['saree', 'SARÉE'],
])('%s is %s for searches', (one, other) => {
  expect(fold(other)).toBe(fold(one));
});

test('words of languages without blanks are found one by one', () => {
  expect(wordsIn('宇治抹茶ラテ')).toContain('抹茶');
  expect(wordsIn('น้ำตาลมะพร้าว')).toContain('มะพร้าว');
  expect(wordsIn('men’s wash-bag')).toEqual(['mens', 'wash', 'bag']);
});
