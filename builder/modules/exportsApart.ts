import type { Plugin } from 'vite';

const exported = /^export const (\w+) ?= ?(.*);$/gm;

/**
 * Makes a module of each function, list and object that a module of texts or of the shop exports: so a page loads
 * those that it uses, and none of another page. A constant is written where it is used anyway.
 */
export function exportsApart(): Plugin {
  /** What each such module was, for the parts of it. */
  const codes = new Map<string, string>();
  return {
    name: 'exports-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /^\0(?:strings|shop)\/[\w-]+$/, code: /export const[^]+export const/ },
      handler(code, id) {
        codes.set(id, code);
        const from = `from '#${id.slice(1)}`;
        return code.replace(exported, (line, name: string, value: string) => {
          if (code.includes(`export const ${value} =`))
            return `export { ${value} as ${name} } ${from}?${value}';`;
          return /^[[{(]|^new |^\w+=>/.test(value) ? `export { ${name} } ${from}?${name}';` : line;
        });
      },
    },
    load: {
      filter: { id: /^\0(?:strings|shop)\/.+\?/ },
      handler(id) {
        const [module = '', own] = id.split('?');
        const code = codes
          .get(module)
          ?.replace(exported, (line, name) => (name === own ? line : ''));
        return code && { code, moduleSideEffects: false };
      },
    },
  };
}
