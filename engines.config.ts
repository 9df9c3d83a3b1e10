import { defineConfig, devices } from '@playwright/test';
import config from './playwright.config.ts';

/** The main journey in Playwright's Firefox and WebKit: `npm run test:engines`, which installs both. */
export default defineConfig({
  ...config,
  testMatch: '**/main-job.spec.ts',
  projects: ['Firefox', 'Safari'].map((name) => ({
    name,
    // Without the program and the words that Chromium is started with.
    use: { ...devices[`Desktop ${name}`], launchOptions: {} },
  })),
});
