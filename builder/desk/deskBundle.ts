import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ofSoftware } from '#reader/files/software.mjs';

/** What of the software the check reads beside its own code. */
const folders = ['app/strings', 'countries', 'owner/new/template', 'owner/check'];

/** The check of a shop runs in Node, and at the desk in a browser: its files of the disk come with it. */
export function inBrowser(): Plugin {
  const home = resolve(ofSoftware('.'));
  return {
    name: 'check-in-browser',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === 'virtual:software') return '\0software';
      if (importer.includes('node_modules')) return null;
      return source.startsWith('node:') ||
        /\/(?:cssMistake|inspectPicture|shopFiles)\.ts$/.test(source)
        ? resolve(ofSoftware('owner/desk/disk.ts'))
        : null;
    },
    load: (id) => {
      if (id !== '\0software') return null;
      return `export const software = new Map(${JSON.stringify(listSoftware())});`;
    },
    transform(code, id) {
      if (id.includes('node_modules') || !/import\.meta\.|process\./.test(code)) return null;
      const folder = `/${relative(home, join(id, '..')).replaceAll('\\', '/')}`;
      return code
        .replaceAll('import.meta.dirname', JSON.stringify(folder))
        .replaceAll('process.cwd()', '"/"')
        .replaceAll(/process\.env\['\w+'\]/g, 'undefined');
    },
  };
}

/** Texts with their paths, and the names of fonts that are installed. */
function listSoftware(): readonly (readonly [path: string, text: string])[] {
  const texts = folders.flatMap((folder) =>
    readdirSync(ofSoftware(folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.yaml')
        ? [[`${folder}/${name}`, readFileSync(ofSoftware(`${folder}/${name}`), 'utf8')] as const]
        : [],
    ),
  );
  const fonts = 'node_modules/@fontsource-variable';
  const installed = existsSync(fonts)
    ? readdirSync(fonts, { recursive: true, encoding: 'utf8' })
    : [];
  return [
    ...texts.map(([path, text]) => [path.replaceAll('\\', '/'), text] as const),
    ...installed.flatMap((name) =>
      name.endsWith('-wght-normal.woff2')
        ? [[`${fonts}/${name.replaceAll('\\', '/')}`, ''] as const]
        : [],
    ),
  ];
}
