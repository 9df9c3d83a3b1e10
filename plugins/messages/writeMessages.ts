import { resolve } from 'node:path';
import { normalizePath } from 'vite';
import * as cardinals from 'make-plural/cardinals';
import { ofSoftware } from '#shop-data/read/software.mjs';
import { type CompiledMessage, compileMessage, parametersOf } from './compileMessage.ts';
import type { Messages } from './readMessages.ts';

/**
 * A module with an export for each message of a file: a text, or a function of what the message is given.
 *
 * @param english what each message is given, also where a translation needs less
 */
export function writeMessages(messages: Messages, english: Messages): string {
  const compiled: CompiledMessage[] = [];
  const write = (value: string | Messages, original: string | Messages = value): string => {
    if (typeof value === 'string' || typeof original === 'string') {
      const message = compileMessage(value as string);
      compiled.push(message);
      return parametersOf(compileMessage(original as string)) + message.code;
    }
    const fields = Object.entries(value).map(
      ([name, one]) => `${JSON.stringify(name)}:${write(one, original[name])}`,
    );
    return `{${fields.join()}}`;
  };
  const exported = Object.entries(messages).map(
    ([name, value]) => `export const ${name}=${write(value, english[name])};`,
  );
  const head = [
    ...(compiled.some(({ isRich }) => isRich)
      ? [`import{joinNodes}from'${normalizePath(resolve(ofSoftware('app/ui/joinNodes.ts')))}';`]
      : []),
    ...(compiled.some(({ isPlural }) => isPlural) ? ["import{plural}from'#strings/plural';"] : []),
  ];
  return [...head, ...exported].join('\n');
}

/** Of many languages, such as English; all that the shop counts is whole numbers. */
const oneAndOther = (count: number) => (count === 1 ? 'one' : 'other');

/** The module with the plural rule of a language, from Unicode's data: `plural(2)` is `other` in English. */
export function writePlural(language: string): string {
  const rules: Readonly<Record<string, unknown>> = cardinals;
  const name = [language.replace('-', '_'), language.split('-', 1).join(), 'en'].find(
    (each) => typeof rules[each] === 'function',
  );
  const rule = rules[String(name)] as (count: number) => string;
  const isShort = Array.from({ length: 1000 }, (_, count) => count).every(
    (count) => rule(count) === oneAndOther(count),
  );
  return `export const plural=${String(isShort ? oneAndOther : rule)};`;
}
