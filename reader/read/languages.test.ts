import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentLanguage, listLanguages } from './languages.ts';

const both = listLanguages({ language: 'en-IN', languages: ['en', 'hi'] });
const [english, hindi] = both;

describe('The languages of a shop', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('the first one is at the root, and another one below its code, with the same country', () => {
    expect(both).toEqual([
      { code: 'en', tag: 'en-IN', name: 'English', path: '' },
      { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', path: 'hi/' },
    ]);
    expect(listLanguages({ language: 'de-DE' })).toEqual([
      { code: 'de', tag: 'de-DE', name: 'Deutsch', path: '' },
    ]);
  });

  test('the one that is built is the one that SHOP_LANGUAGE names', () => {
    vi.stubEnv('SHOP_LANGUAGE', 'hi');
    expect(currentLanguage(both)).toBe(hindi);
    vi.stubEnv('SHOP_LANGUAGE', 'xx');
    expect(currentLanguage(both)).toBe(english);
  });
});
