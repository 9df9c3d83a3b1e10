import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkShop } from './checkShop.ts';
import { setting, writeSmallShop } from '#reader/read/smallShop.testing.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('npm run check-shop', () => {
  test('on GitHub says which shop it checks, and annotates each mistake', async () => {
    const folder = await writeSmallShop(setting('sku: ', '50% <b>: red\nsku: '), {
      file: 'icon.svg',
      content: undefined,
    });
    const summary = join(folder, 'summary.md');
    vi.stubEnv('SHOP_FOLDER', folder);
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const say = vi.spyOn(console, 'log').mockReturnValue();
    expect(await checkShop()).toBe(false);
    const [first, ...others] = say.mock.calls.flat();
    expect(first).toBe(`Shop: ${folder}`);
    expect(others).toHaveLength(2);
    expect(others[0]).toBe(
      `::error file=${folder}/icon.svg::${folder}/icon.svg is missing: draw the icon of the browser’s tab, a square SVG.`,
    );
    const settings = `${folder}/settings/technical.yaml`;
    expect(others[1]).toContain(
      `::error file=${settings},line=7::${settings}, line 7: 50%25 <b> is not a field`,
    );
    expect(readFileSync(summary, 'utf8')).toContain(String.raw`line 7: 50% \<b\> is not`);
  });
});
