import { type Message, messages } from './messages.ts';

let isLeft = false;

/** Makes every navigation load its document, since there is a new version of the shop. */
export function leaveThisVersion(): void {
  isLeft = true;
}

export function isVersionLeft(): boolean {
  return isLeft;
}

/** Why a part of the shop did not come: the network, or a new version with other files (SPEC 2.23). */
export async function whyNotLoaded(): Promise<Message> {
  if (!(await window.isReplaced?.())) return messages.partDidNotLoad;
  leaveThisVersion();
  return messages.shopWasUpdated;
}
