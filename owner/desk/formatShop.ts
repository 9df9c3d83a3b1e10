import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { formOf, formatsOf } from './fileFormats.ts';

/** The files of a shop that the desk would save in another form, by their names, with that form; wrong ones are left out. */
export function formatted({ folder, names, read }: ShopFiles): ReadonlyMap<string, string> {
  const changed = names.flatMap((name) => {
    const text = read(name).toString();
    const own = new YamlFile(name, text).errors.length > 0 ? text : formatFile(folder, name, text);
    return own === text ? [] : [[name, own] as const];
  });
  return new Map(changed);
}

/** A text of a file in the form in which the desk saves it; one that it has no form of stays. */
export function formatFile(folder: string, name: string, text: string): string {
  const format = formatsOf(folder)[formOf(name)?.format ?? ''];
  return format ? format.write(format.read(text.replaceAll('\r\n', '\n'))) : text;
}

/** Writes each file of a shop in the form in which the desk saves it, so that a save changes no other line. */
export function formatShop(folder: string): void {
  const files = formatted(filesOf(folder));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.log(`${files.size} files of ${folder} have the form in which the desk saves them.`);
}
