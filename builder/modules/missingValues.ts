import type { Plugin } from 'vite';
import { prefix } from './shopModules.ts';

/** `import { zones, offers as own } from '#shop/settings';` as the formatter writes it; types are none of it. */
const shopImport = /import \{([^}]*)\} from '#shop\/([\w-]+)';/g;

/**
 * Writes what a shop does not have into the modules that ask for it: `zonesBy` of `#shop/settings` is then a
 * constant without a value, and what stands behind it (`zonesBy && <Place />`) is gone before the bundler
 * follows imports. So a shop's scripts have nothing of a part that it does not show, and no code says it twice.
 */
export function missingValues(): Plugin {
  return {
    name: 'missing-values',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: shopImport },
      async handler(code) {
        const missing = new Map<string, ReadonlySet<string>>();
        for (const [, , name = ''] of code.matchAll(shopImport)) {
          const { code: written } = await this.load({ id: prefix + name });
          missing.set(name, missingIn(written ?? ''));
        }
        return { code: withoutMissing(code, missing), map: null };
      },
    },
  };
}

/** The names that a module exports without a value. */
function missingIn(code: string): ReadonlySet<string> {
  const found = code.matchAll(/^export const (\w+) = (?:undefined|false);$/gm);
  return new Set(Array.from(found, ([, name = '']) => name));
}

/** A module with constants in place of the imports that have no value; lines stay where they are. */
function withoutMissing(code: string, missing: ReadonlyMap<string, ReadonlySet<string>>): string {
  return code.replace(shopImport, (line, list: string, name: string) => {
    const gone = missing.get(name) ?? new Set();
    const entries = list.split(',').map((entry) => entry.trim());
    const isGone = (entry: string) => gone.has(/^\w+/.exec(entry)?.[0] ?? '');
    const constants = entries
      .filter(isGone)
      .map((entry) => `const ${/\w+$/.exec(entry)?.[0]} = undefined;`);
    const rest = entries.filter((entry) => entry && !isGone(entry)).join(', ');
    return constants.length === 0
      ? line
      : `import { ${rest} } from '#shop/${name}'; ${constants.join(' ')}`;
  });
}
