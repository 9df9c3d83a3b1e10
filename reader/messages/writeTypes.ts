import { join } from 'node:path';
import { type Messages, compileMessage, typeOf } from './compileMessages.ts';
import { completeLanguage, messageFiles, readMessages } from './readMessages.ts';

/** Where the types are, which git ignores; `#strings/…` of package.json leads there. */
export const typesFolder = 'app/strings/.types';

/** The path and the text of each file of types: the English messages say what there is. */
export function listTypes(): readonly (readonly [path: string, text: string])[] {
  return messageFiles().map((file) => {
    const { english } = readMessages(file, completeLanguage, '');
    return [join(typesFolder, `${file}.d.ts`), writeTypes(english)];
  });
}

/** Each message with its English text. */
function writeTypes(messages: Messages): string {
  const declare = (value: string | Messages): string =>
    typeof value === 'string'
      ? typeOf(compileMessage(value))
      : `{ ${Object.entries(value)
          .map(([name, one]) => `readonly ${JSON.stringify(name)}: ${declare(one)}`)
          .join('; ')} }`;
  const lines = Object.entries(messages).map(([name, value]) => {
    const text =
      typeof value === 'string'
        ? `/** ${value.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`
        : '';
    return `${text}export declare const ${name}: ${declare(value)};`;
  });
  return ["import type { ReactNode } from 'react';", ...lines, ''].join('\n');
}
