import { readdir, stat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** node masters.mjs [FOLDER]: saves the drawn pictures as WebP in the shop, and says how heavy they are. */
const shop = join(import.meta.dirname, '../../examples/norderton');
const from = process.argv[2] ?? join(import.meta.dirname, 'out');
const products = await readdir(join(shop, 'products'));
let sum = 0;
for (const file of (await readdir(from)).filter((name) => name.endsWith('.png')).toSorted()) {
  const name = file.slice(0, -4), [, id, kind] = /^(\d\d)-(primary|secondary)$/.exec(name) ?? [];
  const folder = id && products.find((product) => product.startsWith(`${id}-`));
  const to = join(shop, folder ? `products/${folder}/${kind}.webp` : `pictures/${name}.webp`);
  await mkdir(dirname(to), { recursive: true });
  // The print of a few dots is worth more than the last smoothness of a wall: sharp YUV, not a higher quality.
  await sharp(join(from, file)).webp({ quality: 84, smartSubsample: true, effort: 6, preset: 'photo' }).toFile(to);
  sum += (await stat(to)).size;
}
console.log(`${(sum / 1e6).toFixed(2)} MB`);
