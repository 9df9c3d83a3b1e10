/**
 * The service worker (SPEC 17.30). It keeps pages of its own version and files whose hash the build has listed, and
 * leaves all else to the browser. The build bundles it into `sw.js`, an address that never changes. A new version
 * waits until no page uses the older one any more.
 */
import { versionOf } from '#loading/versionOf.ts';

/** The build inserts the version, and of each page and file its address with the start of the file's hash. */
declare const VERSION: string;
declare const FILES: Readonly<Record<string, string>>;

const worker = self as unknown as ServiceWorkerGlobalScope;
// Each is inserted where it is named, so it is named once.
const files = FILES;
const version = VERSION;
const { origin, pathname: scope } = new URL(worker.registration.scope);
const prefix = `beau ${scope} `;
const current = prefix + version;
/** Is in the cache when all that opens the shop is. */
const mark = `${scope}shell.kept`;
/** After this time without an answer of the host, the kept page is shown (SPEC 17.41). */
const maxWaitMs = 2000;
/** Where nothing is kept for a page, the page says so after this time. */
const maxSilenceMs = 10_000;

const isPage = (address: string) => !/\.\w+$/.test(address);
/** Of products and categories, and what only they need. */
const opensShop = (address: string) =>
  !/\/product(?:s\/category)?\/|\/assets\/details-/.test(address);

/** What a page asks to keep: what it has shown, and what opens the shop (app/shell/offline/followWorker.ts). */
type Asked = {
  readonly version: string;
  readonly seen: readonly string[];
  readonly opens: boolean;
};

worker.addEventListener('message', (event) => event.waitUntil(keepAsked(event.data as Asked)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { cache, destination, method, url } = event.request;
  // The first script of a page doubts what came.
  if (method !== 'GET' || cache === 'reload') return;
  const address = addressIn(url);
  // A host may let a picture live for minutes; the browser has it for longer.
  if (address === undefined && destination === 'image' && !navigator.onLine)
    event.respondWith(fetch(url, { cache: 'force-cache' }));
  else if (address !== undefined) event.respondWith(answer(event, address));
});

/**
 * What a page or file is called in the cache: without query, and without a slash at its end. Pages of the version
 * before have files that this one does not list.
 */
function addressIn(url: string): string | undefined {
  const { origin: host, pathname } = new URL(url);
  if (host !== origin) return undefined;
  if (/\/assets\/[^/]+$/.test(pathname)) return pathname;
  return [pathname, pathname.replace(/\/$/, '')].find((address) => files[address] !== undefined);
}

/** What the newest complete version before has kept is there until this one is complete; older ones go. */
async function activate(): Promise<void> {
  const own = await ownCaches();
  const marks = await Promise.all(own.map((cacheName) => caches.match(mark, { cacheName })));
  await removeCaches(own.slice(Math.max(marks.findIndex(Boolean), 1) + 1));
  await worker.clients.claim();
}

/** Keeps what the page has shown, from the browser's own cache; then what opens the shop, from the host. */
async function keepAsked({ seen, opens, ...page }: Asked): Promise<void> {
  if (page.version !== version) return;
  const shown = seen.map(addressIn).filter((address) => address !== undefined);
  await Promise.all(shown.map((address) => keep(address, ['only-if-cached'])));
  if (!opens || (await caches.match(mark, { cacheName: current }))) return;
  const shell = Object.keys(files).filter(opensShop);
  // What a cache on the way has may be half of the file. What is lost is asked for again at the next visit.
  const kept = await Promise.all(shell.map((address) => keep(address, ['default', 'reload'])));
  if (kept.includes(false)) return;
  await (await caches.open(current)).put(mark, new Response());
  await removeCaches((await ownCaches()).slice(1));
}

async function keep(address: string, modes: readonly RequestCache[]): Promise<boolean> {
  if (await caches.match(address, { cacheName: current })) return true;
  for (const cache of modes) {
    const fresh = await fetch(address, { cache, mode: 'same-origin' }).catch(() => undefined);
    if (fresh && (await store(address, fresh))) return true;
  }
  return false;
}

