import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Picture } from '#catalogue/picture.ts';
import type { Place } from './masters.ts';
import { pictures } from './pictures.ts';
import { buildProject, enterProject, serveProject } from '#builder/modules/smallProject.testing.ts';

/** A project in which a plugin has this picture described, as that of the shop does. */
function enterWith(name: string, picture: Buffer, place?: Place) {
  const file = join(enterProject({ 'entry.js': '', [name]: picture }), name);
  const described: Picture[] = [];
  const plugins = () => {
    const plugin = pictures();
    const buildStart = async () => {
      described.push(...[await plugin.api?.(file, place)].filter((one) => one !== undefined));
    };
    return [plugin, { name: 'describe', buildStart }];
  };
  return { plugins, described };
}

async function enterShop() {
  const create = { width: 280, height: 350, channels: 3, background: '#e9e5da' } as const;
  return enterWith('shop/products/11-oil/primary.webp', await sharp({ create }).webp().toBuffer());
}

/** The AVIF copy of this width. */
function copyIn(folder: string, width: number): string {
  const name = readdirSync(folder).find((copy) => copy.endsWith(`.${width}.avif`));
  return join(folder, name ?? 'none');
}

const cache = 'node_modules/.cache/pictures';

describe('Pictures', () => {
  test('a described picture is its facts, and a copy of each width in the build', async () => {
    const { plugins, described } = await enterShop();
    await buildProject(plugins());
    const copies = readdirSync('dist/pictures').toSorted();
    expect(copies.map((copy) => copy.replace(/\.\w{4}\./, '.stamp.'))).toEqual([
      'product-11-primary.stamp.220.avif',
      'product-11-primary.stamp.280.avif',
      'product-11-primary.stamp.280.webp',
      'product-11-primary.stamp.98.avif',
    ]);
    const { width, height } = await sharp(`dist/pictures/${copies[0]}`).metadata();
    expect({ width, height }).toEqual({ width: 220, height: 275 });
    expect(described).toMatchObject([{ name: 'product-11-primary', width: 280, height: 350 }]);
  });

  test('a large copy has the soft shades of a flat ground, and few bytes for a texture', async () => {
    const raw = { width: 1000, height: 300, channels: 1 } as const;
    const shades = Array.from({ length: 300_000 }, (_, at) =>
      Math.round(128 + 2.5 * Math.sin((at % 1000) / 30) * Math.sin(at / 30_000)),
    );
    const flat = await sharp(Buffer.from(shades), { raw }).png().toBuffer();
    const soft = enterWith('soft.png', flat);
    await buildProject(soft.plugins());
    const smooth = (file: Buffer | string) => sharp(file).greyscale().blur(6).raw().toBuffer();
    const own = await smooth(flat);
    const shown = await smooth(copyIn('dist/pictures', 1000));
    const differences = own.map((value, at) => Math.abs(value - (shown[at] ?? 0)));
    // In blocks of one shade each, it was 0.3.
    expect(differences.reduce((sum, one) => sum + one, 0) / own.length).toBeLessThan(0.15);

    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
    const rough = sharp({ create: { ...raw, channels: 3, background: '#777', noise } });
    await buildProject(enterWith('rough.png', await rough.png().toBuffer()).plugins());
    const bytesOf = (width: number) => statSync(copyIn('dist/pictures', width)).size / width ** 2;
    expect(bytesOf(1000)).toBeLessThan(2.6 * bytesOf(740));
  });

  test('a photo that has another name, or that two have, is encoded once', async () => {
    const { plugins } = await enterShop();
    await buildProject(plugins());
    const cached = readdirSync(cache);
    for (const folder of ['shop/products/11-beard-oil', 'shop/products/12-beard-wax']) {
      cpSync('shop/products/11-oil', folder, { recursive: true });
    }
    const plugin = pictures();
    const buildStart = async () => {
      for (const name of readdirSync('shop/products')) {
        await plugin.api?.(`shop/products/${name}/primary.webp`);
      }
    };
    await buildProject([plugin, { name: 'describe', buildStart }]);
    expect(readdirSync(cache)).toEqual(cached);
    const names = readdirSync('dist/pictures').map((file) => `${file.split('.')[0]}`);
    for (const id of [11, 12]) {
      expect(names.filter((name) => name === `product-${id}-primary`)).toHaveLength(4);
    }
  });

  test('the development server makes a copy when a page asks for it', async () => {
    const { plugins, described } = await enterShop();
    const { ask } = await serveProject({ plugins: plugins(), server: { ws: false } });
    const [{ stamp } = { stamp: '' }] = described;
    const copy = await ask(`pictures/product-11-primary.${stamp}.80.webp`);
    expect(copy.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await copy.arrayBuffer()).metadata()).width).toBe(80);
    const other = await ask(`pictures/unknown.${stamp}.80.webp`);
    expect(other.status).toBe(404);
    expect(existsSync('dist')).toBe(false);
  });
});
