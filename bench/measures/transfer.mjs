import { inNewBrowser, screens } from '../browser.mjs';
import { routesOf } from '../routes.mjs';

/**
 * What a first visit of each route transfers until the network is quiet: bodies as they come over
 * the wire, compressed, headers left out.
 *
 * @param {string} address of the shop
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureTransfer(address) {
  /** @type {import('../goals.mjs').Sample[]} */
  const samples = [];
  for (const of of routesOf('dist')) {
    const sum = await inNewBrowser((page) => load(page, address + of));
    const script = sum((kind) => kind === 'script');
    samples.push({ line: 'JavaScript of a cold load', of, value: script });
    if (of !== '/' && of !== '/products') continue;
    const value = sum((kind) => kind !== 'image');
    if (of === '/') samples.push({ line: 'page without pictures', of, value });
    for (const [width, screen] of Object.entries(screens)) {
      const line = /** @type {import('../goals.mjs').Line} */ (
        `pictures of a first visit, ${width}`
      );
      const sum = await inNewBrowser((page) => load(page, address + of), { screen });
      samples.push({ line, of, value: sum((kind) => kind === 'image') });
    }
  }
  return samples;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} address
 */
async function load(page, address) {
  /** @type {Promise<{ kind: string, bytes: number }>[]} */
  const requests = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    requests.push(request.sizes().then((sizes) => ({ kind, bytes: sizes.responseBodySize })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(requests);
  return (/** @type {(kind: string) => boolean} */ isWanted) =>
    bodies.reduce((all, { kind, bytes }) => all + (isWanted(kind) ? bytes : 0), 0) / 1000;
}
