import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets } from '#html/Preloads.tsx';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { scriptNames } from '#reader/messages/languageRecord.ts';
import { listFiles } from '#builder/hosts/listFiles.ts';

/** Renders the pages; bundled for Node. */
export const renderer = 'builder/html/pages.tsx';
export const entry = 'app/shell/client.tsx';
export const boot = 'app/shell/boot.ts';
export const icon = `${shopFolder()}/icon.svg`;
/** All styles in one file; the bundler gives it this name. */
export const styleSheet = 'style.css';
/** Not needed for the first render, but for the first press. */
export const deferred = 'app/shell/DeferredParts.tsx';
/** The fonts that builder/fonts/fonts.ts has made, as the bundler names them. */
const font = /\/fonts\//;
/**
 * The fonts that a page requests with the ordinary priority. The font of Latin text has low priority:
 * on a slow line it would delay the script, and its fallback font has the same measures. So has that of one word in the
 * footer, the name of another language.
 */
const firstFont = new RegExp(
  `/fonts/(?!.*-names)(?:headings-|text-.*-(?:${scriptNames().join('|')}))`,
);

/**
 * The files that a page names, from the list that the bundler writes.
 *
 * @param modules the screen's own file, and what it loads
 * @throws {Error} naming the source of which the bundler made no file
 */
export function assetsOf(
  manifest: Manifest,
  modules: readonly string[],
  base: string,
): Omit<PageAssets, 'ownScript' | 'ownStyles'> {
  const address = (name: string) => base + chunkOf(manifest, name).file;
  const needed = new Set<string>();
  for (const name of [entry, ...modules]) withImports(manifest, name, needed);
  const files = Object.keys(manifest);
  const fonts = files.filter((name) => font.test(name));
  return {
    icon: address(icon),
    drawings: drawingsAmong(files, address),
    fonts: fonts.filter((name) => firstFont.test(name)).map(address),
    deferredFonts: fonts.filter((name) => !firstFont.test(name)).map(address),
    styles: address(styleSheet),
    modules: [...needed].map(address),
    deferred: [...withImports(manifest, deferred)].filter((name) => !needed.has(name)).map(address),
  };
}

/** In development, Vite serves the sources and adds the styles by script. */
export function assetsInDevelopment(base: string): PageAssets {
  return {
    icon: base + icon,
    drawings: drawingsAmong(
      listFiles(shopFolder()).map((name) => `${shopFolder()}/${name}`),
      (name) => base + name,
    ),
    fonts: [],
    deferredFonts: [],
    modules: [base + ofSoftware(entry)],
    deferred: [],
    ownScript: { src: base + ofSoftware(boot) },
  };
}

/** The address of each drawing of the shop, by its name in the shop's folder. */
function drawingsAmong(
  files: readonly string[],
  address: (file: string) => string,
): PageAssets['drawings'] {
  const folder = `${shopFolder()}/`;
  const drawings = files.filter((file) => file.startsWith(folder) && file.endsWith('.svg'));
  return Object.fromEntries(drawings.map((file) => [file.slice(folder.length), address(file)]));
}

/** The names of a chunk and of all that it imports from the start, each once. */
function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunkOf(manifest, name).imports ?? []) {
    withImports(manifest, imported, found);
  }
  return found;
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The bundler made no file of ${name}.`);
  return chunk;
}
