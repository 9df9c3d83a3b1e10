import * as z from 'zod';
import { readWithHints } from '#owner/check/readWithHints.ts';
import type { PictureFacts } from '#reader/files/inspectPicture.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { Texts } from './deskFiles.ts';
import { type DeskProblem, allAtDesk } from './deskProblem.ts';
import { putFiles } from './disk.ts';

// The page's policy lets nothing be run as a script, which is how Zod is faster.
z.config({ jitless: true });

export type Checked = {
  readonly problems: readonly DeskProblem[];
  readonly hints: readonly DeskProblem[];
};

/**
 * What the check says of a shop whose files are in a browser; of pictures only what is known of them.
 *
 * @param all the texts by their paths; that of a picture is empty
 * @param facts of new pictures
 */
export async function checkHere(
  folder: string,
  all: Texts,
  facts: ReadonlyMap<string, PictureFacts>,
): Promise<Checked> {
  putFiles(all);
  const names = [...all.keys()].map((path) => path.slice(folder.length + 1)).toSorted();
  const files: ShopFiles = {
    folder,
    names,
    // Two pictures are never the same by their names.
    read: (name) => (all.get(`${folder}/${name}`) || name) as unknown as Buffer,
    inspect: (name) => facts.get(`${folder}/${name}`) ?? 'unseen',
  };
  const { problems, hints } = await readWithHints(files);
  return {
    problems: allAtDesk(problems, folder),
    hints: allAtDesk(hints, folder),
  };
}
