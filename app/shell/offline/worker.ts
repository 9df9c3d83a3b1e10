/// <reference lib="webworker" />

/**
 * The service worker. The build bundles it into `sw.js`, an address that never changes, so that an old
 * worker can always be replaced. Each version of the shop has a cache of its own. The cache of the
 * version before is kept for pages that are still open with it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The version of the cached files; the build inserts it. */
declare const VERSION: string;
/** The addresses to precache; the build inserts them. */
declare const FILES: readonly string[];
/** How many bytes of what was visited are kept beside them; the build inserts it (SPEC 17.30). */
declare const ROOM: number;
/** What the addresses of the worker's language have after the base path; the build inserts it. */
declare const LANGUAGE_PATH: string;

const scope = new URL(worker.registration.scope).pathname;
const prefix = `beau ${scope} `;
const current = prefix + VERSION;
const files = FILES;
/** Where the worker notes how long a visited file is: to read each again would take long. */
const sizeHeader = 'x-kept-bytes';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The worker of a further language also answers for the pictures and fonts that all languages share.
  if (!pathname.startsWith(LANGUAGE_PATH ? scope.slice(0, -LANGUAGE_PATH.length) : scope)) return;
  event.respondWith(
    request.mode === 'navigate' ? answerPage(event, pathname) : answerFile(event, pathname),
  );
});
// A page that was reached by a link has not been requested. app/shell/navigation/pageTransition.ts names it.
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepPage(event.data));
});

/** Precaches all files of the version, or none, and then becomes the active worker. */
async function install(): Promise<void> {
  const cache = await caches.open(current);
  try {
    await Promise.all(files.map(async (file) => cache.put(file, await fetchFile(file))));
  } catch (cause) {
    await caches.delete(current);
    throw cause;
  }
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fetchFile(file: string): Promise<Response> {
  const isUnchanging = /\/(?:assets|pictures)\//.test(file);
  const response = await fetch(file, { cache: isUnchanging ? 'default' : 'no-cache' });
  const isExpected = response.ok || file.endsWith('/404.html');
  if (!isExpected) throw new Error(`${file} answered ${response.status}.`);
  // Browsers refuse a redirected response for a page; a host may redirect to add a slash.
  return response.redirected
    ? new Response(response.body, { headers: response.headers })
    : response;
}

/** A page of this version; the host answers for unknown addresses, as long as there is a network. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const page = (await fromCache(path)) ?? (await fromCache(path.replace(/\/$/, '')));
  if (page) return page;
  try {
    return await fetchVisited(event, path);
  } catch {
    const missing = await fromCache(`${scope}404.html`);
    return missing
      ? new Response(missing.body, {
          status: 404,
          statusText: 'Not Found',
          headers: missing.headers,
        })
      : Response.error();
  }
}

/** A file of this version or the one before; without a network, a picture may have another size. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const file = (await fromCache(path)) ?? (await caches.match(path, { ignoreVary: true }));
  if (file) return file;
  try {
    return await fetchVisited(event, path);
  } catch {
    const name = /\/pictures\/[^.]+\./.exec(path)?.[0];
    const other = (await keptPaths()).find((kept) => name !== undefined && kept.includes(name));
    return (other && (await fromCache(other))) || Response.error();
  }
}

async function fetchVisited(event: FetchEvent, path: string): Promise<Response> {
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(path, response.clone()));
  return response;
}

async function keepPage(path: string): Promise<void> {
  if (await fromCache(path)) return;
  // Without a network the page is not kept, and the shopper has it already.
  const response = await fetch(path).catch(() => undefined);
  if (response?.status === 200) await keep(path, response);
}

let lastKept: Promise<unknown> = Promise.resolve();

/** Keeps what was visited, one after the other; when there is no more room, the oldest goes (SPEC 17.30). */
function keep(path: string, response: Response): Promise<unknown> {
  // A browser whose storage is full keeps nothing more, and the shop works on.
  lastKept = lastKept.then(() => keepNow(path, response)).catch(() => undefined);
  return lastKept;
}

async function keepNow(path: string, response: Response): Promise<void> {
  const body = await response.blob();
  if (body.size > ROOM) return;
  const headers = new Headers(response.headers);
  headers.set(sizeHeader, String(body.size));
  const cache = await caches.open(current);
  const visited = (await keptPaths()).filter((kept) => kept !== path && !files.includes(kept));
  const sizes = await Promise.all(
    visited.map(async (kept) => Number((await fromCache(kept))?.headers.get(sizeHeader))),
  );
  let total = sizes.reduce((sum, size) => sum + size, body.size);
  for (const [index, kept] of visited.entries()) {
    if (total <= ROOM) break;
    await cache.delete(kept);
    total -= sizes[index] ?? 0;
  }
  await cache.put(path, new Response(body, { headers }));
}

/** The paths of all that is in the cache, in the order in which it came. */
async function keptPaths(): Promise<readonly string[]> {
  const cache = await caches.open(current);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

async function fromCache(path: string): Promise<Response | undefined> {
  const cache = await caches.open(current);
  return cache.match(path, { ignoreVary: true });
}
