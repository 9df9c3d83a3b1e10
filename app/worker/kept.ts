/** What the service worker keeps, and under which names. */
import { versionOf } from '#loading/versionOf.ts';

/** The version of the files; the build inserts it, and what follows. */
declare const VERSION: string;
type Files = Readonly<Record<string, string>>;
/** What opens the shop: addresses, and the start of each file's hash. */
declare const SHELL: Files;
/** Pages and scripts of products; and one copy of each picture, where all of it is small. */
declare const REST: Files;
declare const IS_SMALL: boolean;
/** The path of all pictures. */
declare const PICTURES: string;

// Each is inserted where it is named, so it is named once.
export const shell = SHELL;
export const rest = REST;
/** Whether all of it may be kept before it is seen. */
export const isSmall = IS_SMALL;
export const files: Files = { ...shell, ...rest };
export const version = VERSION;
const { registration } = self as unknown as ServiceWorkerGlobalScope;
const { origin: ownOrigin } = new URL(registration.scope);
export const { pathname: scope } = new URL(registration.scope);
const prefix = `beau ${scope} `;
export const current = prefix + version;
/** Their names change with their contents, so all versions share them. */
export const pictures = `${prefix}pictures`;
/** The oldest one gives way to the newest one: 10 MB and less, of 600 products. */
const maxPictures = 600;
export const isPage = (file: string) => !/\.\w+$/.test(file);
export const isPicture = (file: string) => file.startsWith(PICTURES);
/** Its name changes with its contents. */
export const isUnchanging = (file: string) => /\/(?:assets|pictures)\/[^/]+\.\w+$/.test(file);
/** A slash at the end does not make another page, and one copy of a picture is kept for all widths. */
const keyOf = (path: string) =>
  isPicture(path) ? path.replace(/\.\d+\.\w+$/, '') : path.replace(/(.)\/$/, '$1');
const widthOf = (path: string) => Number(/\.(\d+)\.\w+$/.exec(path)?.[1]);
/** What a file is called in all versions. */
export const nameOf = (file: string) => keyOf(file).replace(/-[\w-]{8}(\.\w+)$/, '$1');
const cacheOf = (key: string) => (isPicture(key) ? pictures : current);
const addresses = new Map(Object.keys(files).map((file) => [keyOf(file), file]));
const newNames = new Map(Object.keys(files).map((file) => [nameOf(file), file]));

/** What an address is called in the cache; nothing for what the worker does not keep. */
export function keyAt(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const key = keyOf(pathname);
  const isOwn = origin === ownOrigin && (addresses.has(key) || isPicture(key));
  return isOwn ? key : undefined;
}

/** Keeps a group, and notes that all of it is kept. */
export async function keepGroup(name: string, group: Files): Promise<void> {
  if ((await read(markOf(name))) || !(await keepAll(Object.keys(group)))) return;
  await (await caches.open(current)).put(markOf(name), new Response());
}

export const markOf = (group: string) => `${scope}${group}.kept`;

export async function keepAll(group: readonly string[]): Promise<boolean> {
  return !(await Promise.all(group.map((file) => keep(file)))).includes(false);
}

/** Keeps a file, from an older version if it is the same; says whether it is kept. */
export async function keep(
  file: string,
  // What a cache on the way has may be half of the file.
  modes: readonly RequestCache[] = [isUnchanging(file) ? 'default' : 'no-cache', 'reload'],
): Promise<boolean> {
  if (await isKept(file)) return true;
  const older = isPicture(file) ? undefined : await renew(file);
  if (older && (await store(file, older))) return true;
  for (const cache of modes) {
    // What is lost is asked for again at the next visit.
    const response = await fetch(file, { cache, mode: 'same-origin' }).catch(() => undefined);
    if (response && (await store(file, response))) return true;
  }
  return false;
}

/** Whether a file is kept, of a picture a copy that is as wide. */
async function isKept(file: string): Promise<boolean> {
  const kept = await read(keyOf(file));
  return kept !== undefined && !(widthOf(kept.url) < widthOf(file));
}

/** A file that an older version has kept, with the names of this version in a page; nothing if it has changed. */
async function renew(file: string): Promise<Response | undefined> {
  const kept = await caches.match(keyOf(file), { ignoreVary: true });
  if (!kept || !isPage(file)) return kept;
  const page = (await kept.text())
    .replace(/ data-kept="\d+"/, '')
    .replace(/(<html[^>]* data-version=")[^"]*/, `$1${version}`)
    .replaceAll(/(?:\/[\w-]+)*\/assets\/[\w-]+\.\w+/g, (name) =>
      files[name] ? name : (newNames.get(nameOf(name)) ?? name),
    );
  const isSame = (await hashOf(new TextEncoder().encode(page))) === files[file];
  return isSame ? new Response(page, { headers: kept.headers }) : undefined;
}

/** Keeps an answer if it is the file of this version; says so. */
export async function store(path: string, response: Response): Promise<boolean> {
  if (!response.ok || !(await isWhole(path, response.clone()))) return false;
  const key = keyOf(path);
  if (isPicture(key) && (await isKept(path))) return true;
  const cache = await caches.open(cacheOf(key));
  // A new response, since browsers refuse a redirected one for a page; a host may redirect to add a slash.
  await cache.put(key, isPage(path) ? await withTime(response) : response);
  if (!isPicture(key)) return true;
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= maxPictures) await cache.delete(oldest);
  return true;
}

/** Whether an answer is all of a file of this version: hosts may add to a page, and not all pictures are listed. */
async function isWhole(path: string, response: Response): Promise<boolean> {
  if (isPage(path)) return (await versionOf(response)) === version;
  const isImage = response.headers.get('content-type')?.startsWith('image/') ?? false;
  if (files[path] === undefined) return isImage;
  return (await hashOf(await response.arrayBuffer())) === files[path];
}

/** A page that says since when it is kept: its prices are of that day (app/loading/version.ts). */
async function withTime(response: Response): Promise<Response> {
  const page = (await response.text()).replace('<html', `<html data-kept="${Date.now()}"`);
  return new Response(page, { headers: response.headers });
}

/** As builder/hosts/offlineWorker.ts writes it. */
async function hashOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 6)));
}

export async function ownCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

export function read(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: cacheOf(key), ignoreVary: true });
}
