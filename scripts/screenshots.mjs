/**
 * Takes the screenshots of the built shop that its manifest names, for the browser's install dialog,
 * and writes them into `shop/screenshots`; the next build copies them.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const folder = process.env['BUILT_SHOP'] ?? 'dist';
/** @type {{ screenshots: { src: string, sizes: string, form_factor: 'narrow' | 'wide' }[] }} */
const { screenshots } = JSON.parse(readFileSync(`${folder}/manifest.webmanifest`, 'utf8'));

const host = await serve({ folder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
mkdirSync('shop/screenshots', { recursive: true });
for (const { src, sizes, form_factor: form } of screenshots) {
  const [width = 0, height = 0] = sizes.split('x').map(Number);
  const scale = form === 'narrow' ? 2 : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript(() => localStorage.setItem('signupDismissed', 'true'));
  const screen = basename(src, `-${form}.webp`);
  await page.goto(`${host.address}/${screen === 'home' ? '' : screen.replace('-', '/')}`);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`shop/${src}`);
  await page.close();
}
await browser.close();
await host.close();
