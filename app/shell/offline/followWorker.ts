import { lineHere, whenQuiet } from '#loading/ahead.ts';
import { askHost, ownVersion } from '#loading/version.ts';
import { info } from '#ui/toast.ts';
import { shopWasUpdated } from '#strings/toasts';

const address = `${import.meta.env.BASE_URL}${import.meta.env.LANGUAGE_PATH}sw.js`;

/**
 * Registers the service worker, which makes the shop work without a network. When a version is ready
 * that is not the one of this page, a toast says so, and the next page is loaded from it.
 */
export async function followWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const registration = await navigator.serviceWorker.register(trustedAddress());
  const follow = () => {
    const { installing, waiting } = registration;
    // The first worker of all waits for a moment too; and what a shopper does goes before a question to the host.
    if (waiting && registration.active)
      whenQuiet(async () => {
        // The page may have come from the host, and then have the version that waits.
        if ((await askHost()) === 'other') info(shopWasUpdated);
      });
    installing?.addEventListener('statechange', follow);
  };
  registration.addEventListener('updatefound', follow);
  follow();
  void keepShop();
  document.addEventListener('visibilitychange', () => {
    // Without a network there is no new version.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Has the worker keep what this page has shown, and then what opens the shop, where data cost little (SPEC 17.30). */
async function keepShop(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const seen = [document.URL, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  const keep = (opens: boolean) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has one origin.
    active?.postMessage({ version: ownVersion(), seen, opens });
  keep(false);
  if (lineHere() !== 'dear') whenQuiet(() => keep(true));
}

/** TypeScript does not know Trusted Types yet; browsers return objects where this says `string`. */
type Policy = { readonly createScriptURL: (address: string) => string };
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** The content security policy allows a script's address only from this Trusted Types policy. */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('beau', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
