/**
 * Measures the built shop against its goals, several times over: `npm run bench -- --runs 9`.
 * A run takes every measure once of every build, so that a slow spell of the machine falls on all.
 * docs/performance.md says what is measured and how.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from '../scripts/install.mjs';

process.chdir(dirname(import.meta.dirname));
installPackages();
installPackages('bench');
const { serve } = await import('../scripts/serve.mjs');
const { installBrowser } = await import('../scripts/browser.mjs');
const { makeCertificate } = await import('./certificate.mjs');
const { toResults, toTable } = await import('./results.mjs');

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
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    compare: { type: 'string' },
  },
});
const { only, compare } = options;
if (only !== undefined && !measures[only]) {
  throw new Error(`--only takes one of: ${Object.keys(measures).join(', ')}.`);
}
installBrowser();
if (!existsSync('dist/index.html')) {
  console.error('Building the shop …');
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
}

const certificate = makeCertificate();
const builds = await Promise.all(
  ['dist', ...(compare === undefined ? [] : [compare])].map(async (folder) => ({
    folder,
    host: await serve({ folder, certificate }),
    samples: /** @type {import('./goals.mjs').Sample[]} */ ([]),
  })),
);
for (let run = 1; run <= Number(options.runs); run += 1) {
  // The builds take turns at being first, which no two runs in a row are the same for.
  const inTurn = run % 2 === 1 ? builds : builds.toReversed();
  for (const [name, load] of Object.entries(measures)) {
    if (only !== undefined && only !== name) continue;
    const measure = await load();
    for (const { folder, host, samples } of inTurn) {
      console.error(`run ${run} of ${options.runs}: ${name} of ${folder}`);
      samples.push(...(await measure(host.address)));
    }
  }
}
await Promise.all(builds.map(({ host }) => host.close()));

const date = new Date().toISOString().slice(0, 16);
const [processor] = cpus();
const command = `npm run bench ${words.length > 0 ? `-- ${words.join(' ')}` : ''}`.trim();
const [results = [], others] = builds.map(({ samples }) => toResults(samples));
console.log(`${date}, ${cpus().length} × ${processor?.model}, \`${command}\`\n`);
console.log(toTable(results, others));
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/${date.replaceAll(/\D/g, '')}.json`;
writeFileSync(file, JSON.stringify({ date, command, results, others }, undefined, 2));
console.log(`\nAll values: ${file}`);
