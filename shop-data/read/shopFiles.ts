import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The files of a shop, wherever they are: a folder, or only in memory for a test. */
export type ShopFiles = {
  /** The folder, as messages name it. */
  readonly folder: string;
  /** Every file, by its path below the folder, with `/` between the names. */
  readonly names: readonly string[];
  readonly read: (name: string) => Buffer;
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
  };
}

/** How large a picture is once it is turned as the camera was, and whether one sees through it; nothing for a file that is no picture. */
export async function pictureSize({ read }: ShopFiles, name: string) {
  const picture = sharp(read(name));
  const facts = await picture.metadata().catch(() => undefined);
  if (!facts) return undefined;
  const isOpaque = !facts.hasAlpha || (await picture.stats()).isOpaque;
  return { ...facts.autoOrient, isOpaque };
}
