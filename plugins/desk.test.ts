import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { writeSmallShop } from '#shop-data/read/smallShop.testing.ts';
import { desk } from './desk.ts';
import { fonts } from './fonts.ts';
import { shop } from './shop.ts';

test('the desk opens while the shop has a mistake, and says which', async () => {
  const folder = await writeSmallShop();
  vi.stubEnv('SHOP_FOLDER', folder);
  vi.spyOn(console, 'log').mockReturnValue();
  const settings = `${folder}/settings.yaml`;
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('percent: 23', 'percent: all'));
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [desk(), shop(), fonts()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
  try {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const ask = (path: string) => fetch(address + path, { headers: { accept: 'text/html' } });
    const answers = await Promise.all(['', 'admin/', 'admin/problems'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
    expect(await answers[0]?.text()).toContain('<a href="/admin/">');
    expect(await answers[1]?.text()).toContain('id="nc-root"');
    expect(await answers[2]?.text()).toContain('Settings: Tax, Percent is “all”');
  } finally {
    await server.close();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
});
