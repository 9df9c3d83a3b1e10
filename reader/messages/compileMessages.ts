import { resolve } from 'node:path';
import * as cardinals from 'make-plural/cardinals';
import { ofSoftware } from '#reader/files/software.mjs';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** The messages of one file by their names; a group of them has names of its own. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** What is found in a message while its code is written. */
type State = {
  /** The TypeScript type of each value that it is given, by its name. */
  readonly given: Map<string, string>;
  /** Those of them that a shopper reads, and that do not only choose between words. */
  readonly shown: Set<string>;
  /** Whether it has tags, so that it is no text but nodes of React. */
  isRich: boolean;
  /** Whether it asks for the plural of the language. */
  isPlural: boolean;
};

/** A message in ICU MessageFormat as code: a JavaScript expression over what the message is given. */
type CompiledMessage = Readonly<State> & { readonly code: string };

/**
 * Compiles a message, so that no page loads a reader of messages.
 *
 * @throws {Error} with one sentence, if the message is not in ICU MessageFormat or uses what is not known here
 */
export function compileMessage(message: string): CompiledMessage {
  const elements = readMessage(message);
  const state: State = { given: new Map(), shown: new Set(), isRich: false, isPlural: false };
  // Found first, since a part of a rich message is written as nodes too.
  state.isRich = hasTags(elements);
  const code = state.isRich ? writeNodes(elements, state) : writeText(elements, state);
  return { code, ...state };
}

/** The parameters of a message before its code: one value is given by itself, several by their names. */
function parametersOf({ given }: CompiledMessage): string {
  const names = [...given.keys()].join();
  if (given.size === 0) return '';
  return given.size === 1 ? `${names}=>` : `({${names}})=>`;
}

/** The TypeScript type of a message, as it is declared. */
export function typeOf({ given, isRich }: CompiledMessage): string {
  const result = isRich ? 'ReactNode' : 'string';
  const [[name, type] = []] = given;
  if (given.size === 0) return result;
  if (given.size === 1) return `(${name}: ${type}) => ${result}`;
  const values = [...given].map(([each, itsType]) => `readonly ${each}: ${itsType}`);
  return `(given: { ${values.join('; ')} }) => ${result}`;
}

function readMessage(message: string): MessageFormatElement[] {
  try {
    // An apostrophe is one, whatever stands behind it: elsewhere it would hide a value, as in l'{product}.
    return parse(message.replaceAll(/''?/g, "''"), { captureLocation: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`is not a message in ICU MessageFormat (${sayReason(reason)}): “${message}”`, {
      cause: error,
    });
  }
}

/** `EXPECT_ARGUMENT_CLOSING_BRACE` in words. */
const sayReason = (reason: string) => reason.toLowerCase().replaceAll('_', ' ');

function hasTags(elements: readonly MessageFormatElement[]): boolean {
  return elements.some(
    (element) =>
      element.type === TYPE.tag ||
      ('options' in element && Object.values(element.options).some(({ value }) => hasTags(value))),
  );
}

/** A string of JavaScript; of several parts a template. */
function writeText(elements: readonly MessageFormatElement[], state: State, count = ''): string {
  if (elements.every((element) => element.type === TYPE.literal)) {
    return JSON.stringify(elements.map(({ value }) => value).join(''));
  }
  const parts = elements.map((element) =>
    element.type === TYPE.literal
      ? element.value.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&').replaceAll('\n', String.raw`\n`)
      : `\${${writeValue(element, state, count)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** Nodes of React that need no keys. */
function writeNodes(elements: readonly MessageFormatElement[], state: State, count = ''): string {
  const parts = elements.map((element) =>
    element.type === TYPE.literal
      ? JSON.stringify(element.value)
      : writeValue(element, state, count),
  );
  return parts.length === 1 ? parts.join() : `joinNodes(${parts.join()})`;
}

function writeValue(element: MessageFormatElement, state: State, count: string): string {
  const { given, shown } = state;
  const write = state.isRich ? writeNodes : writeText;
  switch (element.type) {
    case TYPE.argument:
      give(given, element.value, 'string | number');
      shown.add(element.value);
      return element.value;
    case TYPE.pound:
      shown.add(count);
      return count;
    case TYPE.tag:
      give(given, element.value, '(text: ReactNode) => ReactNode');
      shown.add(element.value);
      return `${element.value}(${writeNodes(element.children, state, count)})`;
    case TYPE.select: {
      const names = Object.keys(element.options).filter((name) => name !== 'other');
      const isYesOrNo = names.every((name) => name === 'true' || name === 'false');
      give(given, element.value, isYesOrNo ? 'boolean' : 'string');
      return choose(
        element.options,
        (name) => `${element.value}===${isYesOrNo ? name : JSON.stringify(name)}`,
        (value) => write(value, state, count),
      );
    }
    case TYPE.plural: {
      if (element.offset !== 0 || element.pluralType !== 'cardinal') break;
      give(given, element.value, 'number');
      const isNumber = (name: string) => name.startsWith('=');
      state.isPlural ||= Object.keys(element.options).some(
        (name) => name !== 'other' && !isNumber(name),
      );
      return choose(
        element.options,
        (name) =>
          isNumber(name)
            ? `${element.value}===${name.slice(1)}`
            : `plural(${element.value})===${JSON.stringify(name)}`,
        (value) => write(value, state, element.value),
      );
    }
  }
  throw new Error(
    'uses what is not known here: a message may have {name}, plural, select and <tags>; numbers, days and prices come as texts',
  );
}

function give(given: Map<string, string>, name: string, type: string): void {
  const before = given.get(name);
  // What is counted or chosen by may be shown beside.
  if (before === undefined || before === 'string | number') given.set(name, type);
  else if (type !== 'string | number' && before !== type) {
    throw new Error(`uses {${name}} as two kinds of value`);
  }
}

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

/** The first option that fits, else `other`. */
function choose(
  options: Options,
  condition: (name: string) => string,
  write: (value: readonly MessageFormatElement[]) => string,
): string {
  const { other, ...named } = options;
  // The parser refuses a plural or a select without it.
  const last = write(other?.value ?? []);
  const chosen = Object.entries(named)
    // Exact numbers count before categories.
    .toSorted(([one], [two]) => Number(two.startsWith('=')) - Number(one.startsWith('=')))
    .map(([name, { value }]) => `${condition(name)}?${write(value)}:`);
  return chosen.length === 0 ? last : `(${chosen.join('')}${last})`;
}

/** As the bundler names a file of the software, also on Windows. */
const addressOf = (file: string) => resolve(ofSoftware(file)).replaceAll('\\', '/');

/**
 * A module with an export for each message of a file: a text, or a function of what the message is given.
 *
 * @param english what each message is given, also where a translation needs less
 */
export function writeMessages(messages: Messages, english: Messages): string {
  const compiled: CompiledMessage[] = [];
  const write = (value: string | Messages, original = value): string => {
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
      ? [`import{joinNodes}from'${addressOf('app/ui/joinNodes.ts')}';`]
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
