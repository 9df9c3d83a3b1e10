import { basename } from 'node:path';
import type { Plugin } from 'vite';

const entries = [
  'react/index.js',
  'react/jsx-runtime.js',
  'react-dom/index.js',
  'react-dom/client.js',
  'scheduler/index.js',
];

/**
 * Reads React's published files, which are CommonJS, as the modules that they could be: what the
 * shop does not call is then left out like any other unused code. An export that is asked for and
 * not found stops the build, so a version of React that is written otherwise cannot go unnoticed.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\// },
      handler(code, id) {
        const entry = entries.find((end) => id.endsWith(`/node_modules/${end}`));
        if (entry) return { code: `export * from '${productionFile(code, id)}';`, map: null };
        return { code: asModule(code), map: null };
      },
    },
  };
}

/** @throws Error if an entry of React no longer points at one file for production */
function productionFile(code: string, id: string): string {
  const file = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code)?.[1];
  if (!file) throw new Error(`${basename(id)} of React names no file for production.`);
  return file;
}

/** What the scheduler has in React's own tests alone. */
const onlyInTests = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/** Turns `exports.name = …` and `require("name")` into what modules say for them. */
function asModule(code: string): string {
  const names = [...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name = '']) => name);
  const once = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const again = [...new Set(names.filter((name) => !once.includes(name)))];
  const imports = [...code.matchAll(/\b(\w+) = require\("([\w-]+)"\)/g)];
  return [
    ...imports.map(([, name, from]) => `import * as ${name} from '${from}';`),
    ...again.map((name) => `let $${name};`),
    code
      .replaceAll(/\b(\w+) = require\("[\w-]+"\)/g, '$1$required = true')
      .replaceAll(onlyInTests, 'undefined')
      .replaceAll(/^exports\.(\w+) =/gm, (whole, name: string) =>
        once.includes(name) ? `const $${name} =` : whole,
      )
      .replaceAll(/\bexports\.(\w+)/g, '$$$1'),
    `export { ${[...once, ...again].map((name) => `$${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
