import type { Plugin } from 'vite';

const source = 'app/early.ts';

/**
 * Puts a small script before everything else that a page loads: it fetches the shop once the first
 * view is painted, and no press of a button is lost while the shop is on its way. It is a file of its own: the security policy allows no inline script.
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
          ? `<script async fetchpriority="high" src="${base}${chunk.fileName}"></script>`
          : `<script type="module" src="${base}${source}"></script>`;
        return html.replace('<meta name="viewport"', () => script + '<meta name="viewport"');
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
