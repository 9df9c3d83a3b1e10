import { afterEach, describe, expect, test, vi } from 'vitest';
import { href } from './address.ts';

describe('Address', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('2 a link is the address itself when the shop has its own host', () => {
    expect(href('/')).toBe('/');
    expect(href('/product/3')).toBe('/product/3');
  });

  test('18.6 a link leads to a page in the same language', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    vi.stubEnv('LANGUAGE_PATH', 'hi/');
    expect(href('/')).toBe('/walk/hi/');
    expect(href('/products?filter=new')).toBe('/walk/hi/products?filter=new');
  });

  test('2.5 a link begins with the path that the shop is published under', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    expect(href('/')).toBe('/walk/');
    expect(href('/products?filter=new')).toBe('/walk/products?filter=new');
  });
});
