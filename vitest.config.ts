import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';

// The tests are about the example shop, whichever shop an owner has chosen.
process.env['SHOP_FOLDER'] ??= 'shop';
const { default: software } = await import('./vite.config.ts');

export default mergeConfig(
  software,
  defineConfig({
    plugins: [typedConstants()],
    test: {
      setupFiles: 'app/testing/inShop.testing.ts',
      include: [
        'app/**/*.test.ts',
        'builder/**/*.test.ts',
        'reader/**/*.test.ts',
        'owner/**/*.test.ts',
        'rules/**/*.test.ts',
        '{commands,dev}/**/*.test.ts',
      ],
      environment: 'node',
      // The files of a worker share what they import; each test removes what it gave to all.
      isolate: false,
      maxWorkers: '100%',
      testTimeout: process.env['FUZZ'] ? 600_000 : 60_000,
      hookTimeout: 60_000,
    },
  }),
);

/**
 * The constants of the shop (builder/modules/shop.ts) with the types and values that a build gives. Vitest itself
 * would write them into `process.env`, where each is a text, and `false` is as true as any other.
 */
function typedConstants(): Plugin {
  const prefix = 'import.meta.env.';
  const constants: Record<string, unknown> = {};
  return {
    name: 'typed-constants',
    enforce: 'pre',

    config({ define = {} }) {
      for (const key of Object.keys(define).filter((name) => name.startsWith(prefix))) {
        constants[key.slice(prefix.length)] = JSON.parse(define[key]);
        delete define[key];
      }
      // A test changes it by `inShop`.
      return { define: { constantsOfShop: JSON.stringify(constants) } };
    },

    // As many letters as before, so that an error names its column.
    transform: (code, id) =>
      id.endsWith('.test.ts')
        ? undefined
        : code.replaceAll(/\bimport\.meta\.env\.(\w+)/g, (found, name) =>
            name in constants ? `constantsOfShop.${name}` : found,
          ),
  };
}
