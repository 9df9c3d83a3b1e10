import { type Reading, readShop } from '#reader/read/readShop.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { findHints } from './findHints.ts';

/** A shop with all that its owner should know before publishing it, or what is wrong with it (SPEC 14.3). */
export async function readWithHints(files: ShopFiles): Promise<Reading> {
  const reading = await readShop(files);
  const { shop, opened, hints } = reading;
  if (!shop || !opened) return reading;
  const all = [...joinMany(hints, files.folder), ...findHints(files, shop, opened)];
  return { ...reading, hints: all };
}

/** A sheet brings many photos: what is said of three or more of them is one hint, in the place of the first. */
function joinMany(hints: readonly Problem[], folder: string): readonly Problem[] {
  return hints.flatMap((hint) => {
    const same = hints.filter(({ many }) => many !== undefined && many === hint.many);
    if (same.length < 3) return [hint];
    const message = `has ${same.length} ${hint.many} (first that of ${hint.file})`;
    return same[0] === hint ? [{ file: folder, message }] : [];
  });
}
