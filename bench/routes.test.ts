import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { routesOf } from './routes.mjs';

test('The bench measures each page of the build, one product of each language, and no redirect', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  const page = '<div id="root"></div>';
  const files = {
    'index.html': page,
    'cart/index.html': page,
    'product/1/index.html': page,
    'product/10/index.html': page,
    'hi/product/1/index.html': page,
    'hi/product/2/index.html': page,
    'shop/index.html': '<meta http-equiv="refresh">',
    '404.html': page,
  };
  for (const [file, html] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html);
  }
  expect(routesOf(folder)).toEqual(['/', '/cart', '/hi/product/1', '/product/1']);
  rmSync(folder, { recursive: true });
});
