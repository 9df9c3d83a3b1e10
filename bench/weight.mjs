/**
 * Measures the pictures of a first visit: what a browser with nothing stored loads of them before
 * anyone scrolls, over the wire and headers left out. What the offline worker
 * caches later is not counted; `npm run bench:visits` measures it.
 *
 * Run by `npm run bench:weight` on the shop as built in `dist`; fails when a screen is over its bar.
 */
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

/** A phone and a usual desktop; `density` is device pixels to a CSS pixel. */
const screens = {
  phone: { width: 390, height: 844, density: 3 },
  desktop: { width: 1440, height: 900, density: 1 },
};

/** At most so many bytes of pictures. */
const bars = [
  { path: '/', screen: screens.phone, most: 160_000 },
  { path: '/', screen: screens.desktop, most: 260_000 },
  { path: '/products', screen: screens.phone, most: 140_000 },
  { path: '/products', screen: screens.desktop, most: 220_000 },
];

const host = await serve({ folder: process.argv[2] ?? 'dist' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
console.log('path         screen        pictures      bytes    at most');
for (const { path, screen, most } of bars) {
  const sizes = await loadPictures(path, screen);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > most) process.exitCode = 1;
  console.log(
    path.padEnd(12),
    `${screen.width} px @${screen.density}`.padEnd(13),
    `${sizes.length}`.padStart(8),
    `${bytes}`.padStart(10),
    `${most}`.padStart(10),
    bytes > most ? ' OVER' : '',
  );
}
await browser.close();
await host.close();

/**
 * Opens a screen for the first time and waits until the network is quiet.
 *
 * @param {string} path
 * @param {typeof screens.phone} screen
 * @returns {Promise<number[]>} the bytes of each picture
 */
async function loadPictures(path, { width, height, density }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(host.address + path, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(sizes);
  await context.close();
  return loaded;
}
