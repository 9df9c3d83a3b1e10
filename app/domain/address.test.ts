import { afterEach, describe, expect, test, vi } from 'vitest';
import { href } from './address.ts';

describe('Address', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('2 is written as it is where the shop has a host of its own', () => {
    expect(href('/')).toBe('/');
    expect(href('/product/3')).toBe('/product/3');
  });

  test('2.5 stands below the path that the shop is published under', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    expect(href('/')).toBe('/walk/');
    expect(href('/products?filter=new')).toBe('/walk/products?filter=new');
  });
});
