/// <reference lib="webworker" />

/**
 * The service worker. It answers only for the files that the build has listed, from a cache that only
 * `install` fills, and leaves every other request to the browser. The build bundles it into `sw.js`, an
 * address that never changes. A new version waits until no page uses the older one any more.
 */
import { versionOf } from '#loading/versionOf.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The version of the files; the build inserts it. */
declare const VERSION: string;
/** The addresses of all files to keep; the build inserts them. */
declare const FILES: readonly string[];

const prefix = `beau ${new URL(worker.registration.scope).pathname} `;
const current = prefix + VERSION;
/** After this time without an answer of the host, the kept file is used (SPEC 17.41). */
const maxWaitMs = 2000;
const isPage = (file: string) => !/\.\w+$/.test(file);
/** Its name changes with its contents. */
const isUnchanging = (file: string) => /\/(?:assets|pictures)\/[^/]+\.\w+$/.test(file);
/** A slash at the end does not make another page, and one copy of a picture is kept for all widths. */
const keyOf = (path: string) => path.replace(/\/$|\.\d+\.(?:avif|webp)$/, '');
const kept = new Map(FILES.map((file) => [keyOf(file), file]));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const file = kept.get(keyOf(pathname));
  if (event.request.method !== 'GET' || origin !== location.origin || file === undefined) return;
  const isSameFile = pathname === file && isUnchanging(file);
  event.respondWith(isSameFile ? answerKept(event.request, file) : answer(event.request, file));
});

/** Keeps all files of the version, or none: then the browser tries again at the next visit. */
async function install(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(
    FILES.map(async (file) => {
      const mode = isUnchanging(file) ? 'default' : 'no-cache';
      const response = await fetch(file, { cache: mode, mode: 'same-origin' });
      const isThere = response.ok && (await isOfShop(response, file));
      if (!isThere) throw new Error(`The host does not have ${file}.`);
      // A new response, since browsers refuse a redirected one for a page; a host may redirect to add a slash.
      await cache.put(file, new Response(response.body, { headers: response.headers }));
    }),
  );
}

async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answerKept(request: Request, file: string): Promise<Response> {
  return (await read(file)) ?? fetch(request);
}

/** The answer of the host; the kept file if there is none in time, or one that is not the shop's. */
async function answer(request: Request, file: string): Promise<Response> {
  const fresh = fetch(request);
  const own = fresh.then(async (response) => ((await isOfShop(response, file)) ? response : null));
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  const first = await Promise.race([own.catch(() => null), late]);
  return first ?? (await read(file)) ?? fresh;
}

/** Whether an answer is what the shop has at an address: a page with its version, a redirect, or a file. */
async function isOfShop(response: Response, file: string): Promise<boolean> {
  if (response.type === 'opaqueredirect') return true;
  if (isPage(file)) return (await versionOf(response.clone())) !== undefined;
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html');
}

async function read(file: string): Promise<Response | undefined> {
  return (await caches.open(current)).match(file, { ignoreVary: true });
}
