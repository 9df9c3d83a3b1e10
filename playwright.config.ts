import { basename, join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from '#dev/browser.mjs';

// Any free port, so that another shop may be served meanwhile: Playwright reads from the server which it is.
const { PORT: port = '0' } = process.env;
const shopFolder = (process.env['SHOP_FOLDER'] ??= 'shop');
const isOtherShop = shopFolder !== 'shop';
/** Playwright empties it first, so it has no other results. */
const results = join('test-results', basename(shopFolder));

/** Journeys on the built shop, in a real browser; `e2e/orders` is tried on the shop that takes orders (SHOP_FOLDER). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: results,
  testMatch: isOtherShop ? '**/orders/*.spec.ts' : '**/*.spec.ts',
  testIgnore: isOtherShop ? [] : ['**/orders/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes only the second time is a fault of the shop or of the test.
  retries: 0,
  workers: '100%',
  // Generous, since nothing here measures speed; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: join(results, 'browser.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env['SHOP_ADDRESS'] ?? process.env['SERVED'],
    // So that every test asks the host itself; e2e/hosting/offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  ...(process.env['SHOP_ADDRESS'] === undefined && {
    webServer: {
      command: 'node commands/serve.mjs',
      env: { PORT: port },
      wait: { stdout: /The shop is open at (?<served>http:\/\/[\d.:]+)/ },
    },
  }),
});
