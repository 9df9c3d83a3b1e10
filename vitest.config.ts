import { defineConfig, mergeConfig } from 'vitest/config';

// The tests are about the example shop, whichever shop an owner has chosen.
process.env['SHOP_FOLDER'] ??= 'shop';
const { default: software } = await import('./vite.config.ts');

export default mergeConfig(
  software,
  defineConfig({
    test: {
      include: [
        'app/**/*.test.ts',
        'plugins/**/*.test.ts',
        'shop-data/**/*.test.ts',
        'kit/**/*.test.ts',
        'scripts/**/*.test.ts',
      ],
      environment: 'node',
      // The files of a worker share what they import; each test removes what it gave to all.
      isolate: false,
      maxWorkers: '100%',
      // Nothing here measures speed, and a crowded machine is slow.
      testTimeout: 60_000,
    },
  }),
);
