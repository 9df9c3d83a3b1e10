import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWorker } from './offlineWorker.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const file of [
    'index.html',
    'cart.html',
    '404.html',
    'shop.html',
    'product/1.html',
    'assets/details-1.js',
    'assets/client.js',
    'assets/client.js.br',
    'assets/style.css',
    'icons/192.png',
    'icons/512.png',
    'manifest.webmanifest',
    'sitemap.xml',
    'pictures/hero-1.stamp.400.avif',
    'pictures/hero-1.stamp.600.avif',
    'pictures/hero-1.stamp.1100.avif',
    'pictures/hero-1.stamp.720.webp',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The addresses that a worker names: of what opens the shop, and of the rest. */
function named(file: string): readonly (readonly string[])[] {
  const worker = readFileSync(join(folder, file), 'utf8');
  return [...worker.matchAll(/\{(?:["'`]\/shop\/[^{}]*)?\}/g)]
    .map(([list]) => [...list.matchAll(/["'`](\/shop\/[^"'`]*)["'`]:/g)])
    .map((list) => list.map(([, address = '']) => address));
}

const shell = [
  '/shop/',
  '/shop/assets/client.js',
  '/shop/assets/style.css',
  '/shop/cart',
  '/shop/icons/192.png',
  '/shop/manifest.webmanifest',
];
const products = ['/shop/assets/details-1.js', '/shop/product/1'];

describe('The offline worker’s file', () => {
  test('names what opens the shop, and of a small one also products, and one copy of each picture', async () => {
    await writeWorker(folder, '/shop/', 'v1');
    expect(named('sw.js')).toEqual([
      shell,
      [products[0], '/shop/pictures/hero-1.stamp.600.avif', products[1]],
    ]);
  });

  test('names no picture of a shop whose products and pictures are more than 1 MB', async () => {
    writeFileSync(join(folder, 'pictures/hero-2.stamp.600.avif'), Buffer.alloc(1_000_000));
    await writeWorker(folder, '/shop/', 'v1');
    expect(named('sw.js')).toEqual([shell, products]);
  });

  test('has the start of the hash of each file', async () => {
    await writeWorker(folder, '/shop/', 'v1');
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    const hash = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);
    expect(worker).toContain(`"/shop/assets/client.js":\`${hash('assets/client.js')}\``);
    expect(worker).toContain(`"/shop/cart":\`${hash('cart.html')}\``);
  });

  test('of each language names its own pages and what all languages share', async () => {
    mkdirSync(join(folder, 'hi'));
    writeFileSync(join(folder, 'hi/index.html'), '');
    await writeWorker(folder, '/shop/', 'v1', 'hi/', (file) => /^(?:hi|icons)\//.test(file));
    expect(named('hi/sw.js')).toEqual([
      ['/shop/hi/', '/shop/icons/192.png'],
      ['/shop/pictures/hero-1.stamp.600.avif'],
    ]);
  });
});
