import { currentUrl } from './address.ts';
import { type Message, messages } from './messages.ts';
import { versionOf } from './versionOf.ts';

let isLeft = false;

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
    return await versionOf(await fetch(currentUrl()));
  } catch {
    // The network is gone.
    return undefined;
  }
}

/** Why a part of the shop did not come: the network, or a new version with other files (SPEC 2.23). */
export async function whyNotLoaded(): Promise<Message> {
  const version = await fetchVersion();
  if (version === undefined || version === document.documentElement.dataset['version']) {
    return messages.partDidNotLoad;
  }
  leaveThisVersion();
  return messages.shopWasUpdated;
}
