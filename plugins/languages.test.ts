import { afterEach, describe, expect, test, vi } from 'vitest';
import { environmentsOf, languageOf, languageOfFile, listLanguages } from './languages.ts';

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

  test('each one is bundled in two environments of its own', () => {
    const names = both.flatMap((language) => Object.values(environmentsOf(language)));
    expect(names).toEqual(['client', 'ssr', 'client_hi', 'ssr_hi']);
    expect(names.map((name) => languageOf(name, both))).toEqual([english, english, hindi, hindi]);
  });

  test('the development server has the language that SHOP_LANGUAGE names', () => {
    vi.stubEnv('SHOP_LANGUAGE', 'hi');
    expect(languageOf('client', both)).toBe(hindi);
    vi.stubEnv('SHOP_LANGUAGE', 'xx');
    expect(languageOf('client', both)).toBe(english);
  });

  test('a file belongs to the language whose folder it is in', () => {
    const files = ['index.html', 'hi/index.html', 'history/index.html'];
    expect(files.map((file) => languageOfFile(file, both))).toEqual([english, hindi, english]);
  });
});
