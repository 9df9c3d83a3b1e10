import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Document, Scalar, isMap } from 'yaml';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { Path } from '#reader/files/problem.ts';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { openShop } from '#reader/read/openShop.ts';
import { type Original, addKeys, textOfPage, translate } from '#reader/read/translate.ts';
import { openTranslation } from '#reader/read/translations.ts';

/**
 * Writes the texts that a translation lacks into its files: empty, below the original as a comment; a page
 * with its text, to be written over. They are still missing then, until somebody translates them (SPEC 18.40).
 *
 * @returns the files that were changed
 */
export function fillTranslation(files: ShopFiles, language: string): readonly string[] {
  const { originals } = openShop(files);
  const renewed = originals.flatMap((original) => renewComments(files, original, language));
  const filled = originals.flatMap((original) => addMissing(files, original, language));
  return [...new Set([...renewed, ...filled])];
}

function addMissing(files: ShopFiles, original: Original, language: string): readonly string[] {
  const file = openTranslation(files, original.name, language);
  const { missing } = translate(file, original, language);
  const { name, document, errors } = file;
  const text = textOfPage(original);
  const isBegunPage = text !== undefined && document.contents !== null;
  const added = missing.filter(({ place }) => !document.hasIn(place));
  if (added.length === 0 || errors.length > 0 || isBegunPage) return [];
  for (const each of added) {
    addKeys(document, each);
    if (each.text !== text) addEmpty(document, each.place, each.text);
  }
  const fields = document.toString({ lineWidth: 0 });
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text === undefined ? fields : `---\n${fields}---\n\n${text}\n`);
  return [name];
}

/** Writes the originals of today above the empty fields that a file has. */
function renewComments(files: ShopFiles, original: Original, language: string): readonly string[] {
  const own = `${language}/${original.name}`;
  if (!files.names.includes(own)) return [];
  const file = openTranslation(files, original.name, language);
  const before = files.read(own).toString();
  const lines = before.split('\n');
  const empty = translate(file, original, language).missing.flatMap(({ place, text }) => {
    const { line = 1 } = file.problem(place, '');
    return valueAt(file.content, place) === '' ? [{ end: line - 1, text }] : [];
  });
  for (const { end, text } of empty.toSorted((one, other) => other.end - one.end)) {
    const begin = lines.findLastIndex((line, at) => at < end && !/^[\s-]*#/.test(line)) + 1;
    const [indent = ''] = /^[\s-]*(?=#)/.exec(lines[begin] ?? '') ?? [];
    const comment = `# ${text.replaceAll('\n', `\n${' '.repeat(indent.length)}# `)}`;
    const isOld = begin < end && !lines.slice(begin, end).join('\n').endsWith(comment);
    if (isOld) lines.splice(begin, end - begin, indent + comment);
  }
  const after = lines.join('\n');
  if (after === before) return [];
  writeFileSync(file.name, after);
  return [file.name];
}

/** Adds an empty field below a comment. */
function addEmpty(document: Document, path: Path, comment: string): void {
  const empty = new Scalar('');
  document.setIn(path, empty);
  const group = document.getIn(path.slice(0, -1), true);
  const pair = isMap(group) && group.items.find(({ key }) => String(key) === path.at(-1));
  const key = pair ? new Scalar(path.at(-1)) : empty;
  if (pair) pair.key = key;
  key.commentBefore = ` ${comment}`;
}
