import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { currentShop } from '#shop-data/read/readShop.ts';
import { currentLanguage, listLanguages } from '#shop-data/read/languages.ts';
import { shopFolder } from '#shop-data/read/shopFolder.mjs';
import { languageOfMessages, readMessages } from './readMessages.ts';
import { writeMessages, writePlural } from './writeMessages.ts';

const prefix = '\0strings/';

/**
 * Serves what the software says: `#strings/cart` has an export for each message of `cart.yaml`, in the
 * language of the bundle. It is compiled here, so that a page loads texts and functions, and no reader.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',

    resolveId: {
      filter: { id: /^#strings\// },
      handler: (source) => prefix + source.slice('#strings/'.length),
    },

    load: {
      filter: { id: /^\0strings\// },
      async handler(id) {
        const file = id.slice(prefix.length);
        const language = await spokenLanguage();
        if (file === 'plural') return { code: writePlural(language), moduleSideEffects: false };
        const { english, messages: read, sources } = readMessages(file, language, shopFolder());
        for (const source of sources) this.addWatchFile(resolve(source));
        return { code: writeMessages(read, english), moduleSideEffects: false };
      },
    },
  };
}

/** The language of the bundle where it has messages, else that of the settings, else English. */
async function spokenLanguage(): Promise<string> {
  const { settings } = (await currentShop()).content;
  const { code } = currentLanguage(listLanguages(settings));
  return languageOfMessages(shopFolder(), code, settings.buttons);
}
