import { stringify } from 'yaml';
import { isGroup } from '#reader/kinds/isGroup.ts';
import { areSame, changeText } from './changeText.ts';
import type { Values } from './layOut.ts';
import {
  plainOf,
  plainProduct,
  plainShopFile,
  readPageFile,
  readProduct,
  readShopFile,
  textOf,
} from './deskYaml.ts';

/** How a file of the shop becomes the values of a form, and what it says with them. */
type Format = {
  readonly read: (text: string) => Values;
  readonly plain: (values: Values) => Values;
};

/** The formats of the files, by the names that the forms give them. */
export const formatsOf = (folder: string) =>
  ({
    product: { read: readProduct, plain: plainProduct },
    'shop-file': { read: (text) => readShopFile(text, folder), plain: plainShopFile },
    'page-frontmatter': { read: readPageFile, plain: plainOf },
  }) satisfies Record<string, Format>;

/** The text that a form was opened with is one of its values, so that only what is changed is written. */
const opened = 'asOpened';
/** In letters that nobody types: the search of the CMS looks into all values. */
const hidden = 0xf0000;

/** The values of a file's form. */
export function openText({ read }: Format, text: string): Values {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) + hidden);
  return { ...read(text), [opened]: units.map((unit) => String.fromCodePoint(unit)).join('') };
}

/** The text that a form was opened with; nothing of a new one. */
function openedText(values: Values): string {
  const units = Array.from(textOf(values[opened]), (sign) => sign.codePointAt(0) ?? hidden);
  return units.map((unit) => String.fromCharCode(unit - hidden)).join('');
}

/**
 * The text of a file with the values of its form: in the file as it is now, only what was changed in the form
 * is another (SPEC 19.10).
 *
 * @param now the file as it is, if another program or person may have changed it meanwhile; empty if there is
 *   none, in whose form the CMS puts the values of the first language, its comments with them
 * @param ask about a field that both have changed: whether what the form says is to be written
 */
export function writeText(
  { read, plain }: Format,
  values: Values,
  now = openedText(values),
  ask: (field: readonly string[], theirs: unknown) => boolean = () => true,
): string {
  const { [opened]: _, ...form } = values;
  const sayOf = (text: string) => plain(read(text));
  const before = sayOf(now);
  const base = now === '' || now === openedText(values) ? before : sayOf(openedText(values));
  const after = merge(base, plain(form), before, [], ask) as Values;
  const text = 'body' in values ? changePage(now, before, after) : changeText(now, before, after);
  const isRight = areSame(sayOf(text), after);
  return isRight || 'body' in values
    ? text
    : stringify(after, { schema: 'failsafe', lineWidth: 0 });
}

/** What three versions make: each change of the form's is made in what the file says by now. */
function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  field: readonly string[],
  ask: (field: readonly string[], theirs: unknown) => boolean,
): unknown {
  if (areSame(mine, base) || areSame(mine, theirs)) return theirs;
  if (areSame(theirs, base)) return mine;
  const all = [base, mine, theirs].filter((each) => each !== undefined);
  if (!all.every((each) => isGroup(each))) {
    return ask(field, theirs) ? mine : theirs;
  }
  const [own, other] = [Object(mine) as Values, Object(theirs) as Values];
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const parts = names.map((name) => [
    name,
    merge((Object(base) as Values)[name], own[name], other[name], [...field, name], ask),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

function changePage(text: string, before: Values, after: Values): string {
  const { body: oldBody, ...oldHead } = before;
  const { body = '', ...head } = after;
  const [, written = '', rest = ''] = /^---\n(.*?)^---[ \t]*(?:\n|$)(.*)$/ms.exec(text) ?? [];
  const changed = changeText(written, oldHead, head).trim();
  if (changed === '' && body === '') return '';
  const own = body === oldBody ? rest : `\n${mendTables(String(body))}\n`;
  return `---\n${changed}\n---\n${own}`;
}

/** A table needs a line of dashes below its head; one that is pasted from Word has neither. */
export function mendTables(text: string): string {
  const lines = text.split('\n');
  const isRow = (line = '') => /^\|.*\|\s*$/.test(line);
  return lines
    .flatMap((line, at) => {
      const isFirst = isRow(line) && !isRow(lines[at - 1]) && isRow(lines[at + 1]);
      const hasDashes = /^\|[\s|:-]+\|\s*$/.test(lines[at + 1] ?? '');
      return isFirst && !hasDashes ? [line, line.replaceAll(/[^|]+/g, ' --- ').trim()] : [line];
    })
    .join('\n');
}
