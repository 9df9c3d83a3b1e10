import { type ShopContent, schemas } from '#reader/fields/schema.ts';
import { knownText, languageOf } from '#reader/messages/languageRecord.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import { textsOf } from './translate.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { ofSoftware } from '#reader/files/software.mjs';

/**
 * The texts that `new-shop` wrote in English into a shop of another language, such as “Help”, but for those that
 * are known to be the same there (SPEC 14.21).
 */
export function leftInEnglish(content: ShopContent): readonly string[] {
  const language = languageOf(content.settings.language);
  if (language === 'en') return [];
  const template = filesOf(ofSoftware('owner/new/template'));
  const textsIn = (contentOf: (name: keyof ShopContent) => unknown) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      textsOf(schema, contentOf(name as keyof ShopContent)).map(({ value }) => String(value)),
    );
  const begun = textsIn((name) => openFile(template, `${name}.yaml`).content);
  return [...new Set(textsIn((name) => content[name]))].filter(
    (text) =>
      text !== '' && begun.includes(text) && knownText(language, 'settings.yaml', text) !== text,
  );
}
