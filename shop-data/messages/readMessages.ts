import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ofSoftware } from '#shop-data/read/software.mjs';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';
import { type CompiledMessage, compileMessage } from './compileMessage.ts';

/** The messages of one file by their names; a group of them has names of its own. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** Where the software's own words are: a folder for each language. */
const softwareFolder = ofSoftware('app/strings');
/** The language that has each message, and whose messages say what each is given. */
export const completeLanguage = 'en';

/**
 * Where a file or folder of a language may be: the shop's own counts first.
 *
 * @param path such as `hi/cart.yaml`
 * @param folder of the shop
 */
export function placesOf(path: string, folder: string): readonly string[] {
  return [join(folder, 'strings', path), join(softwareFolder, path)];
}

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
 * @param read gives the text of a file, where there is one
 * @returns the messages, and the names of those that are English in another language
 * @throws {Error} with one sentence that names file and message
 */
export function readMessages(file: string, language: string, folder: string, read = readText) {
  const english = parse(join(softwareFolder, completeLanguage, `${file}.yaml`), read);
  const sources = placesOf(`${language}/${file}.yaml`, folder).filter(
    (path) => read(path) !== undefined,
  );
  const found = sources.map((path) => ({ path, messages: parse(path, read) }));
  return { english, sources, ...merge(english, found) };
}

/** How many messages the software has, and how many of them a language has English ones for. */
export function countMessages(language: string, folder: string, read = readText) {
  const counts = messageFiles().map((file) => {
    const { missing, english } = readMessages(file, language, folder, read);
    return { missing: missing.size, all: textsOf(english).length };
  });
  const sum = (name: 'missing' | 'all') => counts.reduce((total, each) => total + each[name], 0);
  return { missing: sum('missing'), all: sum('all') };
}

function textsOf(message: string | Messages): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message).flatMap(textsOf);
}

/** Reads the files of a shop, wherever they are, and all others from the disk. */
export function readerOf({ folder, names, read }: Pick<ShopFiles, 'folder' | 'names' | 'read'>) {
  const inside = (path: string) => names.find((name) => join(folder, name) === path);
  return (path: string) => {
    const own = inside(path);
    return own === undefined ? readText(path) : String(read(own));
  };
}

/** The first of these languages that has messages, in the shop's folder or the software's; else English. */
export function languageOfMessages(
  folder: string,
  ...languages: readonly (string | undefined)[]
): string {
  const found = languages.find(
    (language) =>
      language !== undefined && placesOf(language, folder).some((place) => existsSync(place)),
  );
  return found ?? completeLanguage;
}

type Source = { readonly path: string; readonly messages: Messages };

function merge(english: Messages, sources: readonly Source[], at = '') {
  const missing = new Set<string>();
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
      if (!own) missing.add(at + name);
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
    for (const each of group.missing) missing.add(each);
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

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function parse(path: string, read: typeof readText): Messages {
  const document = parseDocument(read(path) ?? '');
  const [problem] = document.errors;
  if (problem) throw new Error(`${path}: ${problem.message.split('\n', 1).join()}`);
  return (document.toJS() ?? {}) as Messages;
}
