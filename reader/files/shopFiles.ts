import { lstatSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type PictureFacts, inspectFile } from './inspectPicture.ts';

/** The files of a shop, wherever they are: a folder, or only in memory for a test. */
export type ShopFiles = {
  /** The folder, as messages name it. */
  readonly folder: string;
  /** Every file, by its path below the folder, with `/` between the names. */
  readonly names: readonly string[];
  /** Those that cannot be opened: links that lead nowhere. */
  readonly unreadable?: readonly string[];
  readonly read: (name: string) => Buffer;
  /** The facts of a picture; nobody says anything of one that is `unseen`, since its file is not at hand. */
  readonly inspect?: (name: string) => PictureFacts | 'unseen' | ReturnType<typeof inspectFile>;
};

/** What systems and programs leave beside the files of a person. */
const leftBehind = /(?:^|[/\\])(?:\.|(?:Thumbs\.db|desktop\.ini)$)|(?:\.orig|\.bak|~)$/i;

/** Lists the files of a folder. */
export function filesOf(folder: string): ShopFiles {
  const names = isFolder(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !leftBehind.test(name))
        .map((name) => name.replaceAll('\\', '/'))
        .toSorted()
    : [];
  const kinds = new Map(
    names.map((name) => [name, isInside(folder, name) ? kindOf(join(folder, name)) : undefined]),
  );
  return {
    folder,
    names: names.filter((name) => kinds.get(name)?.isFile()),
    unreadable: names.filter((name) => kinds.get(name) === undefined),
    read: (name) => readFileSync(join(folder, name)),
    inspect: (name) => inspectFile(join(folder, name)),
  };
}

/** Whether there is a folder of this name, and no file. */
export function isFolder(name: string): boolean {
  return kindOf(name)?.isDirectory() ?? false;
}

/** Whether a name is no link that leads out of the folder, to what nobody wants to publish. */
function isInside(folder: string, name: string): boolean {
  const path = join(folder, name);
  if (!lstatSync(path).isSymbolicLink()) return true;
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}

/** What is at a path; nothing for a link that leads nowhere, or to itself. */
function kindOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
