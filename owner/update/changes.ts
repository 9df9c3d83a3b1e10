import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** What a version wants written in another form, in one file of a shop. */
export type Change = {
  /** The version that wants it. */
  readonly version: string;
  /** The file, by its path in the shop's folder. */
  readonly file: string;
  /** What was changed, as a sentence for the owner. */
  readonly says: string;
  /** Changes the file; returns whether it had the old form. */
  readonly change: (file: Document) => boolean;
};

const changes: readonly Change[] = [];

/**
 * Brings the files of a shop into the form of this version, and says what it changed.
 *
 * @param folder of the shop
 * @param from the version of the software that it had before
 */
export function changeFiles(folder: string, from: string, all = changes): readonly string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return all
    .filter(({ version }) => compare(version, from) > 0)
    .flatMap(({ file, says, change }) => {
      const path = join(folder, file);
      const document = parseDocument(readFileSync(path, 'utf8'));
      if (!change(document)) return [];
      writeFileSync(path, document.toString({ lineWidth: 0, singleQuote: true }));
      return [`${file}: ${says}.`];
    });
}
