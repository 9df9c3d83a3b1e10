import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { type Path, type Problem, adviseNear } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { type Messages, compileMessage } from './compileMessages.ts';
import { isGroup } from '#reader/kinds/entryKeys.ts';

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

/**
 * What a file of a language says, such as `hi/language.yaml`: what is wrong with it is said by the check, and counts
 * for nothing here.
 */
export function readOfLanguage<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const file = placesOf(path, shopFolder()).find((place) => existsSync(place));
  return file === undefined
    ? undefined
    : schema.safeParse(new YamlFile(file, readFileSync(file)).content).data;
}

/** The names of the files with messages, such as `cart`. */
export function messageFiles(): readonly string[] {
  return readdirSync(join(softwareFolder, completeLanguage))
    .filter((name) => name.endsWith('.yaml') && name !== 'search.yaml')
    .map((name) => name.slice(0, -'.yaml'.length));
}

/**
 * The messages of a file in a language: those in the shop's own folder before the software's, and what
 * both lack, or have with a mistake, in English. An empty one is not written yet.
 *
 * @param folder of the shop
 * @param read gives the text of a file, where there is one
 * @returns the messages, the names of those that are English in another language, what is wrong, and what is odd
 */
export function readMessages(file: string, language: string, folder: string, read = readText) {
  const open = (path: string) => {
    const text = read(path);
    return text === undefined ? [] : [new YamlFile(path, text)];
  };
  const [{ content } = { content: {} }] = open(
    join(softwareFolder, completeLanguage, `${file}.yaml`),
  );
  const english = content as Messages;
  const files = placesOf(`${language}/${file}.yaml`, folder).flatMap(open);
  const sources = files.map((own) => ({ file: own, messages: own.content ?? {} }));
  const problems = files.flatMap(({ errors }) => errors);
  const hints: Problem[] = [];
  const merged = merge(english, sources, { problems, hints });
  return { english, sources: files.map(({ name }) => name), problems, hints, ...merged };
}

/** How many messages the software has, and how many of them a language has English ones for. */
export function countMessages(language: string, folder: string, read = readText) {
  const files = messageFiles().map((file) => readMessages(file, language, folder, read));
  return {
    missing: files.flatMap(({ missing }) => [...missing]).length,
    all: files.flatMap(({ english }) => textsOf(english)).length,
  };
}

function textsOf(message: string | Messages): readonly string[] {
  if (typeof message !== 'string') return Object.values(message).flatMap(textsOf);
  return message === '' ? [] : [message];
}

/** Reads the files of a shop, wherever they are, and all others from the disk. */
export function readerOf({ folder, names, read }: Pick<ShopFiles, 'folder' | 'names' | 'read'>) {
  const inside = (path: string) => names.find((name) => join(folder, name) === path);
  return (path: string) => {
    const own = inside(path);
    return own === undefined ? readText(path) : String(read(own));
  };
}

/** Whether a language's folder has messages, and not only what a new shop says. */
export const hasMessages = (place: string) =>
  existsSync(place) && readdirSync(place).some((name) => name !== 'known.yaml');

/** The first of these languages that has messages, in the shop's folder or the software's; else English. */
export function languageOfMessages(
  folder: string,
  ...languages: readonly (string | undefined)[]
): string {
  const found = languages.find(
    (language) => language !== undefined && placesOf(language, folder).some(hasMessages),
  );
  return found ?? completeLanguage;
}

type Source = { readonly file: YamlFile; readonly messages: unknown };

type Said = { readonly problems: Problem[]; readonly hints: Problem[] };

function merge(english: Messages, sources: readonly Source[], said: Said, at: Path = []) {
  const { problems, hints } = said;
  const known = Object.keys(english);
  const groups = sources.flatMap(({ file, messages }) => {
    if (isGroup(messages)) return [{ file, messages }];
    const message = `must have messages below it: ${known.join(', ')}`;
    problems.push(file.problem(at, at.length > 0 ? message : `the file ${message}`));
    return [];
  });
  for (const { file, messages } of groups)
    for (const name of Object.keys(messages).filter((each) => !known.includes(each))) {
      const advice = adviseNear(name, known);
      problems.push(file.problem([...at, name], `is not a message of the software: ${advice}`));
    }
  const missing = new Set<string>();
  const merged: Record<string, string | Messages> = {};
  for (const [name, original] of Object.entries(english)) {
    const path = [...at, name];
    const given = groups.flatMap(({ file, messages: { [name]: value } }) =>
      value === undefined || value === '' ? [] : [{ file, messages: value }],
    );
    if (typeof original === 'string') {
      const own = given.find(({ file, messages }) => {
        const message = findMistake(messages, original);
        if (message !== undefined) problems.push(file.problem(path, message));
        return message === undefined;
      });
      merged[name] = (own?.messages as string | undefined) ?? original;
      const replaced = given.find((each) => each !== own)?.messages;
      if (own && !own.file.name.startsWith(softwareFolder))
        hints.push(...findUnshown(own.file, path, merged[name], replaced ?? original));
      // Of an empty one browsers have their own words.
      if (!own && original !== '') missing.add(path.join(' '));
      continue;
    }
    const group = merge(original, given, said, path);
    merged[name] = group.messages;
    for (const each of group.missing) missing.add(each);
  }
  return { messages: merged as Messages, missing };
}

/** A message must be given no other values than the English one, since these are all it gets. */
function findMistake(message: unknown, original: string): string | undefined {
  if (typeof message !== 'string') return 'must be a text';
  const known = compileMessage(original).given;
  const isTag = (type = '') => type.includes('=>');
  try {
    for (const [value, type] of compileMessage(message).given) {
      if (!known.has(value))
        return `has {${value}}, which the English message does not have: ${original}`;
      if (isTag(type) !== isTag(known.get(value)))
        return `has ${value} not as the English message has it: ${original}`;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What a message of the owner's does not say, and the one that it replaces does. */
function findUnshown(file: YamlFile, path: Path, message: string, replaced: unknown) {
  if (typeof replaced !== 'string') return [];
  const { given } = compileMessage(message);
  const unshown = [...compileMessage(replaced).shown].filter((value) => !given.has(value));
  const names = unshown.map((value) => `{${value}}`).join(' and ');
  const says = `does not show ${names}, which it shows as the software has it: ${replaced}`;
  return unshown.length > 0 ? [file.problem(path, says)] : [];
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
