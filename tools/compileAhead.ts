import type { Plugin } from 'vite';

/** Chromium's word for a file all of whose functions are called at once; to others it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has what every page runs, React above all, compiled on another thread while it arrives, instead of
 * function by function where the page waits for it.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has written its own lines: the word counts only as the first of a file.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.name === 'shop') chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
