/** Plants one fault at a time in the rules and the storage, and says which of them no test notices. */
export default {
  mutate: ['app/{domain,storage}/*.ts', '!app/**/*.{test,testing}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Some tests import what they test only when they run, so none may be left out as unrelated.
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long, so that a crowded machine does not pass for a killed fault.
  timeoutMS: 60_000,
  // This rewrites paths in the file with a part of TypeScript that version 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['art', 'bench', 'e2e', 'docs/images'],
  tempDirName: 'node_modules/.cache/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
