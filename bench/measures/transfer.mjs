import { inNewBrowser } from '../browser.mjs';
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
  for (const route of routesOf('dist')) {
    const bodies = await inNewBrowser((page) => load(page, address + route));
    const sum = (/** @type {(kind: string) => boolean} */ isWanted) =>
      bodies.filter(({ kind }) => isWanted(kind)).reduce((all, { bytes }) => all + bytes, 0) / 1000;
    const script = sum((kind) => kind === 'script');
    samples.push({ line: 'JavaScript of a cold load', of: route, value: script });
    if (route === '/') {
      const value = sum((kind) => kind !== 'image');
      samples.push({ line: 'page without pictures', of: route, value });
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
  const bodies = [];
  page.on('requestfinished', (request) => {
    const sizes = request.sizes();
    bodies.push(
      sizes.then(({ responseBodySize }) => ({
        kind: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return Promise.all(bodies);
}
