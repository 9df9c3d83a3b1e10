import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { currentShop } from '#reader/read/readShop.ts';
import { currentLanguage, listLanguages } from '#reader/read/languages.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { languageOfMessages, readMessages } from '#reader/messages/readMessages.ts';
import { writeMessages, writePlural } from '#reader/messages/compileMessages.ts';

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
        const { language, tag } = await spokenLanguage();
        if (file === 'plural') return { code: writePlural(tag), moduleSideEffects: false };
        const { english, messages: read, ...found } = readMessages(file, language, shopFolder());
        for (const source of found.sources) this.addWatchFile(resolve(source));
        const code = writeMessages(read, english);
        return { code, moduleSideEffects: false };
      },
    },
  };
}

/** The language of the bundle where it has messages, else that of the settings, else English. */
async function spokenLanguage() {
  const { settings } = (await currentShop()).content;
  const { code, tag } = currentLanguage(listLanguages(settings));
  const language = languageOfMessages(shopFolder(), code, settings.buttons);
  // In Portugal no product is a plural, and in Brazil a singular.
  return { language, tag: language === code ? tag : language };
}
