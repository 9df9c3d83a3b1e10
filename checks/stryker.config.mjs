/** Changes the rules and the storage, one fault at a time, and lists the faults that no test finds. */
export default {
  mutate: ['app/{domain,storage}/*.ts', '!app/**/*.{test,testing}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Some tests import what they test only when they run, so none may be left out as unrelated.
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long, so that a slow machine is not mistaken for a fault that a test finds.
  timeoutMS: 60_000,
  // This rewrites paths in the file with a part of TypeScript that version 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['art', 'bench', 'e2e', 'docs/images'],
  tempDirName: 'node_modules/.cache/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
