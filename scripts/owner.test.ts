import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('shop-data/new/template', folder, { recursive: true });
  rmSync(join(folder, 'products'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script of this folder, and waits until it ends. */
async function run(script: string, parts: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [`scripts/${script}`, ...parts], {
    env: { ...process.env, SHOP_FOLDER: folder, ...env },
  });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, said };
}

describe('npm run check-shop', () => {
  test('14.60 14.61 on GitHub says which shop it checks, and annotates each mistake', async () => {
    const summary = join(folder, 'summary.md');
    const settings = join(folder, 'settings.yaml');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace(/^name: .*$/m, 'name: Tea\n50% <b>: red'));
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
    const { code, said } = await run('checkShop.mjs', [], env);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Shop: ${folder}\n`));
    const line = text.split('\n').findIndex((each) => each.startsWith('name: ')) + 2;
    const place = `file=${folder}/settings.yaml,line=${line}`;
    expect(said).toContain(
      `::error ${place}::${folder}/settings.yaml, line ${line}: 50%25 <b> is not`,
    );
    expect(said).toContain(`::error file=${folder}/icon.svg::${folder}/icon.svg is missing`);
    expect(readFileSync(summary, 'utf8')).toContain(`line ${line}: 50% \\<b\\> is not`);
  });
});

describe('npm run new-shop', () => {
  test('14.21 leaves a folder alone that exists', async () => {
    const { code, said } = await run('newShop.mjs', ['docs']);
    expect(code).toBe(1);
    expect(said).toBe('docs is there already, so nothing was written. Choose another name.\n');
    expect(readdirSync('docs')).not.toContain('settings.yaml');
  });
});
