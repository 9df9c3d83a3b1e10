import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Wide enough for any place on a phone; a larger screen shows it a little soft. */
const widthKept = 740;

/**
 * Writes `sw.js`, which keeps the whole built shop for when there is no network: every page, all
 * that pages load, and one copy of each picture.
 */
export async function writeWorker(folder: string, base: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isNeeded);
  const kept = [...files, ...(await picturesToKeep(folder))].toSorted();
  const version = createHash('sha256');
  for (const file of kept) version.update(file).update(await readFile(join(folder, file)));

  const bundle = await rolldown({
    input: 'app/shell/offline/worker.ts',
    transform: {
      define: {
        VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
        FILES: JSON.stringify(kept.map((file) => base + addressOf(file))),
      },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await writeFile(join(folder, 'sw.js'), output[0].code);
}

function isNeeded(file: string): boolean {
  return /\.html$|^assets\/.*\.(?:js|css|svg|woff2)$|^manifest\.webmanifest$|^icons\/192/.test(
    file,
  );
}

/** Of each picture the largest AVIF copy that is not wider than needed. */
async function picturesToKeep(folder: string): Promise<Iterable<string>> {
  const kept = new Map<string, { file: string; width: number }>();
  for (const file of await readdir(join(folder, 'pictures'))) {
    const [, name = '', width] = /^([^.]+)\..*\.(\d+)\.avif$/.exec(file) ?? [];
    const candidate = { file: `pictures/${file}`, width: Number(width) };
    const isBetter = candidate.width > (kept.get(name)?.width ?? 0);
    if (candidate.width <= widthKept && isBetter) kept.set(name, candidate);
  }
  return Array.from(kept.values(), ({ file }) => file);
}

/** A page is kept under the address that links write. */
function addressOf(file: string): string {
  return file.replace(/(?:^|\/)index\.html$/, '');
}
