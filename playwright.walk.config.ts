import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The random walk of the built shop, apart from the journeys since it takes so much longer. */
export default defineConfig(journeys, {
  testMatch: '**/*.walk.ts',
  globalSetup: './e2e/walk/buildReleases.ts',
  outputDir: 'test-results/walk',
  retries: 0,
  reporter: 'list',
  // Of hundreds of steps it would be too large; the report names the few that repeat a fault.
  use: { trace: 'off' },
});
