import type { Page, Route } from '@playwright/test';
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

/** What a network gives: the shop, nothing at all, an answer without an end, or one of somebody else. */
export type Network = 'well' | 'offline' | 'stalled' | 200 | 429;

/** Answers a request as such a network does. */
export async function answer(route: Route, network: Network): Promise<void> {
  if (network === 'well' || network === 'offline') await route.continue();
  if (typeof network !== 'number') return;
  const body = '<!doctype html><title>Sign in to this network</title>';
  await route.fulfill({ status: network, contentType: 'text/html', body });
}
