/**
 * Plants one fault at a time in a copy of the rules and the storage, and says which of them no test
 * notices. A fault stands in `mutants.json` as the file, what it says, and what it says then.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = 'node_modules/.cache/mutants';
/** @type {[file: string, from: string, to: string][]} */
const mutants = JSON.parse(readFileSync(new URL('mutants.json', import.meta.url), 'utf8'));

rmSync(folder, { recursive: true, force: true });
/** @type {string[]} */
const survivors = [];
const waiting = [...mutants.entries()];
await Promise.all([0, 1].map(work));
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants killed`);
for (const survivor of survivors) console.log(`survived: ${survivor}`);
process.exitCode = survivors.length * 10 > mutants.length ? 1 : 0;

/** @param {number} worker */
async function work(worker) {
  const copy = join(folder, `${worker}`);
  mkdirSync(copy, { recursive: true });
  for (const part of ['app', 'package.json', 'tsconfig.json', 'vite.config.ts', 'tools']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  for (const part of ['node_modules', 'shop']) symlinkSync(resolve(part), join(copy, part));
  if (await fails(copy)) throw new Error('The tests fail before any fault is planted.');
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [number, [file, from, to]] = next;
    const place = join(copy, file);
    const sound = readFileSync(place, 'utf8');
    if (sound.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
    writeFileSync(
      place,
      sound.replace(from, () => to),
    );
    const isKilled = await fails(copy);
    writeFileSync(place, sound);
    if (!isKilled) survivors.push(`${file}: ${from} → ${to}`);
    console.log(`${number + 1} ${isKilled ? 'killed' : 'SURVIVED'} ${file}: ${from} → ${to}`);
  }
}

/**
 * @param {string} copy
 * @returns {Promise<boolean>}
 */
function fails(copy) {
  const run = spawn('npx', ['vitest', 'run', 'app/storage', 'app/domain', '--bail', '1'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, PROGRAMS: '3000', STRINGS: '3000' },
  });
  return new Promise((settle) => {
    run.on('close', (status) => settle(status !== 0));
  });
}
