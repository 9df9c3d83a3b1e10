import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages that a folder's package-lock.json names, unless they are there already.
 *
 * @param {string} [folder] the shop's own, unless told otherwise
 */
export function installPackages(folder = '.') {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const named = join(folder, 'package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(named).mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages (once) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', cwd: folder });
}
