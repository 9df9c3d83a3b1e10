import { leaveThisVersion } from '#shell/navigation/navigation.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#ui/toast.ts';

const address = `${import.meta.env.BASE_URL}${import.meta.env.LANGUAGE_PATH}sw.js`;

/**
 * Registers the service worker, which makes the shop work without a network. When there is a new
 * version of the shop, a toast says so, and the next page is loaded from it.
 */
export async function followWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // On the first visit in a further language, the worker of the first language may be in control.
  let isFirst = import.meta.env.LANGUAGE_PATH
    ? !serviceWorker.controller?.scriptURL.endsWith(address)
    : serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) announceNewVersion();
    isFirst = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void checkForNewVersion();
  });
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await serviceWorker.register(trustedAddress());
}

/** TypeScript does not know Trusted Types yet; browsers return objects where this says `string`. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
};

/** The content security policy allows a script's address only from this Trusted Types policy. */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('beau', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

async function checkForNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(address);
  // Without a network there is no new version.
  await registration?.update().catch(() => undefined);
}

function announceNewVersion(): void {
  leaveThisVersion();
  showToast(messages.shopWasUpdated);
}
