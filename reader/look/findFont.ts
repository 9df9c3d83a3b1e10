import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where packages are: those that the owner has installed, and those of the software. */
const packageFolders = [
  'node_modules',
  ...(createRequire(import.meta.url).resolve.paths('@fontsource-variable') ?? []),
];

/** A font of the theme: its file, and its licence. */
export type FontFiles = { readonly file: string; readonly licence: string };

/**
 * Finds a font by the name in theme.yaml: a file in `fonts` of the shop's folder, or an installed package.
 *
 * @returns nothing if there is neither
 */
export function findFont(folder: string, name: string, script: string): FontFiles | undefined {
  const own = `${folder}/fonts/${name}`;
  return [
    ...['woff2', 'ttf'].map((ending) => ({
      file: `${own}.${ending}`,
      licence: `${own}-LICENSE.txt`,
    })),
    ...packageFolders.map((packageFolder) => ({
      file: `${packageFolder}/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`,
      licence: `${packageFolder}/@fontsource-variable/${name}/LICENSE`,
    })),
  ].find(({ file }) => existsSync(file));
}
