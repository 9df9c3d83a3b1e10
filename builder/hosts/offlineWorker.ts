import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { ofSoftware } from '#reader/files/software.mjs';
import { listFiles } from './listFiles.ts';

/** Of a picture that nobody has seen yet: most phones show it a little soft. What was seen is kept as it was. */
const widestCopy = 600;
/** What is kept of a shop that nobody has seen yet, in bytes as they are sent (SPEC 17.30). */
const mostUnseen = 1_000_000;
const isNeeded =
  /(?<!(?:^|\/)(?:404|shop))\.html$|\/?manifest\.webmanifest$|^assets\/.*\.(?:js|css|svg|png|woff2)$|^icons\/192/;
/** The pages of products and categories, and what only they need; what a page of the owner's own needs is small. */
const isUnseen = /(?:^|\/)product(?:s\/category)?\/|^assets\/details-|^pictures\//;
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
  const pictures = picturesToKeep(folder);
  const unseen = [...files.filter((file) => isUnseen.test(file)), ...pictures];
  const isSmall = areSmall(folder, unseen);
  const listed = (some: readonly string[]) => JSON.stringify(listFor(folder, base, some));
  const bundle = await rolldown({
    input: ofSoftware('app/worker/worker.ts'),
    resolve: { alias: { '#loading': resolve(ofSoftware('app/loading')) } },
    transform: {
      define: {
        VERSION: JSON.stringify(version),
        SHELL: listed(files.filter((file) => !isUnseen.test(file))),
        // Without names the worker keeps the pictures that pass through it.
        REST: listed(unseen.filter((file) => isSmall || !pictures.includes(file))),
        IS_SMALL: String(isSmall),
        PICTURES: JSON.stringify(`${base}pictures/`),
      },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await writeFile(join(folder, path, 'sw.js'), output[0].code);
}

/** The address of each file, a page's as links name it, and the start of its hash. */
function listFor(folder: string, base: string, files: readonly string[]): Record<string, string> {
  const listed = files.map((file): [string, string] => {
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    const address = base + file.replace(/(?:(?<=^|\/)index)?\.html$/, '');
    return [address, hash.digest().subarray(0, 6).toString('base64')];
  });
  return Object.fromEntries(listed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether files are few bytes, as a host sends them: pictures as they are, and texts compressed. */
function areSmall(folder: string, files: readonly string[]): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  let bytes = 0;
  return files.every((file) => {
    const content = readFileSync(join(folder, file));
    bytes += file.endsWith('.avif')
      ? content.length
      : brotliCompressSync(content, { params }).length;
    return bytes <= mostUnseen;
  });
}

/** Of each picture, by its name, the widest AVIF copy that a phone needs. */
function picturesToKeep(folder: string): readonly string[] {
  const files = readdirSync(join(folder, 'pictures')).toSorted(byNumber);
  const copies = files.map((file) => /^([^.]+)\..*\.(\d+)\.avif$/.exec(file));
  const small = copies.filter((copy) => copy !== null && Number(copy[2]) <= widestCopy);
  return [...new Map(small.map((copy) => [copy?.[1], `pictures/${copy?.[0]}`])).values()];
}
