import { type ShopContent, schemas } from '#reader/fields/schema.ts';
import { languageOf } from '#reader/messages/languageRecord.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import { textsOf } from './translate.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { ofSoftware } from '#reader/files/software.mjs';

/**
 * The texts that `new-shop` wrote in English into a shop of another language, such as “Help”; none once its owner
 * has confirmed that they are right, since some are the same in both (SPEC 14.21).
 */
export function leftInEnglish(content: ShopContent): readonly string[] {
  const { confirmed, language } = content.settings;
  if (confirmed || languageOf(language) === 'en') return [];
  const template = filesOf(ofSoftware('owner/new/template'));
  const textsIn = (contentOf: (name: keyof ShopContent) => unknown) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      textsOf(schema, contentOf(name as keyof ShopContent)).map(({ value }) => String(value)),
    );
  const begun = textsIn((name) => openFile(template, `${name}.yaml`).content);
  return [...new Set(textsIn((name) => content[name]))].filter(
    (text) => text !== '' && begun.includes(text),
  );
}
