import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Has what is loaded later wait for its style sheets through `app/withStyles.ts`: a third of the
 * bytes of what Vite puts there by itself, and without fetching the style sheets first.
 */
export function styles(): Plugin {
  return {
    name: 'styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { withStyles as __vitePreload } from '/app/withStyles.ts';`,
    },
  };
}

const taken = new Map<string, string>();

/**
 * The name of a class of a CSS module in the page, its script and its style: four letters, the same
 * in the browser's and in the server's build.
 *
 * @throws Error if two classes would have the same name
 */
export function className(local: string, file: string): string {
  const owner = `${relative(process.cwd(), file.replace(/\?.*$/, ''))} ${local}`;
  const letters = createHash('sha256')
    .update(owner)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '');
  const name = letters.slice(0, 4);
  const other = taken.get(name) ?? owner;
  if (other !== owner) throw new Error(`Rename one of these classes: ${other}, ${owner}.`);
  taken.set(name, owner);
  return name;
}
