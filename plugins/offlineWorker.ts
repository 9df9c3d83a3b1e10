import { readFileSync, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { listFiles } from './listFiles.ts';

/** Wide enough for a phone; a larger screen shows it a little soft. */
const widestCopy = 740;
/** All that the worker keeps, in bytes (SPEC 17.30). */
const maxKept = 3_500_000;
const isNeeded =
  /(?<!404)\.html$|\/facts\.json$|\/?manifest\.webmanifest$|^assets\/.*\.(?:js|css|svg|woff2)$|^icons\/192/;
/** A page of a product, or a further page of a list: a shop has as many as it has products. */
const grows = /(?:^|\/)(?:product|page)\/[^/]+\//;
/** The name of a product's picture, in a page or its data. */
const productPicture = /\bproduct-\d+-[\w-]+/g;
const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

/**
 * Writes `sw.js`, the worker that keeps the shop in one language for use without a network.
 *
 * @param version the mark of the pages
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
  const kept = chooseFiles(folder, files);
  // A page is kept under the address that links name.
  const addresses = kept.map((file) => base + file.replace(/(?:^|\/)index\.html$/, ''));
  const bundle = await rolldown({
    input: 'app/shell/offline/worker.ts',
    transform: {
      define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(addresses) },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await writeFile(join(folder, path, 'sw.js'), output[0].code);
}

/** Pages that all shops have, then those of products until it is enough, with their pictures (SPEC 17.30). */
function chooseFiles(folder: string, files: readonly string[]): readonly string[] {
  const pictures = picturesToKeep(folder);
  const common = [...pictures].filter(([name]) => !name.startsWith('product-'));
  const chosen = new Set(common.map(([, file]) => file));
  const order = (one: string, other: string) =>
    Number(grows.test(one)) - Number(grows.test(other)) || byNumber(one, other);
  for (const file of files.toSorted(order)) {
    const text = file.endsWith('.html') ? readFileSync(join(folder, file), 'utf8') : '';
    const names = text.match(productPicture) ?? [];
    const more = new Set([...chosen, file, ...names.flatMap((name) => pictures.get(name) ?? [])]);
    const bytes = [...more].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    if (grows.test(file) && bytes > maxKept) break;
    for (const name of more) chosen.add(name);
  }
  return [...chosen].toSorted();
}

/** Of each picture, by its name, the widest AVIF copy that a phone needs. */
function picturesToKeep(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(folder, 'pictures')).toSorted(byNumber);
  const copies = files.map((file) => /^([^.]+)\..*\.(\d+)\.avif$/.exec(file));
  const small = copies.filter((copy) => copy !== null && Number(copy[2]) <= widestCopy);
  return new Map(small.map((copy) => [copy?.[1] ?? '', `pictures/${copy?.[0]}`]));
}
