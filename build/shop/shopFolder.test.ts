import { writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { enterProject } from '../project.testing.ts';
import { readShop } from './readShop.ts';
import { shopFolder } from './shopFolder.mjs';
import { smallShop } from './smallShop.testing.ts';

describe('The current shop', () => {
  test('14.60 is what SHOP_FOLDER names, else what shop.txt names, else shop', () => {
    enterProject({});
    vi.stubEnv('SHOP_FOLDER', undefined);
    expect(shopFolder()).toBe('shop');
    writeFileSync('shop.txt', '\uFEFFmy-shop\r\n');
    expect(shopFolder()).toBe('my-shop');
    vi.stubEnv('SHOP_FOLDER', 'examples/norderton/');
    expect(shopFolder()).toBe('examples/norderton');
    vi.unstubAllEnvs();
  });

  test.each(['https://name.github.io/my-shop/', 'https://name.github.io/my-shop'])(
    '14.62 may have the site %s, of which its pages use the host',
    async (site) => {
      const change = { file: 'settings.yaml', from: 'https://leafandcup.shop', to: site };
      const { shop } = await readShop(await smallShop(change));
      expect(shop?.content.settings.site).toBe('https://name.github.io');
    },
  );
});
