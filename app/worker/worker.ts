/**
 * The service worker. It answers only for the files that the build has listed, from a cache that only
 * `install` fills, and leaves every other request to the browser. The build bundles it into `sw.js`, an
 * address that never changes. A new version waits until no page uses the older one any more.
 */
import { versionOf } from '#loading/versionOf.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The version of the files; the build inserts it. */
declare const VERSION: string;
/** All files to keep: their addresses, and the start of each one's hash; the build inserts them. A page has none, since hosts may add to it. */
declare const FILES: Readonly<Record<string, string>>;

const files = FILES;

const scope = new URL(worker.registration.scope).pathname;
const prefix = `beau ${scope} `;
const current = prefix + VERSION;
/** After this time without an answer of the host, the kept file is used (SPEC 17.41). */
const maxWaitMs = 2000;
const isPage = (file: string) => !/\.\w+$/.test(file);
/** Its name changes with its contents. */
const isUnchanging = (file: string) => /\/(?:assets|pictures)\/[^/]+\.\w+$/.test(file);
/** A slash at the end does not make another page, and one copy of a picture is kept for all widths. */
const keyOf = (path: string) => path.replace(/\/$|\.\d+\.(?:avif|webp)$/, '');
const kept = new Map(Object.keys(files).map((file) => [keyOf(file), file]));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const file = kept.get(keyOf(pathname));
  if (event.request.method !== 'GET' || origin !== location.origin || file === undefined) return;
  // The first script of a page doubts what is kept.
  if (event.request.cache === 'reload') return;
  // The page asks the host itself for its version. An answer without one logs no error.
  const silence = () => new Response(null, { status: 204 });
  if (event.request.cache === 'no-store')
    return event.respondWith(fetch(event.request).catch(silence));
  const isSameFile = pathname === file && isUnchanging(file);
  event.respondWith(isSameFile ? answerKept(event.request, file) : answer(event.request, file));
});

/** Keeps all files of the version, or none: then the browser tries again at the next visit. */
async function install(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(
    Object.keys(files).map(async (file) => {
      // What a cache on the way has may be half of the file.
      const response =
        (await fetchOwn(file, isUnchanging(file) ? 'default' : 'no-cache')) ??
        (await fetchOwn(file, 'reload'));
      if (!response) throw new Error(`The host does not have ${file}.`);
      await cache.put(file, response);
    }),
  );
}

/** A file of the shop, byte for byte; nothing for any other answer. */
async function fetchOwn(file: string, mode: RequestCache): Promise<Response | undefined> {
  const response = await fetch(file, { cache: mode, mode: 'same-origin' });
  if (!response.ok || !(await isOfShop(response, file))) return undefined;
  const bytes = await response.arrayBuffer();
  if (!isPage(file) && (await hashOf(bytes)) !== files[file]) return undefined;
  // A new response, since browsers refuse a redirected one for a page; a host may redirect to add a slash.
  const kept = isPage(file) ? withTime(bytes) : bytes;
  return new Response(kept, { headers: response.headers });
}

/** A page that says since when it is kept: its prices are of that day (app/loading/version.ts). */
function withTime(page: ArrayBuffer): string {
  return new TextDecoder().decode(page).replace('<html', `<html data-kept="${Date.now()}"`);
}

/** As builder/hosts/offlineWorker.ts writes it. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 6)));
}

async function activate(): Promise<void> {
  await removeCaches((name) => name !== current);
  await worker.clients.claim();
}

async function answerKept(request: Request, file: string): Promise<Response> {
  return (await read(file)) ?? fetch(request);
}

/** The answer of the host; the kept file if there is none in time, or one that is not the shop's. */
async function answer(request: Request, file: string): Promise<Response> {
  const fresh = fetch(request);
  const own = fresh.then(async (response) =>
    (await isOfShop(response, file)) || (await hasLeft()) ? response : null,
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  const first = await Promise.race([own.catch(() => null), late]);
  return first ?? (await read(file)) ?? fresh;
}

/** Whether an answer is what the shop has at an address: a page with its version, a redirect, or a file. */
async function isOfShop(response: Response, file: string): Promise<boolean> {
  if (response.type === 'opaqueredirect') return true;
  if (isPage(file)) return Boolean(await versionOf(response.clone()));
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html');
}

/**
 * Whether the shop is no longer at this address: the host does not have this worker. Then the worker removes itself
 * and what it keeps (SPEC 17.42). A network that one has to sign in to answers with its own page instead.
 */
async function hasLeft(): Promise<boolean> {
  const { status } = await fetch(`${scope}sw.js`, { cache: 'reload' });
  if (status !== 404 && status !== 410) return false;
  await worker.registration.unregister();
  await removeCaches(() => true);
  return true;
}

async function removeCaches(isRemoved: (name: string) => boolean): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && isRemoved(name));
  await Promise.all(own.map((name) => caches.delete(name)));
}

function read(file: string): Promise<Response | undefined> {
  return caches.match(file, { cacheName: current, ignoreVary: true });
}
