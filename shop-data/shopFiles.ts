import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureFacts, inspectFile } from '../plugins/inspectPicture.ts';

/** The files of a shop, wherever they are: a folder, or only in memory for a test. */
export type ShopFiles = {
  /** The folder, as messages name it. */
  readonly folder: string;
  /** Every file, by its path below the folder, with `/` between the names. */
  readonly names: readonly string[];
  readonly read: (name: string) => Buffer;
  /** Fails for a file that is no complete picture. */
  readonly inspect: (name: string) => Promise<PictureFacts>;
};

/** Lists the files of a folder. */
export function filesOf(folder: string): ShopFiles {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return {
    folder,
    names: names
      .filter((name) => !/(?:^|[/\\])\./.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => name.replaceAll('\\', '/'))
      .toSorted(),
    read: (name) => readFileSync(join(folder, name)),
    inspect: async (name) => inspectFile(join(folder, name)),
  };
}
