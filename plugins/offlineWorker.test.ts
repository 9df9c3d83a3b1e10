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
    'cart/index.html',
    '404.html',
    'assets/client.js',
    'assets/client.js.br',
    'assets/style.css',
    'icons/192.png',
    'icons/512.png',
    'manifest.webmanifest',
    'sitemap.xml',
    'pictures/hero-1.stamp.400.avif',
    'pictures/hero-1.stamp.740.avif',
    'pictures/hero-1.stamp.1100.avif',
    'pictures/hero-1.stamp.720.webp',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

async function writtenWorker(): Promise<string> {
  await writeWorker(folder, '/shop/', 'v1');
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

describe('The offline worker’s file', () => {
  test('each language has a worker of its own, which names its pages and what all languages share', async () => {
    mkdirSync(join(folder, 'hi'));
    writeFileSync(join(folder, 'hi/index.html'), '');
    await writeWorker(folder, '/shop/', 'v1', 'hi/', (file) => /^(?:hi|icons)\//.test(file));
    const worker = readFileSync(join(folder, 'hi/sw.js'), 'utf8');
    const named = [...worker.matchAll(/["'`](\/shop\/[^"'`]*)["'`]/g)];
    expect(named.map(([, address]) => address)).toEqual([
      '/shop/hi',
      '/shop/icons/192.png',
      '/shop/pictures/hero-1.stamp.740.avif',
    ]);
  });

  test('it names each page, script, style and one copy of each picture, below the base path', async () => {
    const named = [...(await writtenWorker()).matchAll(/["'`](\/shop\/[^"'`]*)["'`]/g)];
    expect(named.map(([, address]) => address)).toEqual([
      '/shop/assets/client.js',
      '/shop/assets/style.css',
      '/shop/cart',
      '/shop/icons/192.png',
      '/shop/',
      '/shop/manifest.webmanifest',
      '/shop/pictures/hero-1.stamp.740.avif',
    ]);
  });

  test('it names the first page of each list, then products with their pictures until it is enough', async () => {
    const write = (file: string, content: string | number) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const bytes = typeof content === 'string' ? content : Buffer.alloc(content);
      writeFileSync(join(folder, file), bytes);
    };
    write('products/index.html', 'product-01-primary');
    write('products/page/2/index.html', 1_000_000);
    for (const id of [1, 2, 10]) {
      write(`product/${id}/index.html`, `product-0${id}-primary product-0${id}-secondary`);
      write(`product/${id}/facts.json`, '[]');
      write(`pictures/product-0${id}-primary.stamp.740.avif`, 900_000);
      write(`pictures/product-0${id}-secondary.stamp.740.avif`, 900_000);
    }
    const code = await writtenWorker();
    for (const named of ['/products', '/product/1', '/product/1/facts.json']) {
      expect(code).toMatch(new RegExp(`["'\`]/shop${named}["'\`]`));
    }
    expect(code).toContain('product-01-secondary');
    expect(code).not.toMatch(/product-0(?:2|10)-/);
    expect(code).not.toMatch(/["'`]\/shop\/(?:product\/(?:2|10)|products\/page\/2)["'`]/);
  });

  test('it names the version that its pages are marked with', async () => {
    expect(await writtenWorker()).toMatch(/["'`]v1["'`]/);
  });
});
