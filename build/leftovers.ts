import { mkdirSync, readdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** build/pictures.ts removes pictures itself; `.git` is a publisher's, who commits what is built. */
const kept = ['pictures', '.git'];
const compressed = /\.(?:br|gz)$/;

/**
 * Call it before a build writes into a folder, which is made if it is missing. Everything that is older
 * than this moment when the returned function is called is then removed, except `kept`
 * and compressed copies of new files, which are still to be written.
 *
 * Files are not removed before the build. On ext4 a file that is written soon after thousands were
 * removed takes long, and the folder of a thousand products has seven thousand.
 */
export function findLeftovers(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, '.begun');
  // By the clock of the disk, which may differ from that of the process.
  writeFileSync(mark, '');
  const begun = statSync(mark).ctimeMs;
  rmSync(mark);
  return () => void removeOlder(folder, begun, kept);
}

/** @returns whether nothing is left in the folder */
function removeOlder(folder: string, begun: number, except: readonly string[] = []): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  const left = entries.filter((entry) => {
    if (except.includes(entry.name)) return true;
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (isNew(path.replace(compressed, ''), begun)) return true;
      rmSync(path);
      return false;
    }
    if (!removeOlder(path, begun)) return true;
    rmdirSync(path);
    return false;
  });
  return left.length === 0;
}

function isNew(file: string, begun: number): boolean {
  // Not the time of the contents: on some systems a copied file brings that along.
  return (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= begun;
}
