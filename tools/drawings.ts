import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Their groups are shown by name, `<use href="#mark">`, in the colour of the text around them. */
const files = ['wordmark', 'cards'];

/**
 * Puts the drawings that every page shows into the page itself: a browser handles each drawing that
 * comes as a file like a page of its own, with a style and a layout that cost more than the drawing.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const texts = await Promise.all(
          files.map((name) => readFile(`shop/images/${name}.svg`, 'utf8')),
        );
        const groups = texts.map((text) => text.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, ''));
        const shapes = groups.join('').replaceAll(/>\s+</g, '><');
        return html.replace('<!--drawings-->', `<div hidden><svg>${shapes}</svg></div>`);
      },
    },
  };
}
