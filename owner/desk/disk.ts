import { software } from 'virtual:software';

/**
 * What the check asks Node for, in a browser: the files of the software come with it, and those of the shop are
 * given to it (builder/desk/deskBundle.ts puts this in the place of Node's modules).
 */
let files: ReadonlyMap<string, string> = software;
let folders: ReadonlySet<string> = foldersOf(software);

/** From now on these are the files of the shop. */
export function putFiles(ofShop: ReadonlyMap<string, string>): void {
  files = new Map([...software, ...ofShop]);
  folders = foldersOf(files);
}

function foldersOf(all: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of all.keys()) {
    for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
      found.add(name.slice(0, at));
    }
  }
  return found;
}

const plain = (path: string) => join(path).replace(/^\//, '');

export const readFileSync = (path: string) => files.get(plain(path)) ?? '';
export const existsSync = (path: string) => files.has(plain(path)) || folders.has(plain(path));

type Listing = { readonly recursive?: boolean; readonly withFileTypes?: boolean };

export function readdirSync(
  path: string,
  { recursive = false, withFileTypes = false }: Listing = {},
) {
  const folder = `${plain(path)}/`;
  const inside = [...files.keys()].flatMap((name) =>
    name.startsWith(folder) ? [name.slice(folder.length)] : [],
  );
  if (recursive) return inside;
  const names = [...new Set(inside.map((name) => name.split('/')[0] ?? ''))];
  if (!withFileTypes) return names;
  return names.map((name) => ({ name, isDirectory: () => !inside.includes(name) }));
}

export function join(...parts: readonly string[]): string {
  const names: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..') names.pop();
    else if (part !== '' && part !== '.') names.push(part);
  }
  return (parts[0]?.startsWith('/') ? '/' : '') + names.join('/');
}

export const resolve = (...parts: readonly string[]) => join(...parts);
export const relative = () => '';
export const basename = (path: string, ending = '') =>
  (path.split('/').at(-1) ?? '').replace(new RegExp(`${ending}$`), '');
export const createRequire = () => ({ resolve: { paths: () => [] } });
/** Here a picture is known by what the form shows of it. */
export const inspectPicture = () => Promise.resolve(undefined);
/** What drawings and styles look like, the build says. */
export const cssMistake = () => undefined;
export const filesOf = (folder: string) => ({ folder, names: [], read: readFileSync });
