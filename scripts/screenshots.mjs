/**
 * Takes the screenshots of the built shop for the browser's install dialog,
 * and writes them into `screenshots` of the shop's folder; the next build copies them.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const folder = process.env['BUILT_SHOP'] ?? 'dist';
/** @type {{ module: typeof import('../app/site/screenshots.ts') }} */
const { module: site } = await runnerImport('./app/site/screenshots.ts');
/** @type {{ module: typeof import('../shop-data/currentShop.ts') }} */
const { module: current } = await runnerImport('./shop-data/currentShop.ts');
const shop = await current.currentShop();
const screenshots = site.listScreenshots(shop.products[0]?.id ?? 1);

const host = await serve({ folder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
mkdirSync(`${shop.folder}/screenshots`, { recursive: true });
for (const { file, path, form } of screenshots) {
  const { width, height } = site.screenshotSizes[form];
  const scale = form === 'narrow' ? 2 : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript(() => localStorage.setItem('signupDismissed', 'true'));
  await page.goto(host.address + path);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${shop.folder}/${file}`);
  await page.close();
}
await browser.close();
await host.close();
