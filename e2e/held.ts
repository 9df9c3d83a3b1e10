import type { Page } from '@playwright/test';
import { hydrated } from './shop.ts';

/** The shop's scripts, but for the page's own, which answers presses before these have come. */
const scripts = /\/assets\/.*\.js$/;

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
