import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'test-results/order-shop';
const built = 'dist-order-shop';

/**
 * Builds this shop once more, with orders that go to WhatsApp.
 *
 * @returns {string} the built folder
 */
export function buildOrderShop() {
  cpSync('shop', folder, { recursive: true });
  const settings = `${folder}/settings.yaml`;
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text.replace(/^orders: .*$/m, 'orders: { channel: whatsapp, phone: +91 98765 43210 }'),
  );
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, SHOP_FOLDER: folder, BUILT_SHOP: built },
  });
  if (status !== 0) throw new Error('The shop with orders on WhatsApp could not be built.');
  return built;
}
