import type { BrowserContext, Page, Route } from '@playwright/test';

export type Network = 'fast' | 'slow' | 'none';

/** 400 kbit/s with a latency of 400 ms. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Sets the speed of a page's network, and on a slow one how many times slower the processor is. Only
 * a complete browser can be offline.
 */
export async function setSpeed(
  page: Page,
  network: 'fast' | 'slow',
  slowdown: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network === 'slow' ? slow : fast);
  await session.send('Emulation.setCPUThrottlingRate', { rate: network === 'slow' ? slowdown : 1 });
}

export async function setNetwork(
  context: BrowserContext,
  network: Network,
  slowdown: number,
): Promise<void> {
  await context.setOffline(network === 'none');
  if (network === 'none') return;
  for (const page of context.pages()) await setSpeed(page, network, slowdown);
}

const scripts = '**/assets/*.js';

/** Without the boot script nothing would be recorded or requested again. */
const isBootScript = (route: Route) => /\/boot\b/.test(route.request().url());

/** Holds all scripts of a page but its first one, until the returned function is called. */
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

/** Makes one script fail: the one that is requested after this many others. */
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
