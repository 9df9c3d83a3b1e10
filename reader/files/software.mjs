import { join, relative, resolve } from 'node:path';

const folder = relative(process.cwd(), resolve(import.meta.dirname, '../..')).replaceAll('\\', '/');

/**
 * The path of a file or folder of the software, from where a command runs: as it is in a clone, and below
 * `node_modules/beau` where an owner's repository has the software as a package.
 *
 * @param {string} path such as `app/strings`
 */
export function ofSoftware(path) {
  return join(folder, path).replaceAll('\\', '/');
}

/**
 * The path within the software of what the bundler names by its path from where the command runs.
 *
 * @param {string} path
 */
export function withinSoftware(path) {
  return folder && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
