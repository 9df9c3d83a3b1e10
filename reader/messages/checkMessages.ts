import type * as z from 'zod';
import { checkFile, openFile } from '#reader/kinds/checkFile.ts';
import { type Problem, advise } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { knownWords, languageRecord } from './languageRecord.ts';
import { searchWords } from './searchWords.ts';
import { messageFiles, readMessages, readerOf } from './readMessages.ts';

/** The files of a language that are no messages. */
const others: Readonly<Record<string, z.ZodType>> = {
  'language.yaml': languageRecord,
  'known.yaml': knownWords,
  'search.yaml': searchWords,
};

/** What is wrong with the languages in `strings/` of a shop's own folder (SPEC 18.1). */
export function checkMessages(files: ShopFiles): readonly Problem[] {
  return files.names.flatMap((name) => {
    const [, language, file] = /^strings\/(?:([a-z]{2,3})\/)?(.*)$/.exec(name) ?? [];
    if (file === undefined) return [];
    const path = `${files.folder}/${name}`;
    const known = [...messageFiles().map((each) => `${each}.yaml`), ...Object.keys(others)];
    if (language === undefined || !known.includes(file)) {
      const message = `is not a file of messages, which are in folders such as strings/pt: ${advise(file, known)}`;
      return [{ file: path, message }];
    }
    const schema = others[file];
    if (schema) return checkFile(openFile(files, name), schema).problems;
    const words = file.replace('.yaml', '');
    const { problems } = readMessages(words, language, files.folder, readerOf(files));
    return problems.filter((problem) => problem.file === path);
  });
}
