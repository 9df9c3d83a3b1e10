/**
 * The service worker (SPEC 17.30). It keeps pages of its own version and files whose hash the build has listed, and
 * leaves all else to the browser. A new version waits until no page uses the older one any more.
 */
import { versionOf } from '#loading/versionOf.ts';

/** What the build inserts; each file, by its address, has the start of its hash, and a page nothing. */
declare const SHOP: { readonly version: string; readonly files: Readonly<Record<string, string>> };

const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files } = SHOP;
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
type Asked = Readonly<{ version: string; seen: readonly string[]; opens: boolean }>;

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

/** What a page or file is called in the cache; pages of the version before have files that this one does not list. */
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
  await removeCaches(Math.max(marks.findIndex(Boolean), 1) + 1);
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
  await removeCaches(1);
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
  const found = isPage(address)
    ? await versionOf(copy)
    : await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()).then(startOf);
  if (!fresh.ok || found !== (files[address] || version)) return false;
  // A page says since when it is kept: its prices are of that day (app/loading/version.ts).
  const kept = isPage(address) ? await marked(fresh, `data-kept="${Date.now()}"`) : fresh;
  await (await caches.open(current)).put(address, kept);
  return true;
}

/** As builder/hosts/writeWorker.ts writes it. */
const startOf = (hash: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(hash).subarray(0, 6)));

/** A page with an attribute, as a new response: browsers refuse a redirected one, and a host may add a slash. */
async function marked(page: Response, attribute: string): Promise<Response> {
  const html = (await page.text()).replace('<html', `<html ${attribute}`);
  return new Response(html, { headers: page.headers });
}

async function answer(event: FetchEvent, address: string): Promise<Response> {
  const { request } = event;
  // The page asks the host itself for its version. An answer without one logs no error.
  if (request.cache === 'no-store')
    return fetch(request).catch(() => new Response(null, { status: 204 }));
  if (isPage(address)) return answerPage(event, address);
  // Its name changes with its contents, so what is kept is right.
  const kept = await read(address);
  if (kept) return kept;
  const fresh = await fetch(request);
  event.waitUntil(store(address, fresh.clone()));
  return fresh;
}

/** The page of the host, which is kept too; the kept one if there is none in time, or one that is not the shop's. */
async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const fresh = fetch(event.request);
  const own = fresh
    .then(async (page) => {
      // A page of any version, or what leads to one.
      const isOfShop = page.type === 'opaqueredirect' || (await versionOf(page.clone()));
      return isOfShop || (await hasLeft()) ? page : null;
    })
    .catch(() => null);
  event.waitUntil(own.then((page) => page && store(address, page.clone())));
  const inTime = (await Promise.race([own, after(maxWaitMs)])) ?? (await read(address));
  if (inTime) return inTime;
  const late = fresh.catch(() => null);
  return (await Promise.race([late, after(maxSilenceMs)])) ?? (await standIn()) ?? fresh;
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** Whether the host no longer has the shop, nor this worker, which then removes itself and what it keeps (SPEC 17.42). */
async function hasLeft(): Promise<boolean> {
  const { status } = await fetch(`${scope}sw.js`, { cache: 'reload' });
  if (status !== 404 && status !== 410) return false;
  await worker.registration.unregister();
  await removeCaches(0);
  return true;
}

/** What is kept at an address, of this version or of the newest one before that has it. */
async function read(address: string): Promise<Response | undefined> {
  const inOne = (cacheName: string) => caches.match(address, { cacheName, ignoreVary: true });
  return (await Promise.all((await ownCaches()).map(inOne))).find(Boolean);
}

/** Any kept page with its content hidden, for one that is not kept: its scripts show the address, or say so. */
async function standIn(): Promise<Response | undefined> {
  for (const address of Object.keys(files).filter(isPage)) {
    const kept = await read(address);
    if (kept) return marked(kept, 'data-stand-in');
  }
  return undefined;
}

/** This version's cache, there or not, and then the others, the newest one first. */
async function ownCaches(): Promise<readonly string[]> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  return [current, ...own.toReversed()];
}

async function removeCaches(from: number): Promise<void> {
  await Promise.all((await ownCaches()).slice(from).map((name) => caches.delete(name)));
}
