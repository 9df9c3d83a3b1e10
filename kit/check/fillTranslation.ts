import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Document, Scalar, isMap } from 'yaml';
import type { Path } from '#shop-data/read/problem.ts';
import { openShop } from '#shop-data/read/readShop.ts';
import {
  openTranslation,
  originalsOf,
  textOfPage,
  placeOf,
  textsOf,
} from '#shop-data/read/readTranslations.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

/**
 * Writes the texts that a translation lacks into its files: empty, below the original as a comment; a page
 * with its text, to be written over. They are still missing then, until somebody translates them (SPEC 18.40).
 *
 * @returns the files that were changed
 */
export function fillTranslation(files: ShopFiles, language: string): readonly string[] {
  const { content, contents, pageContents } = openShop(files);
  return originalsOf(content, contents, pageContents).flatMap((original) => {
    const { name, document, errors } = openTranslation(files, original.name, language);
    const texts = textsOf(original.schema, original.content);
    const placed = (path: Path) => placeOf(path, original.content, document.toJS());
    const added = texts.filter(({ path }) => !document.hasIn(placed(path)));
    const text = textOfPage(original);
    const isBegunPage = text !== undefined && document.contents !== null;
    if (added.length === 0 || errors.length > 0 || isBegunPage) return [];
    for (const { path, value } of added) {
      if (value !== text) addEmpty(document, placed(path), String(value));
    }
    const fields = document.toString({ lineWidth: 0 });
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, text === undefined ? fields : `---\n${fields}---\n\n${text}\n`);
    return [name];
  });
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
