import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { listFiles } from './listFiles.ts';

/** Wide enough for a phone; a larger screen shows it a little soft. */
const widestCopy = 740;
/** All that the worker keeps, in bytes (SPEC 17.30). */
const mostKept = 5_000_000;
/** What it fetches in advance; the rest is for what the shopper visits. */
const mostPrecached = 3_500_000;

/**
 * Writes `sw.js`, the worker that caches the shop in one language for use without a network: what all pages
 * load, the first page of each list, then the pages of products until it is enough, and one copy of each
 * picture on these pages. A small shop is cached whole.
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
  const files = listFiles(folder)
    .filter((file) => isNeeded(file) && isOfLanguage(file))
    .toSorted(byNumber);
  const { cached, bytes } = chooseFiles(folder, files);
  const version = createHash('sha256');
  for (const file of new Set([...files, ...cached])) {
    version.update(file).update(readFileSync(join(folder, file)));
  }

  const bundle = await rolldown({
    input: 'app/shell/offline/worker.ts',
    transform: {
      define: {
        VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
        LANGUAGE_PATH: JSON.stringify(path),
        ROOM: String(mostKept - bytes),
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

const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

/** A page of a product, or a further page of a list: a shop has as many as it has products. */
const grows = /(?:^|\/)(?:product|page)\/[^/]+\//;
/** The name of a product's picture, in a page or its data. */
const productPicture = /\bproduct-\d+-(?:primary|secondary)\b/g;

/** The files to fetch in advance, by name, and how many bytes they are. */
function chooseFiles(folder: string, files: readonly string[]) {
  const pictures = picturesToCache(folder);
  const own = [...pictures].filter(([name]) => !name.startsWith('product-'));
  const chosen = new Set(own.map(([, file]) => file));
  let bytes = sizeOf(folder, chosen);
  const growing = new Map<string, string[]>();
  for (const file of files) {
    const page = grows.test(file) ? dirname(file) : '';
    growing.set(page, [...(growing.get(page) ?? []), file]);
  }
  for (const [page, parts] of growing) {
    const named = parts
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => picturesIn(join(folder, file)));
    const wanted = [...parts, ...named.flatMap((name) => pictures.get(name) ?? [])];
    const more = new Set(wanted.filter((file) => !chosen.has(file)));
    const size = sizeOf(folder, more);
    if (page !== '' && bytes + size > mostPrecached) break;
    for (const file of more) chosen.add(file);
    bytes += size;
  }
  return { cached: [...chosen].toSorted(), bytes };
}

function picturesIn(page: string): readonly string[] {
  return readFileSync(page, 'utf8').match(productPicture) ?? [];
}

function sizeOf(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** Of each picture, by its name, the widest AVIF copy that a phone needs. */
function picturesToCache(folder: string): ReadonlyMap<string, string> {
  const widest = new Map<string, { file: string; width: number }>();
  for (const file of readdirSync(join(folder, 'pictures'))) {
    const [, name = '', width] = /^([^.]+)\..*\.(\d+)\.avif$/.exec(file) ?? [];
    const candidate = { file: `pictures/${file}`, width: Number(width) };
    const isBetter = candidate.width > (widest.get(name)?.width ?? 0);
    if (candidate.width <= widestCopy && isBetter) widest.set(name, candidate);
  }
  return new Map(Array.from(widest, ([name, { file }]) => [name, file]));
}

/** A page is cached under the address that links name. */
function addressOf(file: string): string {
  return file.replace(/(?:^|\/)index\.html$/, '');
}
