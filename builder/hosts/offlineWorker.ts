import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { ofSoftware } from '#reader/files/software.mjs';
import { listFiles } from './listFiles.ts';

/** Wide enough for a phone; a larger screen shows it a little soft. */
const widestCopy = 740;
const isNeeded =
  /(?<!404)\.html$|\/?manifest\.webmanifest$|^assets\/.*\.(?:js|css|svg|woff2)$|^icons\/192/;
const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

/**
 * Writes `sw.js`, the worker that keeps the shop in one language for use without a network (SPEC 17.30).
 *
 * @param version of the pages
 * @param path what the addresses of this language have after the base path
 * @param isOfLanguage whether a page or script is one of this language
 */
export async function writeWorker(
  folder: string,
  base: string,
  version: string,
  path = '',
  isOfLanguage = (_file: string) => true,
): Promise<void> {
  const files = listFiles(folder).filter((file) => isNeeded.test(file) && isOfLanguage(file));
  // A page is kept under the address that links name.
  const addresses = [...files, ...picturesToKeep(folder)].map(
    (file) =>
      [base + file.replace(/(?:(?<=^|\/)index)?\.html$/, ''), hashOf(join(folder, file))] as const,
  );
  addresses.sort(([one], [other]) => (one < other ? -1 : 1));
  const bundle = await rolldown({
    input: ofSoftware('app/worker/worker.ts'),
    resolve: { alias: { '#loading': resolve(ofSoftware('app/loading')) } },
    transform: {
      define: {
        VERSION: JSON.stringify(version),
        FILES: JSON.stringify(Object.fromEntries(addresses)),
      },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await writeFile(join(folder, path, 'sw.js'), output[0].code);
}

/** The start of a file's hash; a page has none, since hosts may add to it. */
function hashOf(file: string): string {
  if (file.endsWith('.html')) return '';
  return createHash('sha256').update(readFileSync(file)).digest().subarray(0, 6).toString('base64');
}

/** Of each picture, by its name, the widest AVIF copy that a phone needs. */
function picturesToKeep(folder: string): readonly string[] {
  const files = readdirSync(join(folder, 'pictures')).toSorted(byNumber);
  const copies = files.map((file) => /^([^.]+)\..*\.(\d+)\.avif$/.exec(file));
  const small = copies.filter((copy) => copy !== null && Number(copy[2]) <= widestCopy);
  return [...new Map(small.map((copy) => [copy?.[1], `pictures/${copy?.[0]}`])).values()];
}
