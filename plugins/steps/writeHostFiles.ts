import { hostHeaders, hostRedirects } from '../../checks/headers.mjs';
import type { Build } from './build.ts';
import { writeFiles } from './writeFiles.ts';

/** What hosts read: headers, and redirects of old addresses. */
export async function writeHostFiles({ folder, base, languages }: Build): Promise<void> {
  const paths = languages.map(({ path }) => path);
  writeFiles(folder, { _headers: hostHeaders(base), _redirects: hostRedirects(base, paths) });
}
