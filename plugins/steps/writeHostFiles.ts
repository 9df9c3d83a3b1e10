import { readdirSync } from 'node:fs';
import { hostHeaders, hostRedirects } from '../../checks/headers.mjs';
import type { Build } from './build.ts';
import { writeFiles } from './writeFiles.ts';

/** What hosts read: headers, and redirects of old addresses. */
export async function writeHostFiles({ folder, base, languages, shop }: Build): Promise<void> {
  const paths = languages.map(({ path }) => path);
  const files = shop.content.settings.editor ? pagesIn(folder) : [];
  writeFiles(folder, {
    _headers: hostHeaders(base, files),
    _redirects: hostRedirects(base, paths),
  });
}

/** The folders of pages, and the files that need a policy: pages and workers. */
function pagesIn(folder: string): readonly string[] {
  const withoutPolicy = ['assets', 'pictures', 'icons', 'screenshots', '.vite'];
  return [...readdirSync(folder), 'sw.js'].filter(
    (name) => !withoutPolicy.includes(name) && /^[^.]+$|\.html$|^sw\.js$/.test(name),
  );
}
