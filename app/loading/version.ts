import { currentUrl, href } from '#links/address.ts';
import { readText } from '#storage/localText.ts';
import { cartKey } from '#storage/storedKeys.ts';
import { storedVersion } from '#storage/storedVersion.ts';
import { changedFields } from './changedFields.ts';
import { withStyles } from './styles.ts';
import { versionOf } from './versionOf.ts';
import { type ToastContent, showToast } from '#ui/toast.ts';
import { partDidNotLoad, shopWasUpdated } from '#strings/toasts';

/** What has not come after this time is taken for lost (SPEC 2.9). */
const maxWaitMs = 10_000;

let hasStalled = false;
let isToldOfStall = false;

/** The version of the shop that this page is of. */
export const ownVersion = () => document.documentElement.dataset['version'] ?? '';

/**
 * Whether this page is the newest version of the shop that this browser knows of, from the host or from another
 * tab. Only such a page says or writes what has changed in the shop (SPEC 2.24).
 */
export function isNewest(): boolean {
  const [known] = storedVersion.read().split(' ');
  return !known || known === ownVersion();
}

/**
 * Notes that the host has the version of this page, unless the page is one that worker or browser have kept, or
 * nothing is in the cart yet: versions are about what it says.
 */
export function noteVersion(): void {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = document.documentElement.dataset['kept'] ?? loading?.type === 'back_forward';
  if (!isKept && readText(cartKey)) note(ownVersion());
}

function note(version: string): void {
  storedVersion.change(() => `${version} ${Date.now()}`);
}

/**
 * Asks the host itself, past the worker and all caches, for the version of its home page. "gone" is a host that
 * no longer has the shop at this address.
 */
export async function askHost(maxMs = maxWaitMs): Promise<'newest' | 'other' | 'gone' | 'silent'> {
  const asking = fetch(href('/'), { cache: 'no-store', redirect: 'manual' }).then((answer) =>
    answer.type === 'opaqueredirect' ? '' : versionOf(answer),
  );
  // The network is gone, or the host says nothing.
  const version = await limit(asking, maxMs).catch(() => undefined);
  if (!version) return version === '' ? 'gone' : 'silent';
  note(version);
  return isNewest() ? 'newest' : 'other';
}

/** Whether every navigation loads its document: there is a newer version, or a file has stalled. */
export function loadsEveryPage(): boolean {
  return hasStalled || !isNewest();
}

/** The version of the page in the address bar, from the host or the worker; `undefined` if it does not come. */
export function fetchVersion(): Promise<string | undefined> {
  return limit(fetch(currentUrl()).then(versionOf)).catch(() => undefined);
}

/**
 * What an import gives, if its file comes in time. A browser does not ask again for a file that stalls,
 * but for a new document: so the next navigation loads one, and so does another try, where nothing typed
 * is lost by it.
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  return limit(withStyles(loading), maxWaitMs, () => {
    hasStalled = true;
  });
}

function limit<Value>(
  loading: Promise<Value>,
  maxMs = maxWaitMs,
  onLate?: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.();
      reject(new Error('Nothing has come in time.'));
    }, maxMs);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Uses a part of the shop when it has come. If it does not come, a toast says why.
 *
 * @param onLost is called first then
 */
export function withPart<Part>(
  loading: Promise<Part>,
  use: (part: Part) => unknown,
  onLost?: () => void,
): void {
  inTime(loading).then(use, () => {
    onLost?.();
    void whyNotLoaded().then(showToast);
  });
}

/**
 * Why a part of the shop did not come: the network, or a new version with other files (SPEC 2.23).
 *
 * @public Its tests read the message.
 */
export async function whyNotLoaded(): Promise<ToastContent> {
  const answer = await askHost();
  if (answer === 'other') return { type: 'info', text: shopWasUpdated };
  if (answer === 'newest') {
    if (isToldOfStall && changedFields('input,textarea').length === 0) location.reload();
    isToldOfStall = hasStalled;
  }
  return { type: 'error', text: partDidNotLoad };
}
