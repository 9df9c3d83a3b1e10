import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
import { addressHere, addressIn, currentUrl, href, shopUrl, linkTo } from './address.ts';

const origin = 'https://shop.example';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('Address', () => {
  test('a link is the address itself when the shop has its own host', () => {
    expect(href('/')).toBe('/');
    expect(href('/product/3')).toBe('/product/3');
  });

  test('a link leads to a page in the same language', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    inShop({ LANGUAGE_PATH: 'hi/' });
    expect(href('/')).toBe('/walk/hi/');
    expect(href('/products?filter=new')).toBe('/walk/hi/products?filter=new');
  });

  test('a link begins with the path that the shop is published under', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    expect(href('/')).toBe('/walk/');
    expect(href('/products?filter=new')).toBe('/walk/products?filter=new');
  });

  /** Pieces of which an address is made that leads elsewhere. */
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '..',
          '%2e%2e',
          '%2f',
          '@',
          ':',
          '[',
          'https:',
          'javascript:',
        ),
        fc.constantFrom('walk', 'hi', 'evil.example', 'shop.example', '?', '#', '\n', '\t', ' '),
        fc.string(),
      ),
    )
    .map((pieces) => pieces.join(''));

  test.each(['/', '/walk/'])('below %s, no text leads out of the shop', (base) => {
    vi.stubEnv('BASE_URL', base);
    vi.stubGlobal('location', new URL(base, origin));
    fc.assert(
      fc.property(fc.oneof(text, fc.webUrl()), (address) => {
        const url = shopUrl(address);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith(base)).toBe(true);
        // What a link to it leads to.
        expect(new URL(url.href, 'https://evil.example').origin).toBe(origin);
      }),
    );
  });

  test('an address of the shop stays as it is, any other one is the home page or the one given', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    vi.stubGlobal('location', new URL('/walk/cart', origin));
    for (const address of ['/walk/cart?products=1:2#list', '/walk//x', `${origin}/walk/`]) {
      expect(shopUrl(address).href).toBe(new URL(address, origin).href);
    }
    for (const address of [
      '//evil.example/walk/',
      '/other/',
      'mailto:a@b.in',
      '//[',
      '/walk/../x',
    ]) {
      expect(shopUrl(address).href).toBe(`${origin}/walk/`);
      expect(shopUrl(address, '/walk/hi/').href).toBe(`${origin}/walk/hi/`);
    }
  });

  test('what the browser shows is read from its address', () => {
    vi.stubGlobal('location', { href: `${origin}//evil.example/x?a=1#b` });
    expect(currentUrl().pathname).toBe('//evil.example/x');
  });
});

/** A page of a shop in English and Hindi, published below /walk/. */
function visit(path: string, address: string): void {
  vi.stubEnv('BASE_URL', '/walk/');
  inShop({ FIRST_LANGUAGE: 'en', LANGUAGE_PATH: path });
  vi.stubGlobal('location', new URL(origin + address));
}

describe('The address of a page in another language', () => {
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

test('an owner’s link to another site says that it leads there', () => {
  expect(linkTo('/help#terms')).toEqual({ href: '/help#terms' });
  expect(linkTo('https://www.livroreclamacoes.pt/')).toEqual({
    href: 'https://www.livroreclamacoes.pt/',
    rel: 'external',
  });
});
