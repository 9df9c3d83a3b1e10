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
