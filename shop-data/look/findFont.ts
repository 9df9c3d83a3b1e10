import { existsSync } from 'node:fs';
import type { Script } from './themeCss.ts';

/** A font of the theme: its file, and its licence. */
export type FontFiles = { readonly file: string; readonly licence: string };

/**
 * Finds a font by the name in theme.yaml: a file in `fonts` of the shop's folder, or an installed package.
 *
 * @param packages the folder of the installed packages
 * @returns nothing if there is neither
 */
export function findFont(
  folder: string,
  name: string,
  script: Script,
  packages = 'node_modules',
): FontFiles | undefined {
  const own = `${folder}/fonts/${name}`;
  const fromPackage = `${packages}/@fontsource-variable/${name}`;
  return [
    ...['woff2', 'ttf'].map((ending) => ({
      file: `${own}.${ending}`,
      licence: `${own}-LICENSE.txt`,
    })),
    {
      file: `${fromPackage}/files/${name}-${script}-wght-normal.woff2`,
      licence: `${fromPackage}/LICENSE`,
    },
  ].find(({ file }) => existsSync(file));
}
