import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages } from './install.mjs';

installPackages();
const { installBrowser } = await import('./browser.mjs');
installBrowser();

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: string[], count?: () => Count }} Step
 */

/** @type {Step[]} */
const steps = [
  { name: 'formatting', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings', '0'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'specification', command: ['node', 'tools/spec.mjs'] },
  { name: 'style sheets', command: ['node', 'tools/style-check.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'dead code, as shipped', command: ['knip', '--production'] },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${results}/unit.json`,
    ],
    count: countUnitTests,
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'weight of each route', command: ['node', 'tools/budget.mjs'] },
  { name: 'browser tests', command: ['playwright', 'test'], count: countBrowserTests },
];

let passed = 0;
let failed = 0;
for (const { name, command, count } of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  const counted = count?.() ?? { passed: 0, failed: 0 };
  // A step that fails without a failing test (a check, a build, a crash) counts as one failure.
  const hasFailed = status !== 0 && counted.failed === 0;
  passed += counted.passed + (count || status !== 0 ? 0 : 1);
  failed += counted.failed + (hasFailed ? 1 : 0);
  if (name === 'build' && status !== 0) break;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @returns {Count} */
function countUnitTests() {
  const { numPassedTests, numFailedTests } = readReport('unit.json');
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

/** @returns {Count} */
function countBrowserTests() {
  const { stats } = readReport('browser.json');
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${results}/${name}`, 'utf8'));
  } catch {
    console.error(`No report in ${results}/${name}: the run was cut off.`);
    return {};
  }
}
