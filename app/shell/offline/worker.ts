/// <reference lib="webworker" />

/**
 * The shop without a network. The build bundles this into `sw.js`, an address that never changes, so
 * that an old worker can always be replaced. Each version of the shop has a cache of its own, and the
 * one before stays for pages that are still open with it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Of all that the worker keeps; put in by the build. */
declare const VERSION: string;
/** The addresses that a version needs; put in by the build. */
declare const FILES: readonly string[];

// A module, so that these names are not global.
export {};

const scope = new URL(worker.registration.scope).pathname;
const prefix = `beau ${scope} `;
const current = prefix + VERSION;
const files = FILES;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(scope)) return;
  event.respondWith(
    request.mode === 'navigate' ? answerPage(request, pathname) : answerFile(request, pathname),
  );
});

/** Puts the version on the shelf, whole or not at all, and takes over: pages that are open lose nothing. */
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
  // A browser refuses an answer that came by a redirect, which a host may give to add a slash.
  return response.redirected
    ? new Response(response.body, { headers: response.headers })
    : response;
}

/** A page of this version; an unknown address is the host's to answer, while there is one. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const page = (await shelved(path)) ?? (await shelved(path.replace(/\/$/, '')));
  if (page) return page;
  try {
    return await fetch(request);
  } catch {
    const missing = await shelved(`${scope}404.html`);
    return missing
      ? new Response(missing.body, {
          status: 404,
          statusText: 'Not Found',
          headers: missing.headers,
        })
      : Response.error();
  }
}

/** A file of this version or the one before. A picture in another size is better than none. */
async function answerFile(request: Request, path: string): Promise<Response> {
  const file = (await shelved(path)) ?? (await caches.match(path, { ignoreVary: true }));
  if (file) return file;
  try {
    return await fetch(request);
  } catch {
    const name = /\/pictures\/[^.]+\./.exec(path)?.[0];
    const other = files.find((candidate) => name !== undefined && candidate.includes(name));
    return (other && (await shelved(other))) || Response.error();
  }
}

async function shelved(path: string): Promise<Response | undefined> {
  const cache = await caches.open(current);
  return cache.match(path, { ignoreVary: true });
}
