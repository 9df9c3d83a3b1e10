import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressHere, addressIn } from './otherLanguage.ts';

const origin = 'https://shop.example';

/** A page of a shop in English and Hindi, published below /walk/. */
function visit(path: string, address: string): void {
  vi.stubEnv('BASE_URL', '/walk/');
  vi.stubEnv('FIRST_LANGUAGE', 'en');
  vi.stubEnv('LANGUAGE_PATH', path);
  vi.stubGlobal('location', new URL(origin + address));
}

describe('The address of a page in another language', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  test('the first language is at the root, another one below its code', () => {
    visit('', '/walk/');
    expect(addressIn('hi', '/product/3')).toBe('/walk/hi/product/3');
    expect(addressIn('en', '/product/3')).toBe('/walk/product/3');
  });

  test.each([
    ['', '/walk/', 'hi', '/walk/hi/'],
    ['', '/walk/products?filter=new#list', 'hi', '/walk/hi/products?filter=new#list'],
    ['hi/', '/walk/hi/', 'en', '/walk/'],
    ['hi/', '/walk/hi/cart?products=1:2', 'en', '/walk/cart?products=1:2'],
  ])('the page in %j at %s is in %s at %s', (path, address, code, other) => {
    visit(path, address);
    expect(addressHere(code)).toBe(origin + other);
  });

  test.each([
    ['hi/', '/hi//evil.example/x?a=1', 'en', '/'],
    ['hi/', '/hi//[', 'en', '/'],
    ['hi/', '/hi///evil.example/x', 'en', '/'],
    ['', '//evil.example/x', 'hi', '/hi//evil.example/x'],
  ])('the page in %j at %s leads to no other host', (path, address, code, other) => {
    visit(path, address);
    vi.stubEnv('BASE_URL', '/');
    expect(addressHere(code)).toBe(origin + other);
  });

  test('a page of the first language that a host shows below another one leads to the start of that', () => {
    visit('', '/walk/hi/nowhere');
    expect(addressHere('hi')).toBe(`${origin}/walk/hi/`);
  });
});
