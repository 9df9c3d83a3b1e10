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

/** The addresses that a worker names. */
function named(file: string): readonly string[] {
  const worker = readFileSync(join(folder, file), 'utf8');
  return [...worker.matchAll(/["'`](\/shop\/[^"'`]*)["'`]:/g)].map(([, address = '']) => address);
}

describe('The offline worker’s file', () => {
  test('names each page, script, style and one copy of each picture, below the base path', async () => {
    await writeWorker(folder, '/shop/', 'v1');
    expect(named('sw.js')).toEqual([
      '/shop/',
      '/shop/assets/client.js',
      '/shop/assets/style.css',
      '/shop/cart',
      '/shop/icons/192.png',
      '/shop/manifest.webmanifest',
      '/shop/pictures/hero-1.stamp.740.avif',
    ]);
  });

  test('has the start of the hash of each file, but of no page', async () => {
    await writeWorker(folder, '/shop/', 'v1');
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    const hash = createHash('sha256').update('assets/client.js').digest('base64').slice(0, 8);
    expect(worker).toContain(`"/shop/assets/client.js":\`${hash}\``);
    expect(worker).toContain('"/shop/cart":``');
  });

  test('of each language names its own pages and what all languages share', async () => {
    mkdirSync(join(folder, 'hi'));
    writeFileSync(join(folder, 'hi/index.html'), '');
    await writeWorker(folder, '/shop/', 'v1', 'hi/', (file) => /^(?:hi|icons)\//.test(file));
    expect(named('hi/sw.js')).toEqual([
      '/shop/hi/',
      '/shop/icons/192.png',
      '/shop/pictures/hero-1.stamp.740.avif',
    ]);
  });
});
