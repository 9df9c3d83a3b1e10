import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyOfPages } from '../../checks/headers.mjs';
import { manifestOf, siteFolderOf } from '../bundles.ts';
import { keyOf } from '../cache.ts';
import type { Language } from '../languages.ts';
import { listFiles } from '../listFiles.ts';

/**
 * The version of the pages in a language: it changes with everything that they are made of, which is the
 * code and data of the site, and the files that they name.
 */
export async function readVersion(folder: string, language: Language): Promise<string> {
  const site = siteFolderOf(language);
  const files = [
    ...listFiles(site).map((file) => join(site, file)),
    join(folder, manifestOf(language)),
  ];
  const inputs = await Promise.all(files.toSorted().map((file) => readFile(file)));
  return keyOf([policyOfPages, ...inputs]).slice(0, 12);
}
