/**
 * The service worker. It answers only for what the build has listed and for pictures, from what it has kept,
 * and leaves every other request to the browser. It keeps what passes through it and what a page asks for. The
 * build bundles it into `sw.js`, an address that never changes. A new version waits until no page uses the older
 * one any more.
 */
import { versionOf } from '#loading/versionOf.ts';
import {
  current,
  files,
  isPage,
  isPicture,
  isSmall,
  isUnchanging,
  keep,
  keepAll,
  keepGroup,
  keyAt,
  markOf,
  nameOf,
  ownCaches,
  pictures,
  read,
  rest,
  scope,
  shell,
  store,
  version,
} from './kept.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** After this time without an answer of the host, the kept file is used (SPEC 17.41). */
const maxWaitMs = 2000;
/** Where nothing is kept for a page, the page says so after this time. */
const maxSilenceMs = 10_000;

/** What a page asks to keep: what it has shown, and more where the line is good (app/shell/offline/followWorker.ts). */
type Asked = {
  readonly version: string;
  readonly seen: readonly string[];
  readonly more: 'shell' | 'rest' | undefined;
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(keepAsked(event.data as Asked)));
worker.addEventListener('fetch', (event) => {
  const key = keyAt(event.request.url);
  if (event.request.method !== 'GET' || key === undefined) return;
  // The first script of a page doubts what is kept.
  if (event.request.cache === 'reload') return;
  // The page asks the host itself for its version. An answer without one logs no error.
  const silence = () => new Response(null, { status: 204 });
  if (event.request.cache === 'no-store')
    return event.respondWith(fetch(event.request).catch(silence));
  event.respondWith(answer(event, key));
});

/**
 * Keeps of this version what the older one has kept of its own. If a file does not come, the older version stays;
 * the browser tries again at the next visit, and what has come is not asked for again.
 */
async function install(): Promise<void> {
  const kept = await Promise.all(
    (await ownCaches()).map(async (name) => (await caches.open(name)).keys()),
  );
  const older = new Set(kept.flat().map(({ url }) => nameOf(new URL(url).pathname)));
  const opens = older.has(markOf('shell')) ? Object.keys(shell) : [];
  const again = Object.keys(files).filter((file) => !isPicture(file) && older.has(nameOf(file)));
  if (!(await keepAll([...new Set([...opens, ...again])])))
    throw new Error(`The host does not have all of version ${version}.`);
}

async function keepAsked({ seen, more, ...page }: Asked): Promise<void> {
  if (page.version !== version) return;
  // What the page has just shown is in the browser's own cache.
  const shown = seen.filter((address) => keyAt(address) !== undefined);
  await Promise.all(shown.map((address) => keep(new URL(address).pathname, ['force-cache'])));
  if (more) await keepGroup('shell', shell);
  if (more === 'rest' && isSmall) await keepGroup('rest', rest);
}

async function activate(): Promise<void> {
  await removeCaches((name) => name !== current && name !== pictures);
  await worker.clients.claim();
}

/**
 * What is kept, where its name says that it is the same. Else the answer of the host, which is kept too; the kept
 * file if there is none in time, or one that is not the shop's.
 */
async function answer(event: FetchEvent, key: string): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const same = isUnchanging(pathname) ? await read(key) : undefined;
  if (same && (!isPicture(key) || same.url.endsWith(pathname))) return same;
  const fresh = fetch(request);
  const own = fresh
    .then(async (response) =>
      (await isOfShop(response, key)) || (await hasLeft()) ? response : null,
    )
    .catch(() => null);
  event.waitUntil(own.then((response) => response && store(pathname, response.clone())));
  const inTime = (await Promise.race([own, after(maxWaitMs)])) ?? (await read(key));
  if (inTime || !isPage(key)) return inTime ?? fresh;
  const late = fresh.catch(() => null);
  return (await Promise.race([late, after(maxSilenceMs)])) ?? (await standIn()) ?? fresh;
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * Any page that is kept, with its content hidden, for one that is not: its scripts show what the address says, or
 * that its page has not been kept (app/shell/navigation/navigation.ts).
 */
async function standIn(): Promise<Response | undefined> {
  const cache = await caches.open(current);
  const any = (await cache.keys()).find(({ url }) => isPage(new URL(url).pathname));
  const kept = any && (await cache.match(any));
  if (!kept) return undefined;
  const page = (await kept.text()).replace('<html', '<html data-stand-in');
  return new Response(page, { headers: kept.headers });
}

/** Whether an answer is what the shop has at an address: a page with its version, a redirect, or a file. */
async function isOfShop(response: Response, key: string): Promise<boolean> {
  if (response.type === 'opaqueredirect') return true;
  if (isPage(key)) return Boolean(await versionOf(response.clone()));
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
  const removed = (await ownCaches()).filter(isRemoved);
  await Promise.all(removed.map((name) => caches.delete(name)));
}
