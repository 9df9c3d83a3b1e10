import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { capital } from '#catalogue/capital.ts';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { nameInEnglish } from '#reader/messages/languageRecord.ts';
import { type Messages, sayMessage } from '#reader/messages/compileMessages.ts';
import { completeLanguage, messageFiles, readMessages } from '#reader/messages/readMessages.ts';
import type { DeskField } from './formFields.ts';

/** What is no message of its own, by its path. */
const names = parse(
  readFileSync(join(import.meta.dirname, 'words', 'groups.yaml'), 'utf8'),
) as Readonly<Record<string, string>>;

/**
 * The forms of what the software says in a language, a file for each of its files: what an owner writes is in
 * the shop's own folder, and what is empty stays as it is (SPEC 19.9).
 */
export function describeMessages(folder: string, language: string) {
  return {
    name: `messages-${language}`,
    label: `Words of the software (${nameInEnglish(language)})`,
    label_singular: 'Words',
    icon: 'translate',
    description:
      'What buttons and messages say. Write only what is to be otherwise: an empty field stays as it is. {price} is where a price comes: keep such braces. In {count, plural, one {# item} other {# items}} change item and items alone: the first is for one, the other for all numbers, which come where # is.',
    files: messageFiles().map((file) => ({
      name: file,
      label: nameOf(file, []),
      format: 'shop-file',
      i18n: false,
      file: `${folder}/strings/${language}/${file}.yaml`,
      fields: fieldsOf(readMessages(file, language, '').messages, file, []),
    })),
  };
}

/** A field for each message. */
function fieldsOf(messages: Messages, file: string, at: readonly string[]): readonly DeskField[] {
  return Object.entries(messages).map(([name, message]) => {
    const path = [...at, name];
    const label = nameOf(file, path);
    return { name, label, required: false, i18n: false, ...widgetOf(message, label, file, path) };
  });
}

/** The software's own text is the hint, in which the CMS reads HTML, if the name is not the same. */
function widgetOf(
  message: string | Messages,
  label: string,
  file: string,
  path: readonly string[],
) {
  if (typeof message === 'string') {
    const widget = message.length > 60 ? 'text' : 'string';
    return { widget, ...(message.trim() !== label && { hint: escapeMarkup(message) }) };
  }
  // The CMS knows no field with a blank in its name, such as “100 g”.
  return Object.keys(message).some((name) => name.includes(' '))
    ? { widget: 'keyvalue', hint: Object.keys(message).join(', ') }
    : { widget: 'object', collapsed: true, fields: fieldsOf(message, file, path) };
}

/** What a file, a group or a message is called at the desk: a message by what it says in English. */
export function nameOf(file: string, path: readonly string[]): string {
  const name = names[[file, ...path].join(' ')];
  if (name !== undefined) return name;
  const said = valueAt(englishOf(file), path);
  return typeof said === 'string' ? shorten(sayMessage(said)) : inWords(path.at(-1) ?? file);
}

const read = new Map<string, Messages>();

/** The English messages of a file, which are read once. */
function englishOf(file: string): Messages {
  const known = read.get(file) ?? readMessages(file, completeLanguage, '').english;
  read.set(file, known);
  return known;
}

const most = 80;

/** The beginning of a long text, up to a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, line.lastIndexOf(' ', most))} …` : line;
}

/** A name that the software does not have: `addToCard` is “Add to card”. */
function inWords(name: string): string {
  return capital(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
