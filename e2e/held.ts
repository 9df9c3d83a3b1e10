import type { Page } from '@playwright/test';
import { expect, hydrated } from './shop.ts';

/** The shop's scripts, but for the one that records what the shopper does before they have come. */
export const scripts = /\/assets\/(?!boot).*\.js$/;

/** Delays a file, or several, until the returned function is called. */
export async function hold(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens an address and delays its scripts until the returned function is called. */
export async function openHeld(
  page: Page,
  address: string,
  whenHydrated = hydrated,
): Promise<() => Promise<void>> {
  const release = await hold(page, scripts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await whenHydrated(page);
  };
}

/**
 * Stops React before it hydrates the next document, until `continueReact` is called or the shopper goes
 * back. Documents after that one are not stopped.
 */
export async function pauseReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test:paused') !== null) return;
    // oxlint-disable-next-line typescript/unbound-method -- It is always called with its port.
    const { postMessage } = MessagePort.prototype;
    const waiting: (() => void)[] = [];
    MessagePort.prototype.postMessage = function wait(this: MessagePort, ...sent: [unknown]) {
      sessionStorage.setItem('test:paused', 'yes');
      waiting.push(() => postMessage.apply(this, sent));
    };
    const release = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of waiting.splice(0)) send();
    };
    addEventListener('test:continue', release);
    addEventListener('popstate', release);
  });
}

/** Waits until `pauseReact` has stopped React. */
export async function reactPaused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test:paused'))).toBe('yes');
}

async function continueReact(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('test:continue')));
}

/** Opens an address and stops React before it hydrates the page, until the returned function is called. */
export async function openPaused(page: Page, address: string): Promise<() => Promise<void>> {
  await pauseReact(page);
  await page.goto(address);
  await reactPaused(page);
  return async () => {
    await continueReact(page);
    await hydrated(page);
  };
}
