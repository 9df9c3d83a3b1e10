/**
 * Measures the built shop against its goals, several times over: `npm run bench -- --runs 9`.
 * A run takes every measure once of every build, so that a slow spell of the machine falls on all.
 * docs/performance.md says what is measured and how.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { installPackages } from '../scripts/install.mjs';

process.chdir(dirname(import.meta.dirname));
installPackages();
installPackages('bench');
const { serve } = await import('../scripts/serve.mjs');
const { installBrowser } = await import('../scripts/browser.mjs');
const { goals } = await import('./goals.mjs');
const { makeCertificate } = await import('./certificate.mjs');
const { describeMachine } = await import('./machine.mjs');
const { readOptions } = await import('./options.mjs');
const { comparisonTable, goalsTable, routesTable } = await import('./report.mjs');
const { toResults } = await import('./results.mjs');

/** @type {Record<string, () => Promise<(address: string) => Promise<import('./goals.mjs').Sample[]>>>} */
const measures = {
  transfer: async () => (await import('./measures/transfer.mjs')).measureTransfer,
  mainThread: async () => (await import('./measures/mainThread.mjs')).measureMainThread,
  firstEffect: async () => (await import('./measures/firstEffect.mjs')).measureFirstEffect,
  interactions: async () => (await import('./measures/interactions.mjs')).measureInteractions,
  memory: async () => (await import('./measures/memory.mjs')).measureMemory,
  lighthouse: async () => (await import('./measures/lighthouse.mjs')).measureLighthouse,
};

const words = process.argv.slice(2);
const options = readOptions(words, Object.keys(measures));
installBrowser();
if (!existsSync('dist/index.html')) {
  console.error('Building the shop …');
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
}

const certificate = makeCertificate();
const folders = ['dist', ...(options.compare === undefined ? [] : [options.compare])];
const builds = await Promise.all(
  folders.map(async (folder) => ({
    folder,
    host: await serve({ folder, certificate }),
    samples: /** @type {import('./goals.mjs').Sample[]} */ ([]),
  })),
);
for (let run = 1; run <= options.runs; run += 1) {
  // The builds take turns at being first, which no two runs in a row are the same for.
  const inTurn = run % 2 === 1 ? builds : builds.toReversed();
  for (const [name, load] of Object.entries(measures)) {
    if (options.only !== undefined && options.only !== name) continue;
    const measure = await load();
    for (const { folder, host, samples } of inTurn) {
      console.error(`run ${run} of ${options.runs}: ${name} of ${folder}`);
      samples.push(...(await measure(host.address)));
    }
  }
}
await Promise.all(builds.map(({ host }) => host.close()));

const measured = builds.map(({ folder, samples }) => ({ folder, results: toResults(samples) }));
const { date, machine, browser } = describeMachine();
const command = ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
const look = { isMarkdown: options.isMarkdown };

console.log(`${date}, ${machine}, ${browser}\n\`${command}\`, runs: ${options.runs}\n`);
const [{ results } = { results: [] }, other] = measured;
console.log(`${goalsTable(results, look)}\n`);
console.log(`${routesTable(results, look)}\n`);
if (other) console.log(`${comparisonTable(results, other.results, look)}\n`);

mkdirSync('bench/results', { recursive: true });
const file = `bench/results/${date.replaceAll(/\D/g, '')}.json`;
writeFileSync(
  file,
  JSON.stringify({ date, machine, browser, command, goals, builds: measured }, undefined, 2),
);
console.log(`All values: ${file}`);
