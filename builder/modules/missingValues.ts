import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { prefix } from './shopModules.ts';

/** `import { zones, offers as own } from '#shop/settings';` as the formatter writes it; types are none of it. */
const shopImport = /import \{([^}]*)\} from '#shop\/([\w-]+)';/g;

/** What only a part of `#shop/parts` shows, and a screen imports from the start. */
const filesOfParts = { asking: /\/app\/features\/.*\/(?:ProductAsks|AskField)\.tsx$/ };

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
    // Its imports would count as those of the screen, with their styles.
    load: {
      filter: { id: filesOfParts.asking },
      async handler(id) {
        const { code } = await this.load({ id: `${prefix}parts` });
        return missingIn(code ?? '').has('asking')
          ? withoutContent(readFileSync(id, 'utf8'))
          : null;
      },
    },
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

/** What a file exports, without a value. */
function withoutContent(code: string): string {
  const exported = code.matchAll(/^export (?:function|const) (\w+)/gm);
  return Array.from(exported, ([, name]) => `export const ${name} = undefined;`).join('\n');
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
