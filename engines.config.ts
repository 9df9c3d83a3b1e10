import { defineConfig } from 'vitest/config';

/** The journeys that matter most, in other browsers than Chromium: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    env: { SHOP_FOLDER: 'examples/norderton' },
    globalSetup: 'e2e/engines/setup.ts',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
