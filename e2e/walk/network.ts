import type { BrowserContext, Page, Route } from '@playwright/test';

export type Network = 'fast' | 'slow' | 'none';

/** 400 kbit/s, 400 ms there and back, and a processor that is slow too. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Sets a page's line and processor; being without a network is the whole browser's. */
export async function setSpeed(page: Page, network: 'fast' | 'slow'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network === 'slow' ? slow : fast);
  await session.send('Emulation.setCPUThrottlingRate', { rate: network === 'slow' ? 4 : 1 });
}

export async function setNetwork(context: BrowserContext, network: Network): Promise<void> {
  await context.setOffline(network === 'none');
  if (network === 'none') return;
  for (const page of context.pages()) await setSpeed(page, network);
}

const scripts = '**/assets/*.js';

/** The page's first script, without which nothing could be noted or tried again. */
const isBootScript = (route: Route) => /\/(?:early|boot)\b/.test(route.request().url());

/** Keeps the page's scripts away, all but its first; what comes back lets them through. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const hold = async (route: Route) => {
    if (!isBootScript(route)) await opened;
    await route.continue();
  };
  await page.route(scripts, hold);
  return async () => {
    gate.open();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Has the line drop one script, the one so many requests from now. */
export async function dropScript(page: Page, after: number): Promise<void> {
  let left = after;
  const drop = async (route: Route) => {
    if (isBootScript(route)) return route.continue();
    left -= 1;
    if (left !== -1) return route.continue();
    await route.abort('connectionreset');
    await page.unroute(scripts, drop);
  };
  await page.route(scripts, drop);
}
