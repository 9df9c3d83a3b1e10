import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/browser.mjs';
import { acceptAnyCertificate } from '../certificate.mjs';
import { routesOf } from '../routes.mjs';

/** @type {[string, import('../goals.mjs').Line][]} */
const categories = [
  ['performance', 'Lighthouse performance'],
  ['accessibility', 'Lighthouse accessibility'],
  ['best-practices', 'Lighthouse best practices'],
  ['seo', 'Lighthouse SEO'],
];

/** @type {[string, import('../goals.mjs').Line][]} */
const audits = [
  ['largest-contentful-paint', 'largest contentful paint'],
  ['total-blocking-time', 'total blocking time'],
  ['cumulative-layout-shift', 'cumulative layout shift'],
];

/** A run can come to nothing for the browser's reasons, a lost trace for one. */
const attempts = 3;

/**
 * Lighthouse's scores and metrics of every route, with its default throttling: a slow phone on a
 * slow 4G cell, simulated.
 *
 * @param {string} address of the shop
 * @param {readonly string[]} routes
 * @returns {Promise<import('../goals.mjs').Sample[]>}
 */
export async function measureLighthouse(address, routes = routesOf('dist')) {
  /** @type {import('../goals.mjs').Sample[]} */
  const samples = [];
  for (const route of routes) {
    const report = await reportOn(address + route);
    for (const [id, line] of categories) {
      samples.push({ line, of: route, value: (report.categories[id]?.score ?? 0) * 100 });
    }
    for (const [id, line] of audits) {
      samples.push({ line, of: route, value: report.audits[id]?.numericValue ?? Number.NaN });
    }
  }
  return samples;
}

/** @param {string} address */
async function reportOn(address) {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const chrome = await launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', '--no-sandbox', acceptAnyCertificate],
    });
    try {
      const result = await lighthouse(address, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: categories.map(([id]) => id),
      });
      if (result && typeof result.lhr.categories['performance']?.score === 'number') {
        return result.lhr;
      }
      console.error(`Lighthouse measured nothing of ${address}, attempt ${attempt}.`);
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse measured nothing of ${address} in ${attempts} attempts.`);
}
