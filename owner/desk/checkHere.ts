import * as z from 'zod';
import { readWithHints } from '#owner/check/readWithHints.ts';
import type { PictureFacts } from '#reader/files/inspectPicture.ts';
import { readShop } from '#reader/read/readShop.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { Texts } from './deskFiles.ts';
import { type DeskProblem, allAtDesk } from './deskProblem.ts';
import { putFiles } from './disk.ts';

// The page's policy lets nothing be run as a script, which is how Zod is faster.
z.config({ jitless: true });

type Facts = ReadonlyMap<string, PictureFacts>;

export type Checked = {
  readonly problems: readonly DeskProblem[];
  readonly hints: readonly DeskProblem[];
};

/** What the check says of a shop whose files are in a browser. */
export async function checkHere(folder: string, all: Texts): Promise<Checked> {
  const { problems, hints } = await readWithHints(filesHere(folder, all));
  return { problems: allAtDesk(problems, folder), hints: allAtDesk(hints, folder) };
}

/**
 * What is wrong with it. To look for hints would take three times as long, which a save need not wait for.
 *
 * @param facts of new pictures
 */
export async function findMistakes(
  folder: string,
  all: Texts,
  facts: Facts,
): Promise<Checked['problems']> {
  const { problems } = await readShop(filesHere(folder, all, facts));
  return allAtDesk(problems, folder);
}

/** The texts by their paths; that of a picture is empty, and only its facts may be known. */
function filesHere(folder: string, all: Texts, facts?: Facts): ShopFiles {
  putFiles(all);
  return {
    folder,
    names: [...all.keys()].map((path) => path.slice(folder.length + 1)).toSorted(),
    // Two pictures are never the same by their names.
    read: (name) => (all.get(`${folder}/${name}`) || name) as unknown as Buffer,
    inspect: (name) => facts?.get(`${folder}/${name}`) ?? 'unseen',
  };
}
