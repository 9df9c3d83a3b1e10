import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';

declare global {
  /** What vitest.config.ts puts in the place of `import.meta.env`, with the types that a build gives. */
  const constantsOfShop: ShopConstants;
}

// The same values in each run; `FUZZ=1 npm run test:unit` looks for others, and says the seed of what it finds.
fc.configureGlobal(
  process.env['FUZZ'] === undefined ? { seed: 60, numRuns: 25 } : { numRuns: 100 },
);

// The shops of tests have days in them: whichever day it is, these have not passed.
beforeEach(() => void vi.setSystemTime('2026-11-28T10:00:00'));

const ofExample = { ...constantsOfShop };
afterEach(() => {
  vi.useRealTimers();
  inShop(ofExample);
});

/** Until the test ends, the code is that of a shop with these constants; all others are those of `shop/`. */
export function inShop(constants: Partial<ShopConstants>): void {
  Object.assign(constantsOfShop, constants);
}
