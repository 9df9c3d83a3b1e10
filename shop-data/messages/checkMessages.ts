import { checkFile, openFile } from '#shop-data/read/checkFile.ts';
import { type Problem, advise } from '#shop-data/read/problem.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';
import { languageRecord } from './languageRecord.ts';
import { messageFiles, readMessages, readerOf } from './readMessages.ts';

/** What is wrong with the languages in `strings/` of a shop's own folder (SPEC 18.1). */
export function checkMessages(files: ShopFiles): readonly Problem[] {
  return files.names.flatMap((name) => {
    const [, language, file] = /^strings\/(?:([a-z]{2,3})\/)?(.*)$/.exec(name) ?? [];
    if (file === undefined || file === 'known.yaml') return [];
    if (file === 'language.yaml') return checkFile(openFile(files, name), languageRecord).problems;
    const path = `${files.folder}/${name}`;
    const known = [...messageFiles(), 'language', 'known'].map((each) => `${each}.yaml`);
    if (language === undefined || !known.includes(file)) {
      const message = `is not a file of messages, which are in folders such as strings/pt: ${advise(file, known)}`;
      return [{ file: path, message }];
    }
    const { problems } = readMessages(
      file.replace('.yaml', ''),
      language,
      files.folder,
      readerOf(files),
    );
    return problems.filter((problem) => problem.file === path);
  });
}
