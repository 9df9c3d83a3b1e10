import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictures } from './pictures.ts';
import { buildProject, bundleProject, enterProject, serveProject } from './smallProject.testing.ts';

async function enterShop(): Promise<void> {
  const create = { width: 280, height: 350, channels: 3, background: '#e9e5da' } as const;
  enterProject({
    'entry.js': "import picture from './shop/products/11-oil/primary.webp'; console.log(picture);",
    'shop/products/11-oil/primary.webp': await sharp({ create }).webp().toBuffer(),
  });
}

const cache = 'node_modules/.cache/pictures';

describe('Pictures', () => {
  test('an imported picture is its facts in the script and a copy of each width in the build', async () => {
    await enterShop();
    await buildProject(pictures());
    const copies = readdirSync('dist/pictures').toSorted();
    expect(copies.map((copy) => copy.replace(/\.[\w]{6}\./, '.stamp.'))).toEqual([
      'product-11-primary.stamp.220.avif',
      'product-11-primary.stamp.280.avif',
      'product-11-primary.stamp.280.webp',
      'product-11-primary.stamp.98.avif',
    ]);
    const { width, height } = await sharp(`dist/pictures/${copies[0]}`).metadata();
    expect({ width, height }).toEqual({ width: 220, height: 275 });
    const script = readFileSync(`dist/assets/${readdirSync('dist/assets')[0]}`, 'utf8');
    expect(script).toContain('product-11-primary');
    expect(readdirSync(cache).toSorted()).toEqual(copies);
  });

  test('the copies of a phone’s picture are upright and have the shape of their place', async () => {
    const create = { width: 150, height: 100, channels: 3, background: '#e9e5da' } as const;
    const turned = sharp({ create }).withMetadata({ orientation: 6 }).jpeg();
    enterProject({
      'entry.js': "import picture from './Hero.JPG?shape=1x1'; console.log(picture);",
      'Hero.JPG': await turned.toBuffer(),
    });
    expect(await bundleProject(pictures())).toMatch(/width: ?100,\s*height: ?100/);
    await buildProject(pictures());
    for (const copy of readdirSync('dist/pictures')) {
      expect(copy).toMatch(/^hero\./);
      const { width, height, orientation } = await sharp(`dist/pictures/${copy}`).metadata();
      expect({ ratio: width / height, orientation }).toEqual({ ratio: 1, orientation: undefined });
    }
  });

  test('a second build takes the copies from the cache', async () => {
    await enterShop();
    await buildProject(pictures());
    const times = () => readdirSync(cache).map((file) => statSync(`${cache}/${file}`).mtimeMs);
    const before = times();
    await buildProject(pictures());
    expect(times()).toEqual(before);
  });

  test('the development server makes a copy when a page asks for it', async () => {
    await enterShop();
    const { server, ask } = await serveProject({
      plugins: [pictures()],
      server: { ws: false },
    });
    const result = await server.transformRequest('/shop/products/11-oil/primary.webp');
    const stamp = /"stamp":\s*"(\w+)"/.exec(result?.code ?? '')?.[1];
    const copy = await ask(`pictures/product-11-primary.${stamp}.80.webp`);
    expect(copy.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await copy.arrayBuffer()).metadata()).width).toBe(80);
    const other = await ask(`pictures/unknown.${stamp}.80.webp`);
    expect(other.status).toBe(404);
    expect(existsSync('dist')).toBe(false);
  });
});
