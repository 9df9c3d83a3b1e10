import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languageOf, readLanguages } from './languages.ts';
import { spokenLanguages } from '../shop-data/schema.ts';

/**
 * Serves `#words/…` in the language that is built. A page therefore never loads the words of another
 * language. A shop in a language that the software does not speak has English words.
 */
export function words(readCode = codeOf): Plugin {
  return {
    name: 'words',
    enforce: 'pre',

    resolveId: {
      filter: { id: /^#words\// },
      async handler(source) {
        const code = await readCode(this.environment.name);
        const folder = spokenLanguages.find((spoken) => spoken === code) ?? 'en';
        return resolve('app/words', folder, source.slice('#words/'.length));
      },
    },
  };
}

async function codeOf(environment: string): Promise<string> {
  return languageOf(environment, await readLanguages()).code;
}
