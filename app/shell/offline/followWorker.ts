import { leaveThisVersion } from '#shell/navigation/navigation.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#ui/toast.ts';

const address = `${import.meta.env.BASE_URL}sw.js`;

/**
 * Has the worker keep the shop for when there is no network, and follows it: once a new version is
 * there, the shopper is told, and the next page is the new one.
 */
export async function followWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) takeUpNewVersion();
    isFirst = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void lookForNewVersion();
  });
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await serviceWorker.register(trustedAddress());
}

/** What TypeScript does not know yet of Trusted Types; where it says text, browsers hand out more. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
};

/** The security policy lets no text become a script's address but through this policy, which knows one. */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('beau', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

async function lookForNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(address);
  // Without a network there is nothing newer to find.
  await registration?.update().catch(() => undefined);
}

function takeUpNewVersion(): void {
  leaveThisVersion();
  showToast(messages.shopWasUpdated);
}
