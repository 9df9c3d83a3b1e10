import type { Plugin } from 'vite';

const source = 'app/early.ts';

/** Stands in the page where its screen's own style and script are to be named. */
export const screenLinks = '<!--screen-->';

/**
 * Puts a small script last into a page's head: it fetches the shop once the first view is painted, and
 * no press of a button is lost while the shop is on its way. It is a file of its own, since the security
 * policy allows no inline script, and the parser waits for it: a script also waits for the style sheets
 * before it, without which Chromium would lay out the whole page once in vain.
 */
export function early(): Plugin {
  let base = '/';
  return {
    name: 'early',

    configResolved(config) {
      base = config.base;
    },

    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.emitFile({ type: 'chunk', id: source, name: 'early' });
      }
    },

    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(({ name }) => name === 'early');
        const script = chunk
          ? `<script src="${base}${chunk.fileName}"></script>`
          : `<script type="module" src="${base}${source}"></script>`;
        // What only others read comes last: the manifest would take a connection from the first picture.
        return html
          .replace(/\s*<!--head-->/, '')
          .replace('</head>', () => `${screenLinks}${script}<!--head--></head>`);
      },
    },
  };
}

/** Has a page name its scripts without fetching them; `app/early.ts` does, when it is time. */
export function holdBackScripts(html: string): string {
  return html
    .replace(
      /<script type="module"( crossorigin) src="([^"]+)"><\/script>/,
      '<link rel="modulepreload" data-entry$1 href="$2">',
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"');
}
