import { expect, test } from 'vitest';
import { listLanguages } from './languages.ts';

test('the first language of a shop is at the root, and another one below its code, with the same country', () => {
  expect(listLanguages({ language: 'en-IN', languages: ['en', 'hi'] })).toEqual([
    { code: 'en', tag: 'en-IN', name: 'English', path: '' },
    { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', path: 'hi/' },
  ]);
  expect(listLanguages({ language: 'de-DE' })).toEqual([
    { code: 'de', tag: 'de-DE', name: 'Deutsch', path: '' },
  ]);
});
