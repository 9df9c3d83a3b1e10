import { expect, onTestFinished, test, vi } from 'vitest';
import { currentShop } from './readShop.ts';
import { settings, writeSmallShop } from './smallShop.testing.ts';

test('the current shop is that of the folder that is named now, also after another one was read', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['Leaf', 'Cup']) {
    vi.stubEnv('SHOP_FOLDER', await writeSmallShop(settings({ name })));
    expect((await currentShop()).content.settings.name).toBe(name);
  }
});
