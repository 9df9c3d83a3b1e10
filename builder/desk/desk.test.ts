import { readFileSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeSmallShop } from '#reader/read/smallShop.testing.ts';
import { desk } from './desk.ts';
import { fonts } from '#builder/fonts/fonts.ts';
import { shop } from '#builder/modules/shop.ts';
import { serveProject } from '#builder/modules/smallProject.testing.ts';

async function useShop(): Promise<string> {
  const folder = await writeSmallShop();
  vi.stubEnv('SHOP_FOLDER', folder);
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return `${folder}/settings/tax.yaml`;
}

const makeMistake = (settings: string) =>
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('percent: 23', 'percent: all'));

test('the desk opens while the shop has a mistake, and says which', async () => {
  makeMistake(await useShop());
  const { ask } = await serveProject({ plugins: [desk(), shop(), fonts()] });
  const answers = await Promise.all(['', 'admin/', 'admin/problems'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
  expect(await answers[0]?.text()).toContain('<a href="/admin/">');
  expect(await answers[1]?.text()).toContain('id="said"');
  expect(await answers[2]?.text()).toContain('Tax and papers: Tax, Percent is “all”');
});

test('the desk may ask at any time: the shop is checked again when a file has changed', async () => {
  const settings = await useShop();
  const { ask, server } = await serveProject({ plugins: [desk()] });
  const isWrong = async () => (await (await ask('admin/problems')).text()).includes('“all”');
  expect(await isWrong()).toBe(false);
  makeMistake(settings);
  expect(await isWrong()).toBe(false);
  server.watcher.emit('all', 'change', settings);
  expect(await isWrong()).toBe(true);
});
