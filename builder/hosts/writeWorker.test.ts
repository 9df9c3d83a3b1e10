import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWorker } from './writeWorker.ts';

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
    'sitemap.xml',
    'pictures/hero-1.stamp.400.avif',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);

/** The addresses that a worker names, and what it knows of each. */
function listed(file: string): unknown {
  const [list = ''] =
    /\{"\/shop\/[^{}]*\}/.exec(readFileSync(join(folder, file), 'utf8').replaceAll('`', '"')) ?? [];
  return JSON.parse(list);
}

describe('The offline worker’s file', () => {
  test('names the pages and what they need, each file with the start of its hash', async () => {
    await writeWorker(folder, '/shop/', 'v1');
    expect(listed('sw.js')).toEqual({
      '/shop/': '',
      '/shop/cart': '',
      '/shop/product/1': '',
      '/shop/assets/client.js': hash('assets/client.js'),
      '/shop/assets/details-1.js': hash('assets/details-1.js'),
      '/shop/assets/style.css': hash('assets/style.css'),
    });
  });

  test('of each language names its own pages and what all languages share', async () => {
    mkdirSync(join(folder, 'hi'));
    writeFileSync(join(folder, 'hi/index.html'), '');
    await writeWorker(folder, '/shop/', 'v1', 'hi/', (file) => /^hi\/|style/.test(file));
    expect(listed('hi/sw.js')).toEqual({
      '/shop/hi/': '',
      '/shop/assets/style.css': hash('assets/style.css'),
    });
  });
});