/** Keeps an answer if it is a page of this version or the listed file; says so. Hosts may add to a page. */
async function store(address: string, fresh: Response): Promise<boolean> {
  const copy = fresh.clone();
  const isOwn = isPage(address)
    ? (await versionOf(copy)) === version
    : (await hashOf(await copy.arrayBuffer())) === files[address];
  if (!fresh.ok || !isOwn) return false;
  const cache = await caches.open(current);
  await cache.put(address, isPage(address) ? await withTime(fresh) : fresh);
  return true;
}

/**
 * A page that says since when it is kept: its prices are of that day (app/loading/version.ts). It is a new
 * response, since browsers refuse a redirected one for a page, and a host may redirect to add a slash.
 */
async function withTime(fresh: Response): Promise<Response> {
  const page = (await fresh.text()).replace('<html', `<html data-kept="${Date.now()}"`);
  return new Response(page, { headers: fresh.headers });
}

/** As builder/hosts/offlineWorker.ts writes it. */
async function hashOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 6)));
}

async function answer(event: FetchEvent, address: string): Promise<Response> {
  // The page asks the host itself for its version. An answer without one logs no error.
  if (event.request.cache === 'no-store')
    return fetch(event.request).catch(() => new Response(null, { status: 204 }));
  if (isPage(address)) return answerPage(event, address);
  // Its name changes with its contents, so what is kept is right.
  const kept = await read(address);
  if (kept) return kept;
  const fresh = await fetch(event.request);
  event.waitUntil(store(address, fresh.clone()));
  return fresh;
}

/** The page of the host, which is kept too; the kept one if there is none in time, or one that is not the shop's. */
async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const fresh = fetch(event.request);
  const own = fresh
    .then(async (page) => ((await isOfShop(page)) || (await hasLeft()) ? page : null))
    .catch(() => null);
  event.waitUntil(own.then((page) => page && store(address, page.clone())));
  const inTime = (await Promise.race([own, after(maxWaitMs)])) ?? (await read(address));
  if (inTime) return inTime;
  const late = fresh.catch(() => null);
  return (await Promise.race([late, after(maxSilenceMs)])) ?? (await standIn()) ?? fresh;
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** Whether an answer is a page of the shop, of any version, or leads to one. */
async function isOfShop(page: Response): Promise<boolean> {
  return page.type === 'opaqueredirect' || Boolean(await versionOf(page.clone()));
}

/**
 * Whether the shop is no longer at this address: the host does not have this worker. Then the worker removes itself
 * and what it keeps (SPEC 17.42). A network that one has to sign in to answers with its own page instead.
 */
async function hasLeft(): Promise<boolean> {
  const { status } = await fetch(`${scope}sw.js`, { cache: 'reload' });
  if (status !== 404 && status !== 410) return false;
  await worker.registration.unregister();
  await removeCaches(await ownCaches());
  return true;
}

/** What is kept at an address, of this version or of the newest one before that has it. */
async function read(address: string): Promise<Response | undefined> {
  const inOne = (cacheName: string) => caches.match(address, { cacheName, ignoreVary: true });
  return (await Promise.all((await ownCaches()).map(inOne))).find(Boolean);
}

/**
 * Any kept page with its content hidden, for one that is not kept: its scripts show what the address says, or
 * that its page has not been kept (app/shell/navigation/navigation.ts).
 */
async function standIn(): Promise<Response | undefined> {
  for (const address of Object.keys(files).filter(isPage)) {
    const kept = await read(address);
    if (!kept) continue;
    const page = (await kept.text()).replace('<html', '<html data-stand-in');
    return new Response(page, { headers: kept.headers });
  }
  return undefined;
}

/** This version's cache, there or not, and then the others, the newest one first. */
async function ownCaches(): Promise<readonly string[]> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  return [current, ...own.toReversed()];
}

const removeCaches = (names: readonly string[]) =>
  Promise.all(names.map((name) => caches.delete(name)));
