import type { Plugin } from 'vite';

const source = 'app/early.ts';

/**
 * Puts a small script before everything else that a page loads, so that no press of a button is lost
 * while the shop is on its way. It is a file of its own: the security policy allows no inline script.
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
        return html.replace('<meta name="viewport"', () => script + '<meta name="viewport"');
      },
    },
  };
}
