import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { ofSoftware } from '#reader/files/software.mjs';
import { listFiles } from './listFiles.ts';

const isNeeded = /(?<!(?:^|\/)(?:404|shop))\.html$|^assets\/.*\.(?:js|css|svg|png|woff2)$/;

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
  const listed = files.map((file) => {
    const page = file.replace(/(?:(?<=^|\/)index)?\.html$/, '');
    if (page !== file) return [base + page, ''];
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    return [base + file, hash.digest().subarray(0, 6).toString('base64')];
  });
  const define = { SHOP: JSON.stringify({ version, files: Object.fromEntries(listed) }) };
  const bundle = await rolldown({
    input: ofSoftware('app/worker/worker.ts'),
    resolve: { alias: { '#loading': resolve(ofSoftware('app/loading')) } },
    transform: { define },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await writeFile(join(folder, path, 'sw.js'), output[0].code);
}
