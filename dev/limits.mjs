/**
 * Counts what the repository holds, and fails where it is more than `dev/limits.json` allows: lines of code of each
 * room, lines of tests, words of each chapter of the specification and of all documents. `--lower` writes
 * today's figures into the table where they are lower. No command raises a limit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {Record<string, number>} Counts by the name of what is counted */

const table = 'dev/limits.json';
/** @type {Counts} */
const limits = JSON.parse(readFileSync(table, 'utf8'));
const counts = countAll();

if (process.argv.includes('--lower')) {
  for (const [name, most] of Object.entries(limits))
    limits[name] = Math.min(most, counts[name] ?? 0);
  writeFileSync(table, `${JSON.stringify(limits, null, 2)}\n`);
} else {
  const above = Object.entries(counts).filter(([name, count]) => !(count <= (limits[name] ?? 0)));
  for (const [name, count] of above) {
    const most = limits[name] ?? 0;
    console.error(
      `${name}: ${count}, ${count - most} more than the limit of ${most}. Take as much away in the same change: ${table} is never raised.`,
    );
  }
  process.exitCode = above.length === 0 ? 0 : 1;
}

/** @returns {Counts} */
function countAll() {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  /** @type {Counts} */
  const sums = {};
  const add = (/** @type {string} */ name, /** @type {number} */ count) => {
    sums[name] = (sums[name] ?? 0) + count;
  };
  for (const file of files.filter((each) => existsSync(each))) {
    const [folder = '', ...rest] = file.split('/');
    if (/\.(?:tsx?|mjs|css)$/.test(file) && !['art', 'examples', 'shop'].includes(folder)) {
      const isTest = /\.(?:test|spec|walk|testing)\.|^e2e\//.test(file);
      const room = rest.length === 0 ? 'configuration' : folder;
      add(isTest ? 'lines of tests' : `lines of code in ${room}`, count(file, /\n/g));
    }
    if (/^docs\/(?!engineers\/decisions\/).*\.md$/.test(file)) {
      const words = count(file, /\S+/g);
      add('words of all documents but decisions', words);
      if (file.startsWith('docs/specification/')) add(`words of ${rest.at(-1)}`, words);
    }
  }
  return sums;
}

/** @param {string} file @param {RegExp} what @returns {number} how often it is in the file */
function count(file, what) {
  return readFileSync(file, 'utf8').match(what)?.length ?? 0;
}
