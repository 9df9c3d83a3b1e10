import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Wide enough for a phone; a larger screen shows it a little soft. */
const widestCopy = 740;

/**
 * Writes `sw.js`, the worker that caches the whole shop in one language for use without a network: every
 * page, all that pages load, and one copy of each picture.
 *
 * @param path what the addresses of this language have after the base path
 * @param isOfLanguage whether a page or script is one of this language
 */
export async function writeWorker(
  folder: string,
  base: string,
  path = '',
  isOfLanguage = (_file: string) => true,
): Promise<void> {
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((file) => isNeeded(file) && isOfLanguage(file));
  const cached = [...files, ...(await picturesToCache(folder))].toSorted();
  const version = createHash('sha256');
  for (const file of cached) version.update(file).update(await readFile(join(folder, file)));

  const bundle = await rolldown({
    input: 'app/shell/offline/worker.ts',
    transform: {
      define: {
        VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
        LANGUAGE_PATH: JSON.stringify(path),
        FILES: JSON.stringify(cached.map((file) => base + addressOf(file))),
      },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await writeFile(join(folder, path, 'sw.js'), output[0].code);
}

function isNeeded(file: string): boolean {
  return /\.html$|\/facts\.json$|(?:^|\/)(?:catalogue\.js|manifest\.webmanifest)$|^assets\/.*\.(?:js|css|svg|woff2)$|^icons\/192/.test(
    file,
  );
}

/** Of each picture the widest AVIF copy that a phone needs. */
async function picturesToCache(folder: string): Promise<Iterable<string>> {
  const widest = new Map<string, { file: string; width: number }>();
  for (const file of await readdir(join(folder, 'pictures'))) {
    const [, name = '', width] = /^([^.]+)\..*\.(\d+)\.avif$/.exec(file) ?? [];
    const candidate = { file: `pictures/${file}`, width: Number(width) };
    const isBetter = candidate.width > (widest.get(name)?.width ?? 0);
    if (candidate.width <= widestCopy && isBetter) widest.set(name, candidate);
  }
  return Array.from(widest.values(), ({ file }) => file);
}

/** A page is cached under the address that links name. */
function addressOf(file: string): string {
  return file.replace(/(?:^|\/)index\.html$/, '');
}
