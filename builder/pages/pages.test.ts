import type { Manifest } from 'vite';
import { describe, expect, test } from 'vitest';
import { assetsOf } from './pageAssets.ts';
import { pages } from './pages.ts';
import { pictures } from '#builder/pictures/pictures.ts';
import { shop } from '#builder/modules/shop.ts';
import { serveProject } from '#builder/modules/smallProject.testing.ts';

const manifest: Manifest = {
  'app/shell/client.tsx': { file: 'assets/client.js', imports: ['_react.js', '_cart.js'] },
  'app/screens/cart.tsx': { file: 'assets/cart.js', imports: ['_react.js', '_order.js'] },
  'app/shell/DeferredParts.tsx': {
    file: 'assets/deferred.js',
    imports: ['_react.js', '_toasts.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_cart.js': { file: 'assets/storedCart.js', imports: ['_react.js'] },
  '_order.js': { file: 'assets/order.js', imports: ['_cart.js'] },
  '_toasts.js': { file: 'assets/toasts.js', imports: ['_cart.js'] },
  'style.css': { file: 'assets/style.css' },
  'shop/icon.svg': { file: 'assets/icon.svg' },
  'shop/cards/visa.svg': { file: 'assets/visa.svg' },
  'node_modules/.cache/built/shop/fonts/headings-eczar.woff2': { file: 'assets/eczar.woff2' },
  'node_modules/.cache/built/shop/fonts/text-hanken-grotesk.woff2': { file: 'assets/hanken.woff2' },
  'node_modules/.cache/built/shop/fonts/text-noto-sans-devanagari.woff2': {
    file: 'assets/noto.woff2',
  },
};

describe('Assets of a page', () => {
  test.each(['app/screens/cart.tsx', '_order.js', 'style.css', 'shop/icon.svg'])(
    'without %s in the bundle the build stops and names it',
    (name) => {
      const { [name]: missing, ...others } = manifest;
      expect(missing).toBeDefined();
      expect(() => assetsOf(others, ['app/screens/cart.tsx'], '/')).toThrow(
        `The bundler made no file of ${name}.`,
      );
    },
  );
});

test('the development server renders the page that is asked for', async () => {
  const { ask } = await serveProject({
    appType: 'mpa',
    base: '/walk/',
    plugins: [shop(), pictures(), pages()],
    server: { ws: false },
  });
  const read = async (path: string) => (await ask(path)).text();
  const cart = await read('cart?from=mail');
  expect(cart).toContain('<title>Cart · BEAU</title>');
  expect(cart).toContain('src="/app/shell/boot.ts"');
  expect(await read('nowhere')).toContain('<title>Page not found · BEAU</title>');
});
