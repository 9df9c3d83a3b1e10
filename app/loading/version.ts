import { currentUrl } from '#address/address.ts';
import { changedFields } from './changedFields.ts';
import { withStyles } from './styles.ts';
import { versionOf } from './versionOf.ts';
import { type ToastContent, showToast } from '#ui/toast.ts';
import { partDidNotLoad, shopWasUpdated } from '#strings/toasts.ts';

/** What has not come after this time is taken for lost (SPEC 2.9). */
const maxWaitMs = 10_000;

let isLeft = false;
let hasStalled = false;
let isToldOfStall = false;

/** Makes every navigation load its document, since there is a new version of the shop. */
export function leaveThisVersion(): void {
  isLeft = true;
}

export function isVersionLeft(): boolean {
  return isLeft;
}

/** The version that the host has of the page in the address bar; `undefined` if it does not answer with a page. */
export async function fetchVersion(): Promise<string | undefined> {
  try {
    return await limit(fetch(currentUrl()).then(versionOf));
  } catch {
    // The network is gone, or the host says nothing.
    return undefined;
  }
}

/**
 * What an import gives, if its file comes in time. A browser does not ask again for a file that stalls,
 * but for a new document: so the next navigation loads one, and so does another try, where nothing typed
 * is lost by it.
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  return limit(withStyles(loading), () => {
    hasStalled = true;
    leaveThisVersion();
  });
}

function limit<Value>(loading: Promise<Value>, onLate?: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.();
      reject(new Error('Nothing has come in time.'));
    }, maxWaitMs);
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
  const version = await fetchVersion();
  if (version !== undefined && version !== document.documentElement.dataset['version']) {
    leaveThisVersion();
    return { type: 'info', text: shopWasUpdated };
  }
  if (version !== undefined) {
    if (isToldOfStall && changedFields('input,textarea').length === 0) location.reload();
    isToldOfStall = hasStalled;
  }
  return { type: 'error', text: partDidNotLoad };
}
