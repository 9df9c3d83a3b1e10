import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ofSoftware } from '#shop-data/read/software.mjs';
import { type CompiledMessage, compileMessage } from './compileMessage.ts';

/** The messages of one file by their names; a group of them has names of its own. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** Where the software's own words are: a folder for each language. */
const softwareFolder = ofSoftware('app/strings');
/** The language that has each message, and whose messages say what each is given. */
export const completeLanguage = 'en';

/** The names of the files with messages, such as `cart`. */
export function messageFiles(): readonly string[] {
  return readdirSync(join(softwareFolder, completeLanguage))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length));
}

/**
 * The messages of a file in a language: those in the shop's own folder before the software's, and what
 * both lack in English.
 *
 * @param folder of the shop
 * @returns the messages, and how many of them are English in another language
 * @throws {Error} with one sentence that names file and message
 */
export function readMessages(file: string, language: string, folder: string) {
  const english = readFile(join(softwareFolder, completeLanguage, `${file}.yaml`));
  const sources = [
    join(folder, 'strings', language, `${file}.yaml`),
    join(softwareFolder, language, `${file}.yaml`),
  ].filter((path) => existsSync(path));
  const found = sources.map((path) => ({ path, messages: readFile(path) }));
  return { english, sources, ...merge(english, found) };
}

/** The first of these languages that has messages, in the shop's folder or the software's; else English. */
export function languageOfMessages(
  folder: string,
  ...languages: readonly (string | undefined)[]
): string {
  const found = languages.find(
    (language) =>
      language !== undefined &&
      [join(folder, 'strings'), softwareFolder].some((place) => existsSync(join(place, language))),
  );
  return found ?? completeLanguage;
}

type Source = { readonly path: string; readonly messages: Messages };

function merge(english: Messages, sources: readonly Source[], at = '') {
  let missing = 0;
  for (const { path, messages } of sources) {
    const unknown = Object.keys(messages).find((name) => !Object.hasOwn(english, name));
    if (unknown)
      throw new Error(`${path}: ${at}${unknown} is not a message of the software. Remove it.`);
  }
  const merged: Record<string, string | Messages> = {};
  for (const [name, original] of Object.entries(english)) {
    const given = sources.filter(
      ({ messages }) => messages[name] !== undefined && messages[name] !== null,
    );
    if (typeof original === 'string') {
      const [own] = given;
      if (!own) missing += 1;
      merged[name] = own ? refuseOther(own, name, original, at) : original;
      continue;
    }
    const groups = given.map(({ path, messages }) => {
      const group = messages[name];
      if (typeof group !== 'object')
        throw new Error(`${path}: ${at}${name} must have messages below it.`);
      return { path, messages: group };
    });
    const group = merge(original, groups, `${at}${name} `);
    merged[name] = group.messages;
    missing += group.missing;
  }
  return { messages: merged as Messages, missing };
}

/** A message must be given no other values than the English one, since these are all it gets. */
function refuseOther(
  { path, messages }: Source,
  name: string,
  original: string,
  at: string,
): string {
  const message = messages[name];
  const label = `${path}: ${at}${name}`;
  if (typeof message !== 'string') throw new Error(`${label} must be a text.`);
  const { given } = compileNamed(message, label);
  const known = compileMessage(original).given;
  for (const [value, type] of given) {
    if (!known.has(value))
      throw new Error(
        `${label} has {${value}}, which the English message does not have: ${original}`,
      );
    const isTag = (text = '') => text.includes('=>');
    if (isTag(type) !== isTag(known.get(value)))
      throw new Error(`${label}: ${value} must be as in the English message: ${original}`);
  }
  return message;
}

/** @param label begins the sentence if it is no message */
function compileNamed(message: string, label: string): CompiledMessage {
  try {
    return compileMessage(message);
  } catch (error) {
    throw new Error(`${label} ${(error as Error).message}`, { cause: error });
  }
}

function readFile(path: string): Messages {
  const document = parseDocument(readFileSync(path, 'utf8'));
  const [problem] = document.errors;
  if (problem) throw new Error(`${path}: ${problem.message.split('\n', 1).join()}`);
  return (document.toJS() ?? {}) as Messages;
}
