import { afterEach, describe, expect, test, vi } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
import { type AskedNavigation, decide } from './decide.ts';
import { matchPath } from './location.ts';

const origin = 'https://shop.example';

/** A press of a link to the path, but for what is said otherwise. */
function linkTo(path: string, others: Partial<AskedNavigation> = {}): AskedNavigation {
  return {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    hashChange: false,
    info: undefined,
    navigationType: 'push',
    destination: { sameDocument: false, url: origin + path },
    ...others,
  };
}

const about = matchPath('/about');

describe('A navigation', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('to a page of the shop shows it without a page load', () => {
    for (const path of ['/', '/products?filter=new', '/product/3', '/product/abc', '/about#team']) {
      expect(decide(linkTo(path), about, false)).toBe('show');
    }
    expect(decide(linkTo('/', { navigationType: 'traverse' }), about, false)).toBe('show');
  });

  test.each<[string, Partial<AskedNavigation>]>([
    ['to another origin', { canIntercept: false }],
    ['within the page', { hashChange: true }],
    ['that downloads a file', { downloadRequest: '' }],
    ['that sends a form', { formData: {} as FormData }],
    ['that reloads the page', { navigationType: 'reload' }],
  ])('%s is left to the browser', (_, others) => {
    expect(decide(linkTo('/products', others), about, false)).toBe('ignore');
  });

  test('to an address outside the shop or its language is left to the browser', () => {
    vi.stubEnv('BASE_URL', '/walk/');
    inShop({ LANGUAGE_PATH: 'hi/' });
    expect(decide(linkTo('/other/'), about, false)).toBe('ignore');
    expect(decide(linkTo('/walk/products'), about, false)).toBe('ignore');
    expect(decide(linkTo('/walk/hi/products'), about, false)).toBe('show');
  });

  test('to /shop is redirected', () => {
    expect(decide(linkTo('/shop'), about, false)).toBe('redirect');
  });

  test('to an unknown address loads what the host answers, but not back in the same document', () => {
    expect(decide(linkTo('/nowhere'), about, false)).toBe('ignore');
    expect(decide(linkTo('//evil.example/x'), about, false)).toBe('ignore');
    const destination = { sameDocument: true, url: `${origin}/nowhere` };
    expect(decide(linkTo('', { destination }), about, false)).toBe('show');
  });

  test('to another query of the same screen changes the screen, also in an older version', () => {
    const products = matchPath('/products');
    const info = 'refinement';
    expect(decide(linkTo('/products?filter=new', { info }), products, true)).toBe('refine');
    expect(decide(linkTo('/products?filter=new'), products, false)).toBe('show');
    const further = matchPath('/products/page/2');
    expect(decide(linkTo('/products?filter=new', { info }), further, false)).toBe('show');
  });

  test('back to the page that is still shown keeps it', () => {
    expect(decide(linkTo('/about', { info: 'return' }), about, true)).toBe('stay');
  });

  test('loads the document once there is a newer version', () => {
    expect(decide(linkTo('/products'), about, true)).toBe('load');
  });
});
