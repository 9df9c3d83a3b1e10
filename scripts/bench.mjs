/**
 * Measures the built shop: `npm run bench`, or with another build in turns
 * `npm run bench -- --compare OTHER_FOLDER`. Prints a table in Markdown.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';

const { values } = parseArgs({
  options: { compare: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const folders = [process.env['BUILT_SHOP'] ?? 'dist', ...(values.compare ? [values.compare] : [])];
const pages = ['/', '/products', '/product/5'];

/** What Chrome calls slow 4G, and how much slower a cheap phone is than this machine. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 86_400,
};
const slowdown = 4;

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a folder over HTTP/2, compressed, as a good host does. @param {string} folder */
async function serve(folder) {
  const home = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(home, 'key'), join(home, 'cert')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-nodes', '-subj', '/CN=127.0.0.1', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'ignore' });
  const certificate = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(home, { recursive: true });
  /** @type {Map<string, Buffer>} */
  const known = new Map();
  const server = createSecureServer(certificate, (request, response) => {
    const path = decodeURI(new URL(request.url, 'https://shop').pathname);
    const file = join(folder, path.replace(/\/$/, '/index') + (extname(path) ? '' : '.html'));
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[extname(file)] ?? 'text/plain';
    const isText = /text|svg/.test(type);
    const body =
      known.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    known.set(file, body);
    response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) });
    response.end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `https://127.0.0.1:${port}`, close: () => server.close() };
}

const debuggingPort = 9333;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`],
});
/** @param {boolean} isSlow */
async function openTab(isSlow) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  await context.addInitScript(() => localStorage.setItem('signupDismissed', 'true'));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { context, page, devtools };
}

/** The bytes of a cold load by kind, and the time of its main thread. @param {string} address */
async function loadCold(address) {
  const { context, page, devtools } = await openTab(false);
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  return {
    'HTML, bytes': bytes['Document'] ?? 0,
    'style, bytes': bytes['Stylesheet'] ?? 0,
    'script, bytes': bytes['Script'] ?? 0,
    'main thread, ms': seconds * 1000,
  };
}

/** When the button to add is visible, and when its first press has an effect, on a slow line. @param {string} address */
async function timeFirstEffect(address) {
  const { context, page } = await openTab(true);
  await context.addInitScript(() => {
    let pressed = 0;
    /** @type {number | undefined} */
    let visible;
    const look = () => {
      const button = document.querySelector('main [role=group] + button');
      const box = button?.getBoundingClientRect();
      const now = performance.now();
      if (button instanceof HTMLElement && box && box.width > 0) {
        visible ??= now;
        // As an impatient shopper, again after a quarter of a second.
        if (now - pressed > 250) {
          button.click();
          pressed = now;
        }
      }
      const badge = document.querySelector('header a[href$="/cart"]')?.getAttribute('aria-label');
      if (/, [1-9]/.test(badge ?? '')) Object.assign(window, { felt: [visible, now] });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const felt = await page.waitForFunction(() => Reflect.get(window, 'felt'));
  const [visible = NaN, effect = NaN] = /** @type {number[]} */ (await felt.jsonValue());
  await context.close();
  return { visible, effect };
}

/** Lighthouse is no package of the shop: it is measured where somebody has installed it. */
const name = 'lighthouse';
const { default: lighthouse } = await import(name).catch(() => ({}));
if (!lighthouse) {
  console.log('Lighthouse is left out: "npm install --no-save lighthouse@13.5.0" adds it.\n');
}
/** @param {string} address */
async function askLighthouse(address) {
  const flags = { port: debuggingPort, onlyCategories: ['performance'], logLevel: 'error' };
  const { lhr } = await lighthouse(address, flags);
  const value = (/** @type {string} */ name) => lhr.audits[name].numericValue;
  return {
    'Lighthouse performance': lhr.categories.performance.score * 100,
    'largest contentful paint, ms': value('largest-contentful-paint'),
    'total blocking time, ms': value('total-blocking-time'),
  };
}

/** @type {Map<string, number[][]>} the values of each measure, by build */
const measured = new Map();
/** @param {string} name @param {number} build @param {number} value */
function note(name, build, value) {
  const builds = measured.get(name) ?? folders.map(() => []);
  measured.set(name, builds);
  builds[build]?.push(value);
}

const hosts = await Promise.all(folders.map(serve));
for (let run = 0; run < Number(values.runs); run += 1) {
  for (let turn = 0; turn < hosts.length; turn += 1) {
    // Whoever begins changes, so that a slow moment of the machine falls on all.
    const build = (run + turn) % hosts.length;
    const origin = hosts[build]?.address ?? '';
    for (const page of pages) {
      const cold = await loadCold(origin + page);
      const judged = lighthouse ? await askLighthouse(origin + page) : {};
      for (const [name, value] of Object.entries({ ...cold, ...judged })) {
        note(`${page}: ${name}`, build, value);
      }
    }
    const { visible, effect } = await timeFirstEffect(`${origin}/product/5`);
    note('button is visible, slow line, ms', build, visible);
    note('first effect, slow line, ms', build, effect);
  }
}
await browser.close();
for (const { close } of hosts) close();

const [first = '', other] = folders;
console.log(`| median of ${values.runs} runs | ${first} |${other ? ` ${other} | ratio |` : ''}`);
console.log(`|---|--:|${other ? '--:|--:|' : ''}`);
for (const [name, builds] of measured) {
  const medians = builds.map((of) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? NaN);
  const ratio = other ? ` ${((medians[0] ?? NaN) / (medians[1] ?? NaN)).toFixed(2)} |` : '';
  console.log(`| ${name} | ${medians.map((value) => value.toFixed(0)).join(' | ')} |${ratio}`);
}
