import type { test } from '@playwright/test';
import { findBrowser } from '#dev/browser.mjs';

/**
 * For `test.use` at the top of a file: complete Chromium, where the headless shell differs from what
 * shoppers have. It spaces letters differently, and does not scroll to a focus that is partly visible.
 */
export const completeChromium: Parameters<typeof test.use>[0] = {
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findBrowser() }),
    { scope: 'worker' },
  ],
};
