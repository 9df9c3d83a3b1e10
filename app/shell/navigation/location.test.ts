import { afterEach, describe, expect, test, vi } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
import { notFoundPath } from '#address/screens.ts';
import { matchPath, pathOf } from './location.ts';

const pageAt = (pathname: string) => pathOf(matchPath(pathname));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('An address names a page', () => {
  test.each([
    ['/', ['/index.html', '/index', '/index.html/']],
    ['/products', ['/products/', '/products/index.html', '/%70roducts', '/products).']],
    ['/product/1', ['/product/%31', '/product/1/', '/product/1/index.html', '/product/1.html']],
  ])(
    '%s has its page also with its file name, a slash at the end, or escaped letters',
    (page, paths) => {
      expect([page, ...paths].map(pageAt)).toEqual([page, ...paths].map(() => page));
    },
  );

  test('a page is found below the path that the shop is published under', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    expect(pageAt('/walk/')).toBe('/');
    expect(pageAt('/walk/index.html')).toBe('/');
    expect(pageAt('/walk/product/%31/')).toBe('/product/1');
  });

  test('a page is found below its language, and a page of another language is none', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    expect(pageAt('/walk/hi/products')).toBe(notFoundPath);
    inShop({ LANGUAGE_PATH: 'hi/' });
    expect(pageAt('/walk/hi/')).toBe('/');
    expect(pageAt('/walk/hi/product/%31/')).toBe('/product/1');
    expect(pageAt('/walk/hi/shop')).toBe('/products');
  });

  test('/shop has the page of all products, and an unknown product id has its own page', () => {
    expect(pageAt('/shop')).toBe('/products');
    for (const id of ['abc', '01', '-1', '1 ', '{id}', '$&']) {
      expect(pageAt(`/product/${encodeURIComponent(id)}`)).toBe(`/product/${id}`);
    }
  });

  test('a category has a page', () => {
    expect(matchPath('/products/category/green-teas')).toEqual({
      path: '/products/category/{slug}',
      id: 'green-teas',
    });
    expect(matchPath('/products/category/').path).toBe(notFoundPath);
    expect(matchPath('/products/category/a/b').path).toBe(notFoundPath);
  });

  test('any other address is unknown, also one with an incomplete escape or two slashes', () => {
    const unknown = [
      '/404',
      '/404.html',
      '/nowhere',
      '/Cart',
      '/product',
      '/product/',
      '/products//',
    ];
    const broken = ['/%', '/%E0%A4%A', '/product/1%2F2', '/productsindex.html'];
    const strange = [
      '//',
      '/%2f',
      '//index.html',
      '//evil.example/x',
      '//products',
      '/..%2fproducts',
    ];
    const matches = [...unknown, ...broken, ...strange].map(matchPath);
    expect(matches).toEqual(matches.map(() => ({ path: notFoundPath, id: '' })));
    expect(pageAt('/product/%E0%A4%A')).toBe('/product/%E0%A4%A');
  });
});
