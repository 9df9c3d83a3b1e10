import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { enterProject } from '../plugins/project.testing.ts';

const untidy = 'var   a = 1; debugger';

test.each([
  ['oxfmt', '--check', '.'],
  ['oxlint', '--deny-warnings'],
])('14.60 %s looks at the software alone, whatever an owner has in a folder', (tool, ...words) => {
  const program = resolve('node_modules/.bin', tool);
  const { options: _, ...rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  const run = (files: Readonly<Record<string, string>>) => {
    enterProject({
      '.oxfmtrc.json': readFileSync(resolve(home, '.oxfmtrc.json'), 'utf8'),
      // The rules that need types would need the packages.
      '.oxlintrc.json': JSON.stringify(rules),
      'app/tidy.ts': 'export const tidy = 1;\n',
      'my-shop/hi/settings.yaml': 'name:   "Tea"\n',
      'my-shop/.schema/notes.json': '{"a":   1}',
      'my-shop/old/pages/page.js': untidy,
      'my-shop/old/pages/page.css': 'a{color:red}',
      ...files,
    });
    return spawnSync(program, words, { encoding: 'utf8' });
  };
  const home = process.cwd();
  const { status, stdout } = run({});
  expect({ status, stdout }).toMatchObject({ status: 0 });
  process.chdir(home);
  expect(run({ 'app/untidy.ts': untidy }).status).toBe(1);
});
