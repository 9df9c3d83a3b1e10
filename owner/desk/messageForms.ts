import { capital } from '#catalogue/capital.ts';
import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { nameInEnglish } from '#reader/messages/languageRecord.ts';
import type { Messages } from '#reader/messages/compileMessages.ts';
import { messageFiles, readMessages } from '#reader/messages/readMessages.ts';
import type { DeskField } from './formFields.ts';

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
      'What buttons and messages say. Below each field is what they say now: write only what is to be otherwise, and keep what is in braces.',
    files: messageFiles().map((file) => ({
      name: file,
      label: inWords(file),
      format: 'shop-file',
      i18n: false,
      file: `${folder}/strings/${language}/${file}.yaml`,
      fields: fieldsOf(readMessages(file, language, '').messages),
    })),
  };
}

/** A field for each message. */
function fieldsOf(messages: Messages): readonly DeskField[] {
  return Object.entries(messages).map(([name, message]) => ({
    name,
    label: inWords(name),
    required: false,
    i18n: false,
    ...widgetOf(message),
  }));
}

/** The software's own text is the hint, in which the CMS reads HTML. */
function widgetOf(message: string | Messages) {
  if (typeof message === 'string') {
    return { widget: message.length > 60 ? 'text' : 'string', hint: escapeMarkup(message) };
  }
  // The CMS knows no field with a blank in its name, such as “100 g”.
  return Object.keys(message).some((name) => name.includes(' '))
    ? { widget: 'keyvalue', hint: Object.keys(message).join(', ') }
    : { widget: 'object', collapsed: true, fields: fieldsOf(message) };
}

/** What a file or a message is called at the desk: `addToCart` is “Add to cart”. */
export function inWords(name: string): string {
  return capital(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
