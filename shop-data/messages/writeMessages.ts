import { resolve } from 'node:path';
import * as cardinals from 'make-plural/cardinals';
import { ofSoftware } from '#shop-data/files/software.mjs';
import { type CompiledMessage, compileMessage, parametersOf } from './compileMessage.ts';
import { languageOf } from './languageRecord.ts';
import type { Messages } from './readMessages.ts';

/** As the bundler names a file of the software, also on Windows. */
const addressOf = (file: string) => resolve(ofSoftware(file)).replaceAll('\\', '/');

/** Marks what nobody has translated. */
export const foreign = addressOf('app/shell/foreign.ts');

/**
 * A module with an export for each message of a file: a text, or a function of what the message is given.
 *
 * @param english what each message is given, also where a translation needs less
 * @param missing the names of those that nobody has translated, whose elements say that they are English
 */
export function writeMessages(
  messages: Messages,
  english: Messages,
  missing: ReadonlySet<string> = new Set(),
): string {
  const compiled: CompiledMessage[] = [];
  const write = (name: string, value: string | Messages, original = value): string => {
    if (typeof value === 'string' || typeof original === 'string') {
      const message = compileMessage(value as string);
      compiled.push(message);
      const code = missing.has(name) ? `/*#__PURE__*/inEnglish(${message.code})` : message.code;
      return parametersOf(compileMessage(original as string)) + code;
    }
    const fields = Object.entries(value).map(
      ([own, one]) => `${JSON.stringify(own)}:${write(`${name} ${own}`, one, original[own])}`,
    );
    return `{${fields.join()}}`;
  };
  const exported = Object.entries(messages).map(
    ([name, value]) => `export const ${name}=${write(name, value, english[name])};`,
  );
  const head = [
    ...(compiled.some(({ isRich }) => isRich)
      ? [`import{joinNodes}from'${addressOf('app/ui/joinNodes.ts')}';`]
      : []),
    ...(missing.size > 0 ? [`import{inEnglish}from'${foreign}';`] : []),
    ...(compiled.some(({ isPlural }) => isPlural) ? ["import{plural}from'#strings/plural';"] : []),
  ];
  return [...head, ...exported].join('\n');
}

/** Of many languages, such as English; all that the shop counts is whole numbers. */
const oneAndOther = (count: number) => (count === 1 ? 'one' : 'other');

/** The module with the plural rule of a language, from Unicode's data: `plural(2)` is `other` in English. */
export function writePlural(language: string): string {
  const rules: Readonly<Record<string, unknown>> = cardinals;
  const name = [language.replace('-', '_'), languageOf(language), 'en'].find(
    (each) => typeof rules[each] === 'function',
  );
  const rule = rules[String(name)] as (count: number) => string;
  const isShort = Array.from({ length: 1000 }, (_, count) => count).every(
    (count) => rule(count) === oneAndOther(count),
  );
  return `export const plural=${String(isShort ? oneAndOther : rule)};`;
}
