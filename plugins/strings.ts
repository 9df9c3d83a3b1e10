import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languageOf, readLanguages } from './languages.ts';
import { spokenLanguages } from '../shop-data/schema.ts';

/**
 * Serves `#strings/…` in the language that is built. A page therefore never loads the strings of another
 * language. A shop in a language that the software does not speak has English strings.
 */
export function strings(readCode = codeOf): Plugin {
  return {
    name: 'strings',
    enforce: 'pre',

    resolveId: {
      filter: { id: /^#strings\// },
      async handler(source) {
        const code = await readCode(this.environment.name);
        const folder = spokenLanguages.find((spoken) => spoken === code) ?? 'en';
        return resolve('app/strings', folder, source.slice('#strings/'.length));
      },
    },
  };
}

async function codeOf(environment: string): Promise<string> {
  return languageOf(environment, await readLanguages()).code;
}
