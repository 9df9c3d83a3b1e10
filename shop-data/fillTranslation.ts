import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Document, Scalar, isMap } from 'yaml';
import type { Path } from './problem.ts';
import { openShop } from './readShop.ts';
import { openTranslation, originalsOf, textsOf } from './readTranslations.ts';
import type { ShopFiles } from './shopFiles.ts';

/**
 * Writes the texts that a translation lacks into its files: empty, below the original as a comment. They are
 * still missing then, until somebody translates them (SPEC 18.42).
 *
 * @returns the files that were changed
 */
export function fillTranslation(files: ShopFiles, language: string): readonly string[] {
  const { content, contents } = openShop(files);
  return originalsOf(content, contents).flatMap((original) => {
    const file = openTranslation(files, original.name, language);
    const texts = textsOf(original.schema, original.content);
    const added = texts.filter(({ path }) => !file.document.hasIn(path));
    if (added.length === 0 || file.errors.length > 0) return [];
    for (const { path, value } of added) addEmpty(file.document, path, String(value));
    mkdirSync(dirname(file.name), { recursive: true });
    writeFileSync(file.name, file.document.toString({ lineWidth: 0 }));
    return [file.name];
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
