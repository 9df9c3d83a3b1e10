import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { currentShop } from './shop/currentShop.ts';

/** The languages that the software itself speaks: the folders of `app/words`. */
const spoken: readonly string[] = ['en', 'hi'];

/**
 * Serves `#words/…` in the shop's language. A page therefore never loads the words of another language.
 * A shop in a language that the software does not speak has English words.
 */
export function words(readLanguage = languageOfShop): Plugin {
  return {
    name: 'words',
    enforce: 'pre',

    async resolveId(source) {
      if (!source.startsWith('#words/')) return null;
      const code = (await readLanguage()).split('-')[0] ?? '';
      const folder = spoken.includes(code) ? code : 'en';
      return resolve('app/words', folder, source.slice('#words/'.length));
    },
  };
}

async function languageOfShop(): Promise<string> {
  return (await currentShop()).content.settings.language;
}
